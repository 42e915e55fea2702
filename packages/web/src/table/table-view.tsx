import type { Seat } from '@tefuda/kernel'
import { type RefObject, useMemo } from 'react'
import { PackContext } from '../cards/index.ts'
import { Bar, IconButton, TableFrame } from '../frame/index.ts'
import { packOf } from '../games/pack-of.ts'
import { useSay } from '../i18n/index.ts'
import { ruleSetName } from '../records/rule-set-name.ts'
import { useTitle } from '../site/site-page.tsx'
import type { Around } from './around.ts'
import { Beside } from './beside.tsx'
import { HaltSheet } from './halt-sheet.tsx'
import { LiveLog, Ticker } from './log.tsx'
import type { Middle } from './middle.ts'
import { PileSheet } from './pile-sheet.tsx'
import { SeatsStrip } from './seats-strip.tsx'
import type { Table } from './table.ts'
import './table.css'
import { TableDock, useTurnTag } from './table-dock.tsx'
import { useEnd } from './table-end.tsx'
import { TableField } from './table-field.tsx'
import { TableReadout } from './table-readout.tsx'
import { useTableText } from './texts.ts'
import { useCall } from './use-call.ts'
import { type Sitting, useSitting } from './use-sitting.ts'

export interface TableViewProps {
  readonly table: Table
  readonly middle: Middle
  readonly around: Around
  /** Wraps everything that pointers and cards move over. */
  readonly page: RefObject<HTMLDivElement | null>
}

/** A table with a session on it. */
export const TableView = ({ table, middle, around, page }: TableViewProps) => {
  const say = useSay()
  const sitting = useSitting(table, middle, page)
  const { played, state, scene, desk, nameOf, isAlone, look, setLook } = sitting
  const end = useEnd(state)
  useCall(!isAlone && desk.due && !scene.running)
  useTitle(say(played.game.name))
  const sideOf = (seat: Seat) => middle.side(seat, played.rules)
  const shared = { engine: played.engine, middle, nameOf, isAlone }
  return (
    <PackContext value={packOf(played.game.id)}>
      <div ref={page} className="table-page">
        <TableFrame
          bar={<TableBar sitting={sitting} around={around} />}
          seats={isAlone ? undefined : <SeatsStrip sitting={sitting} aside={around.seat} />}
          ticker={<Ticker {...shared} last={scene.last} aside={useTurnTag(sitting)} />}
          banner={around.banner}
          field={<TableField sitting={sitting} />}
          readout={<TableReadout sitting={sitting} notice={around.notice} pending={around.pending} />}
          dock={<TableDock sitting={sitting} end={end} own={around.own} />}
          side={<Beside sitting={sitting} tabs={around.tabs} />}
        />
        <LiveLog engine={played.engine} events={scene.events} nameOf={nameOf} isAlone={isAlone} />
        <PileSheet
          pile={look === null ? null : middle.pile(desk, look)}
          nameOf={nameOf}
          onClose={() => setLook(null)}
        />
        <HaltSheet
          halt={scene.halt}
          events={scene.events}
          middle={middle}
          rules={played.rules}
          nameOf={nameOf}
          sideOf={sideOf}
          onNext={table.display.resume}
        />
        {state.outcome !== null && around.end(sitting, end)}
      </div>
    </PackContext>
  )
}

const TableBar = ({ sitting, around }: { readonly sitting: Sitting; readonly around: Around }) => {
  const t = useTableText()
  const say = useSay()
  const { played, showRule, setBeside } = sitting
  return (
    <Bar title={say(played.game.name)} tags={[useVariant(sitting), ...around.tags]} back={around.back}>
      <IconButton icon="book" label={t('ruleBook')} onPress={() => showRule(null)} />
      <IconButton
        icon="log"
        label={t(around.isUnread ? 'unread' : 'log')}
        className={around.isUnread ? 'only-phone unread' : 'only-phone'}
        onPress={() => setBeside({ tab: (around.isUnread && around.tabs[0]?.id) || 'log', open: true, rule: null })}
      />
      {around.menu(sitting)}
    </Bar>
  )
}

/** The preset that is played, and how many settings differ from it. */
const useVariant = ({ played, isAlone }: Sitting): string => {
  const t = useTableText()
  const say = useSay()
  const found = useMemo(() => ruleSetName({ game: played.game.id, rules: played.rules }), [played])
  if (found === undefined) return ''
  const [standard] = played.game.schema.presets
  const isPlain = isAlone && found.changes === 0 && found.preset === standard?.name
  return isPlain ? t('alone') : `${say(found.preset)}${found.changes > 0 ? ` +${found.changes}` : ''}`
}
