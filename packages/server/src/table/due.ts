import type { Match, Seat } from '@tefuda/kernel'
import type { BotLevel } from '@tefuda/wire'
import { bySeat } from './act.ts'
import type { Entry } from './entry.ts'
import { botAt, personsAt, type Table } from './table.ts'
import { botMoment, deadlineOf, FORGOTTEN, PATIENCE, REVEAL, unbegun, windowEnds } from './time.ts'

/** What is to be done at a table now: something that follows at once, or a bot that has to think first. */
export type Work =
  | { readonly kind: 'append'; readonly entries: readonly Entry[] }
  | { readonly kind: 'think'; readonly seat: Seat; readonly level: BotLevel }

/** When something has to happen here next, if nobody does anything before; null when the table is at rest for good. */
export const dueAt = (table: Table): number | null => {
  switch (table.stage) {
    case 'open':
      return table.since + unbegun(table)
    case 'revealing':
      return allRevealed(table) ? table.since : table.since + REVEAL
    case 'playing':
      return Math.min(forgottenAt(table), ...timesOf(table).map(({ at }) => at))
    case 'over':
    case 'stopped':
      return null
  }
}

/** What has to be done by now; null while it is too early for anything. Bots move one after another. */
export const workAt = (table: Table, now: number): Work | null => {
  const at = dueAt(table)
  if (at === null || now < at) return null
  switch (table.stage) {
    case 'open':
      return append([{ type: 'stopped' }])
    case 'revealing':
      return append([{ type: 'dealt' }])
    default:
      return playing(table, now)
  }
}

const append = (entries: readonly Entry[]): Work => ({ kind: 'append', entries })

const playing = (table: Table, now: number): Work => {
  const match = table.match!
  const ends = windowEnds(table)
  if (ends !== null && now >= ends)
    return append(match.engine.toAct(match.state).map((seat) => timeOut(match, seat, ends - table.window!.since)))
  const first = timesOf(table).reduce<Time | null>((a, b) => (a === null || b.at < a.at ? b : a), null)
  if (first === null || first.at > now) return append([{ type: 'stopped' }])
  const level = botAt(table, first.seat)
  if (level !== null) return { kind: 'think', seat: first.seat, level }
  const moved = timeOut(match, first.seat, first.at - (table.clocks[first.seat]?.since ?? first.at))
  return append(
    losesSeat(table, first.seat) ? [moved, { type: 'lent', seat: first.seat, level: 'easy', good: false }] : [moved],
  )
}

interface Time {
  readonly seat: Seat
  readonly at: number
}

/** When each seat that is due has to have moved. */
const timesOf = (table: Table): Time[] => {
  const { match } = table
  if (match === null) return []
  const due = match.engine.toAct(match.state)
  const persons = personsAt(table).filter((seat) => due.includes(seat) && botAt(table, seat) === null)
  return due.flatMap((seat) => {
    const at = botAt(table, seat) === null ? deadlineOf(table, seat) : botMoment(table, seat, persons)
    return at === null ? [] : [{ seat, at }]
  })
}

const timeOut = ({ engine, state }: Match, seat: Seat, ms: number): Entry =>
  bySeat(seat, engine.format(engine.timeoutMove(state, seat)), Math.max(0, ms), 'time')

/** In a window nobody need answer; elsewhere a person who lets several decisions pass is relieved by a bot. */
const losesSeat = (table: Table, seat: Seat): boolean => {
  const chair = table.chairs[seat]
  return chair?.kind === 'person' && table.window === null && chair.missed + 1 >= PATIENCE
}

const allRevealed = (table: Table): boolean =>
  table.chairs.every((chair) => chair.kind !== 'person' || chair.secret !== null)

const forgottenAt = (table: Table): number =>
  Math.max(table.since, ...table.clocks.map(({ since }) => since ?? 0)) + FORGOTTEN
