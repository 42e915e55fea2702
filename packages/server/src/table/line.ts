import { nearestPreset, type Rules } from '@tefuda/kernel'
import type { Pace } from '@tefuda/wire'
import type { GuestId } from './entry.ts'
import { type Chair, isGone, type Table } from './table.ts'
import { deadlineOf } from './time.ts'

/** What lists show of a table, as `matches.line` keeps it. */
export interface Line {
  /** The preset its rules are nearest to, and how many settings differ from it. */
  readonly preset: string
  readonly changes: number
  readonly pace: Pace
  /** How many seats the table has. */
  readonly seats: number
  readonly scores: readonly number[] | null
  readonly ranks: readonly number[] | null
  /** Who ended the game before its end, where that was the host alone. */
  readonly stoppedBy?: 'host'
  /** Whether anybody may look on. */
  readonly spectators: boolean
  /** Whether whoever looks on sees it without delay: only then others may know how a game stands that is being played. */
  readonly live: boolean
}

/** Who sits on a chair, as lists and searches need it. `name`: a program's name, a bot's level, also of one that plays for a person for good. */
export interface SeatRow {
  readonly seat: number
  readonly guest: GuestId | null
  readonly kind: 'person' | 'bot' | 'program'
  readonly name: string | null
  readonly due: 0 | 1
  readonly deadline: number | null
}

export const lineOf = (table: Table): Line => {
  const { match, rules, game, options } = table
  const outcome = match === null ? null : match.engine.outcome(match.state)
  return {
    ...nearest(game, rules),
    pace: options.pace,
    seats: table.chairs.length,
    scores: match === null ? null : (outcome ?? match.engine.status(match.state)).scores,
    ranks: outcome === null ? null : outcome.ranks,
    spectators: options.spectators !== null,
    live: options.spectators === 0,
    ...(table.stoppedBy !== null && { stoppedBy: table.stoppedBy }),
  }
}

/**
 * Empty chairs are left out. While seats are asked together all who were asked are shown as due, as everywhere; in
 * correspondence, where that may last for days, only those who have not answered: each guest is told that of themselves alone,
 * and nobody of a seat that has been given up.
 */
export const seatRowsOf = (table: Table): SeatRow[] => {
  const { match, stage, window, options } = table
  const asked = options.pace.kind === 'days' ? undefined : window?.asked
  const due = stage !== 'playing' || match === null ? [] : (asked ?? match.engine.toAct(match.state))
  return table.chairs.flatMap((chair, seat) => {
    const isDue = due.includes(seat) && !isGone(table, seat)
    const sitter = sitterOf(chair)
    return sitter === null
      ? []
      : [{ ...sitter, seat, due: isDue ? 1 : 0, deadline: isDue ? deadlineOf(table, seat) : null }]
  })
}

const sitterOf = (chair: Chair): Pick<SeatRow, 'kind' | 'guest' | 'name'> | null => {
  switch (chair.kind) {
    case 'empty':
      return null
    case 'person':
      return { kind: 'person', guest: chair.guest, name: chair.lent?.good === true ? chair.lent.level : null }
    case 'bot':
      return { kind: 'bot', guest: null, name: chair.level }
    case 'program':
      return { kind: 'program', guest: null, name: chair.name }
  }
}

/** Worked out once for each table, whose rules stay as they are. */
const nearest = ({ schema }: Table['game'], rules: Rules): Nearest => {
  const known = found.get(rules)
  if (known !== undefined) return known
  const { preset, changes } = nearestPreset(schema, rules)
  const told = { preset, changes: Object.keys(changes).length }
  found.set(rules, told)
  return told
}

type Nearest = Pick<Line, 'preset' | 'changes'>

const found = new WeakMap<Rules, Nearest>()
