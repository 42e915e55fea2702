import type { Refusal } from '@tefuda/kernel'
import { Button } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { rulesHref } from '../rulebook/index.ts'
import { Notice } from './notice.tsx'
import { useTableText } from './texts.ts'
import type { TableScreen } from './use-table-screen.ts'

/** The game's own field, and over its lower edge why something was not done. */
export const TableField = ({ screen }: { readonly screen: TableScreen }) => {
  const { table, played, state, scene, draftContext, draft, tableGame, focus, moves, nameOf, setLook, showRule } =
    screen
  const say = useSay()
  const { Field } = tableGame
  const refused = moves.refused ?? state.refused
  const forgetRefusal = (): void => {
    moves.forgetRefusal()
    table.forgetRefusal()
  }
  return (
    <>
      <Field
        context={{ ...draftContext, due: draftContext.due && !scene.running }}
        draft={draft}
        last={scene.last}
        events={scene.events}
        nameOf={nameOf}
        effect={scene.effect}
        window={state.window}
        focus={focus}
        still={false}
        onOpen={setLook}
      />
      {refused !== null && (
        <Notice
          title={say(tableGame.whyNot)}
          refusal={refused}
          game={played.game.id}
          onClose={forgetRefusal}
          ruleHref={rulesHref(played.game, played.rules, played.seats, refused.rule)}
          onRule={() => showRule(refused.rule)}
        />
      )}
      {state.stuck !== null && <Stuck reason={state.stuck} onRetry={table.retry} />}
    </>
  )
}

const Stuck = ({ reason, onRetry }: { readonly reason: Refusal; readonly onRetry: () => void }) => {
  const t = useTableText()
  const say = useSay()
  return (
    <div className="toast" role="alert">
      <b>{t('stuck')}</b>
      <p className="muted">{say(reason.message)}</p>
      <div className="foot">
        <Button onPress={onRetry}>{t('retry')}</Button>
      </div>
    </div>
  )
}
