import type { GameEvent, Match } from '@tefuda/kernel'
import { useMemo } from 'react'
import { SidePanel } from '../frame/index.ts'
import { RuleBookView } from '../rulebook/index.ts'
import { Log } from './log.tsx'
import type { Middle } from './middle.ts'
import type { NameOf } from './names.ts'
import { useTableText } from './texts.ts'

/** What the panel beside the table shows; null closes its sheet on a phone. */
export interface BesideState {
  readonly tab: 'log' | 'rules'
  readonly open: boolean
  /** The ruling the rule book should show. */
  readonly rule: string | null
}

export interface BesideProps {
  readonly state: BesideState
  readonly onState: (state: BesideState) => void
  readonly match: Match
  readonly middle: Middle
  readonly events: readonly GameEvent[]
  readonly nameOf: NameOf
}

/** Log and rule book of the table: beside it on a wide screen, a sheet on a phone. */
export const Beside = ({ state, onState, match, middle, events, nameOf }: BesideProps) => {
  const t = useTableText()
  const { game, rules, seats } = match
  const book = useMemo(
    () => (state.tab === 'rules' ? game.rulebook(rules, seats.length) : null),
    [state.tab, game, rules, seats.length],
  )
  return (
    <SidePanel
      label={t('panel')}
      open={state.open}
      onClose={() => onState({ ...state, open: false })}
      active={state.tab}
      onSelect={(tab) => onState({ ...state, tab: tab === 'rules' ? 'rules' : 'log', rule: null })}
      tabs={[
        {
          id: 'log',
          label: t('log'),
          content: <Log events={events} middle={middle} rules={rules} nameOf={nameOf} isAlone={seats.length === 1} />,
        },
        {
          id: 'rules',
          label: t('book'),
          content: book !== null && <RuleBookView book={book} compact target={state.rule} />,
        },
      ]}
    />
  )
}
