import { Button, Icon } from '../frame/index.ts'
import { usePreferences } from '../theme/index.ts'
import { useTableText } from './texts.ts'
import type { TableScreen } from './use-table-screen.ts'

/** At the end of the line below the field: the next move, step by step; the rest of the deal, for whoever is out of it. */
export const PaceActs = ({ screen }: { readonly screen: TableScreen }) => {
  const t = useTableText()
  const { table, state, context, scene, tableGame, isHalted } = screen
  const { botPace } = usePreferences()
  const isOver = state.outcome !== null || isHalted
  const isOut = context.seat !== null && tableGame.isOut?.(scene.view, context.seat) === true
  if (table.skip !== null && isOut && !isOver)
    return (
      <span className="pace-acts">
        <Button onPress={table.skip}>{t('skip')}</Button>
      </span>
    )
  if (botPace !== 'step' || table.skip === null || !state.players.some(({ kind }) => kind === 'bot')) return null
  return (
    <span className="pace-acts">
      <Button
        className="next-step"
        label={t('nextMove')}
        unavailable={state.held ? null : t('noNextMove')}
        onPress={table.next}
      >
        <Icon name="next" />
      </Button>
    </span>
  )
}
