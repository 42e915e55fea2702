import { useMemo } from 'react'
import { SidePanel, type Tab } from '../frame/index.ts'
import { RuleBookView } from '../rulebook/index.ts'
import { Log } from './log.tsx'
import { useTableText } from './texts.ts'
import type { TableScreen } from './use-table-screen.ts'

/** Log and rule book of the table: beside it on a wide screen, a sheet on a phone. */
export const Beside = ({ screen, tabs }: { readonly screen: TableScreen; readonly tabs: readonly Tab[] }) => {
  const t = useTableText()
  const { played, state, scene, tableGame, nameOf, isAlone, beside, setBeside } = screen
  const { game, engine, rules, seats } = played
  const book = useMemo(
    () => (beside.tab === 'rules' ? game.rulebook(rules, seats) : null),
    [beside.tab, game, rules, seats],
  )
  const { timeouts } = state
  const log = <Log {...{ engine, tableGame, nameOf, isAlone, timeouts }} events={scene.events} />
  return (
    <SidePanel
      label={t('panel')}
      open={beside.open}
      onClose={() => setBeside({ ...beside, open: false })}
      active={beside.tab}
      onSelect={(tab) => setBeside({ ...beside, tab, rule: null })}
      tabs={[
        { id: 'log', label: t('log'), content: log },
        ...tabs,
        {
          id: 'rules',
          label: t('book'),
          content: book !== null && <RuleBookView book={book} compact target={beside.rule} />,
        },
      ]}
    />
  )
}
