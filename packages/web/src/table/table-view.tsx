import { recordOf, type Seat } from '@tefuda/kernel'
import { type RefObject, useMemo } from 'react'
import { PackContext } from '../cards/index.ts'
import { Bar, IconButton, TableFrame } from '../frame/index.ts'
import { packOf } from '../games/pack-of.ts'
import { useSay } from '../i18n/index.ts'
import { ruleSetName } from '../records/rule-set-name.ts'
import { useTitle } from '../site/site-page.tsx'
import { Beside } from './beside.tsx'
import { HaltSheet } from './halt-sheet.tsx'
import { LiveLog, Ticker } from './log.tsx'
import type { Middle } from './middle.ts'
import { PileSheet } from './pile-sheet.tsx'
import { SeatsStrip } from './seats-strip.tsx'
import type { Table } from './table.ts'
import './table.css'
import { TableDock, useTurnTag } from './table-dock.tsx'
import { TableEnd, useEnd } from './table-end.tsx'
import { TableField } from './table-field.tsx'
import { TableMenu } from './table-menu.tsx'
import { TableReadout } from './table-readout.tsx'
import { useTableText } from './texts.ts'
import { useCall } from './use-call.ts'
import { type Sitting, useSitting } from './use-sitting.ts'

export interface TableViewProps {
  readonly table: Table
  readonly middle: Middle
  /** Wraps everything that pointers and cards move over. */
  readonly page: RefObject<HTMLDivElement | null>
}

/** A table with a session on it. */
export const TableView = ({ table, middle, page }: TableViewProps) => {
  const say = useSay()
  const sitting = useSitting(table, middle, page)
  const { match, state, scene, desk, nameOf, isAlone, look, setLook } = sitting
  const end = useEnd(state)
  useCall(!isAlone && desk.due && !scene.running)
  useTitle(say(match.game.name))
  const sideOf = (seat: Seat) => middle.side(seat, match.rules)
  const shared = { middle, rules: match.rules, nameOf, isAlone }
  return (
    <PackContext value={packOf(match.game.id)}>
      <div ref={page} className="table-page">
        <TableFrame
          bar={<TableBar sitting={sitting} />}
          seats={isAlone ? undefined : <SeatsStrip sitting={sitting} />}
          ticker={<Ticker {...shared} last={scene.last} aside={useTurnTag(sitting)} />}
          field={<TableField sitting={sitting} />}
          readout={<TableReadout sitting={sitting} />}
          dock={<TableDock sitting={sitting} end={end} />}
          side={<Beside sitting={sitting} />}
        />
        <LiveLog {...shared} events={scene.events} narrate={match.engine.narrate} />
        <PileSheet
          pile={look === null ? null : middle.pile(desk, look)}
          nameOf={nameOf}
          onClose={() => setLook(null)}
        />
        <HaltSheet halt={scene.halt} events={scene.events} {...shared} sideOf={sideOf} onNext={table.display.resume} />
        <TableEnd sitting={sitting} end={end} />
      </div>
    </PackContext>
  )
}

const TableBar = ({ sitting }: { readonly sitting: Sitting }) => {
  const t = useTableText()
  const say = useSay()
  const { table, middle, match, showRule, setBeside } = sitting
  return (
    <Bar title={say(match.game.name)} tags={[useVariant(sitting)]} back="/">
      <IconButton icon="book" label={t('ruleBook')} onPress={() => showRule(null)} />
      <IconButton
        icon="log"
        label={t('log')}
        className="only-phone"
        onPress={() => setBeside({ tab: 'log', open: true, rule: null })}
      />
      <TableMenu table={table} middle={middle} />
    </Bar>
  )
}

/** The preset that is played, and how many settings differ from it. */
const useVariant = ({ match, isAlone }: Sitting): string => {
  const t = useTableText()
  const say = useSay()
  const found = useMemo(() => ruleSetName(recordOf(match)), [match])
  if (found === undefined) return ''
  const [standard] = match.game.schema.presets
  const isPlain = isAlone && found.changes === 0 && found.preset === standard?.name
  return isPlain ? t('alone') : `${say(found.preset)}${found.changes > 0 ? ` +${found.changes}` : ''}`
}
