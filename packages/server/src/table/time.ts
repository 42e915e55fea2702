import type { Seat } from '@tefuda/kernel'
import type { Pace } from '@tefuda/wire'
import type { Table } from './table.ts'

/** Milliseconds. */
export const SECOND = 1000
export const DAY = 86_400 * SECOND

/** How long everybody has to reveal the entropy they committed to. */
export const REVEAL = 5 * SECOND
/** A game without a clock in which nobody moves ends by itself after so long. */
export const FORGOTTEN = 30 * DAY
/** A program has this long for a decision where the table has no clock. */
const PROGRAM = 30 * SECOND
/** So long everybody is asked where nobody asks for time: enough to see a discard and to press once. */
const BEAT = 2 * SECOND
/** When a bot moves after it has become due, so that people can follow. */
const BOT = 900
/** Decisions in a row that a person may let pass before a bot takes the seat. */
export const PATIENCE = 2

/** After how long a table that nobody begins closes: in correspondence people have as long to come as to decide. */
export const unbegun = ({ options: { pace } }: Table): number => (pace.kind === 'days' ? pace.days * DAY : DAY)

/** How much of the reserve a seat has used up in the decision it is at. */
export const spent = (table: Table, seat: Seat, at: number): number => {
  const { pace } = table.options
  const { reserve, since } = table.clocks[seat]!
  if (pace.kind !== 'live' || since === null) return 0
  return Math.min(reserve, Math.max(0, at - since - pace.move * SECOND))
}

/**
 * When the window that is open ends for everybody; null where none is. Where somebody has asked for time it ends once all
 * who did have answered: that is theirs to show, and says nothing of the others.
 */
export const windowEnds = (table: Table): number | null => {
  const { window, match } = table
  if (window === null || match === null) return null
  const due = match.engine.toAct(match.state)
  const isWaitedFor = window.timed.length === 0 || window.timed.some((seat) => due.includes(seat))
  return window.since + (isWaitedFor ? windowLength(table) : beat(table))
}

/** Milliseconds, whoever holds what: one beat, or as long as the rules say where somebody has asked for time. */
export const windowLength = (table: Table): number =>
  table.window === null || table.window.timed.length === 0 ? beat(table) : fullLength(table)

/** As long as windows last where nobody asks for time. */
const beat = (table: Table): number => (isEven(table) ? Math.min(BEAT, fullLength(table)) : fullLength(table))

/** As long as the rules say; in correspondence as long as any decision. */
const fullLength = ({ options: { pace }, game, rules }: Table): number =>
  pace.kind === 'days' ? pace.days * DAY : (game.asking?.(rules).seconds ?? 0) * SECOND

/** Whether all windows are of one length here, unless somebody asks for time. */
export const isEven = ({ options: { pace, windows } }: Table): boolean => pace.kind !== 'days' && windows === 'even'

/** When the time of a seat is up; null where it is not due, or may think as long as it likes. */
export const deadlineOf = (table: Table, seat: Seat): number | null => {
  const { since, reserve } = table.clocks[seat] ?? { since: null, reserve: 0 }
  if (since === null || table.stage !== 'playing') return null
  const ends = windowEnds(table)
  if (ends !== null) return ends
  const { pace } = table.options
  switch (pace.kind) {
    case 'live':
      return since + pace.move * SECOND + reserve
    case 'days':
      return since + pace.days * DAY
    case 'none':
      return table.chairs[seat]?.kind === 'program' ? since + PROGRAM : null
  }
}

/** When a turn in correspondence began that ends at `deadline`. */
export const begun = ({ days }: Extract<Pace, { kind: 'days' }>, deadline: number): number => deadline - days * DAY

/**
 * When a bot moves. In a window that is a moment between a quarter and a half of its length that follows from the
 * moment at which it opened and the seat, so it tells nothing; once no person is left to answer, it is at once.
 */
export const botMoment = (table: Table, seat: Seat, persons: readonly Seat[]): number => {
  const since = table.clocks[seat]?.since ?? table.since
  if (table.window === null) return since + BOT
  if (persons.length === 0) return since
  const scatter = ((table.window.since + seat * 7919) % 1000) / 4000
  return since + Math.round(Math.min(windowLength(table), 10 * SECOND) * (0.25 + scatter))
}
