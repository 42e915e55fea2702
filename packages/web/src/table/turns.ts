import type { Seat } from '@tefuda/kernel'
import type { SeatPlayer } from '../storage/index.ts'

/** Who the table is waiting for. */
export type Waiting =
  | { readonly for: 'bot'; readonly seat: Seat }
  | { readonly for: 'person'; readonly seat: Seat }
  | { readonly for: 'nobody' }

/**
 * Who moves next. Where bots and persons are due for turns of their own, as in match play, bots keep pace: one waits
 * once it has made as many moves (`made`) as the person. Where all are asked the same at once, `made` is null and
 * bots answer first. Of several persons due the one at the screen goes on.
 */
export const whoIsNext = (
  due: readonly Seat[],
  players: readonly SeatPlayer[],
  made: readonly number[] | null,
  viewer: Seat | null,
): Waiting => {
  const persons = due.filter((seat) => players[seat]?.kind === 'person')
  const bots = due.filter((seat) => players[seat]?.kind === 'bot')
  const [first] = bots
  if (made === null && first !== undefined) return { for: 'bot', seat: first }
  const pace = Math.min(...persons.map((seat) => made?.[seat] ?? 0))
  const slowest = bots
    .toSorted((a, b) => (made?.[a] ?? 0) - (made?.[b] ?? 0))
    .find((seat) => (made?.[seat] ?? 0) < pace)
  if (slowest !== undefined) return { for: 'bot', seat: slowest }
  const person = viewer !== null && persons.includes(viewer) ? viewer : persons[0]
  return person === undefined ? { for: 'nobody' } : { for: 'person', seat: person }
}

/** How many moves each seat has made. */
export const movesMade = (seats: number, moves: readonly (readonly [seat: Seat, ...rest: unknown[]])[]): number[] => {
  const made = Array<number>(seats).fill(0)
  for (const [seat] of moves) made[seat] = (made[seat] ?? 0) + 1
  return made
}

/** Seats as they sit round the table, seen from one of them: the next to play first, oneself last. */
export const seatsRound = (seats: number, viewer: Seat | null, clockwise: boolean): Seat[] => {
  const first = viewer === null ? 0 : viewer + 1
  const round = Array.from({ length: seats }, (_, k) => (first + k) % seats)
  if (clockwise) return round
  return viewer === null ? round.toReversed() : [viewer, ...round.slice(0, -1).toReversed()]
}
