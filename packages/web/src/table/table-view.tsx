import type { Seat } from '@tefuda/kernel'
import type { RefObject } from 'react'
import { PackContext, packOf } from '../cards/index.ts'
import { Bar, type BarTag, IconButton, TableFrame } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { useVariant } from '../records/use-variant.ts'
import { Terms } from '../rulebook/index.ts'
import { useTitle } from '../site/site-page.tsx'
import { Beside } from './beside.tsx'
import { HaltSheet } from './halt-sheet.tsx'
import { LiveLog, Ticker } from './log.tsx'
import { PaceActs } from './pace-acts.tsx'
import { PileSheet } from './pile-sheet.tsx'
import { SeatsStrip } from './seats-strip.tsx'
import { SureSheet } from './sure-acts.tsx'
import type { Table } from './table.ts'
import type { TableGame } from './table-game.ts'
import type { TableSlots } from './table-slots.ts'
import './table.css'
import { TableDock, useTurnTag } from './table-dock.tsx'
import { useEnd } from './table-end.tsx'
import { TableField } from './table-field.tsx'
import { TableReadout } from './table-readout.tsx'
import { useTableText } from './texts.ts'
import { useCall } from './use-call.ts'
import { useDealName } from './use-deal-name.ts'
import { type TableScreen, useTableScreen } from './use-table-screen.ts'

export interface TableViewProps {
  readonly table: Table
  readonly tableGame: TableGame
  readonly slots: TableSlots
  /** Wraps everything that pointers and cards move over. */
  readonly page: RefObject<HTMLDivElement | null>
}

/** A table with a session on it. */
export const TableView = ({ table, tableGame, slots, page }: TableViewProps) => {
  const say = useSay()
  const screen = useTableScreen(table, tableGame, page)
  const { played, state, scene, context, nameOf, isAlone, look, setLook, showRule } = screen
  const end = useEnd(state)
  useCall(!isAlone && context.due && !scene.running)
  useTitle(say(played.game.name))
  const sideOf = (seat: Seat) => tableGame.side(seat, played.rules)
  const shared = { engine: played.engine, tableGame, nameOf, isAlone }
  return (
    <PackContext value={packOf(played.game)}>
      <Terms game={played.game} rules={played.rules} seats={played.seats} showChapter={showRule}>
        <div ref={page} className="table-page">
          <TableFrame
            bar={<TableBar screen={screen} slots={slots} />}
            seats={isAlone ? undefined : <SeatsStrip screen={screen} aside={slots.seat} />}
            ticker={
              // Another move is another line: nothing of the one before moves aside for it.
              <Ticker
                key={scene.events.length}
                {...shared}
                last={scene.last}
                aside={useTurnTag(screen)}
                timedOut={state.timeouts.includes(scene.events.length - scene.last.length)}
              />
            }
            banner={slots.banner(screen)}
            field={<TableField screen={screen} />}
            readout={
              <>
                <TableReadout screen={screen} time={slots.time} notice={slots.notice} pending={slots.pending} />
                <PaceActs screen={screen} />
              </>
            }
            dock={<TableDock screen={screen} end={end} own={slots.own} />}
            side={<Beside screen={screen} tabs={slots.tabs} />}
          />
          <LiveLog {...shared} events={scene.events} timeouts={state.timeouts} />
          <PileSheet
            pile={look === null ? null : tableGame.pile(context, look)}
            nameOf={nameOf}
            onClose={() => setLook(null)}
          />
          <HaltSheet
            halt={scene.halt}
            events={scene.events}
            tableGame={tableGame}
            rules={played.rules}
            nameOf={nameOf}
            sideOf={sideOf}
            onNext={table.display.resume}
            elsewhere={slots.halt(screen)}
          />
          <SureSheet screen={screen} />
          {state.outcome !== null && slots.end(screen, end)}
        </div>
      </Terms>
    </PackContext>
  )
}

const TableBar = ({ screen, slots }: { readonly screen: TableScreen; readonly slots: TableSlots }) => {
  const t = useTableText()
  const say = useSay()
  const { played, showRule, setBeside } = screen
  return (
    <Bar
      title={say(played.game.name)}
      tags={[...useDeal(screen), ...slots.tags, useVariantTag(screen)]}
      back={slots.back}
    >
      <IconButton icon="book" label={t('ruleBook')} onPress={() => showRule(null)} />
      <IconButton
        icon="log"
        label={t(slots.isUnread ? 'unread' : 'log')}
        className={slots.isUnread ? 'only-phone unread' : 'only-phone'}
        onPress={() => setBeside({ tab: (slots.isUnread && slots.tabs[0]?.id) || 'log', open: true, rule: null })}
      />
      {slots.menu(screen)}
    </Bar>
  )
}

/** Which deal it is, where there are several. */
const useDeal = ({ played, scene }: TableScreen): BarTag[] => {
  const nameOf = useDealName(played.game)
  const { deal } = scene.view as { readonly deal?: number }
  const deals = Number(played.rules.deals)
  if (deal === undefined || deals === 1) return []
  if (deal === 1 && !(deals > 1) && played.game.dealWord === undefined) return []
  const whole = nameOf(deal)
  return [{ whole, short: deals > 1 ? `${deal}/${deals}` : whole }]
}

/** What is played; the game as it is usually played needs no name where one plays it alone. */
const useVariantTag = ({ played: { game, rules }, isAlone }: TableScreen): string => {
  const t = useTableText()
  const say = useSay()
  const variant = useVariant(game, rules)
  const [standard] = game.schema.presets
  return isAlone && standard !== undefined && variant === say(standard.name) ? t('alone') : variant
}
