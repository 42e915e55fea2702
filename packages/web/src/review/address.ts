import type { Seat } from '@tefuda/kernel'
import type { Decision } from '@tefuda/review'
import { queryAt } from '../replay/step-address.ts'

/** The address of a record’s review at a move, as replays number them; null: at none. */
export const reviewAt = (path: string, search: string, hash: string, number: number | null): string =>
  `${path}${queryAt(search, number ?? 0)}${hash}`

/** That of its replay at the same move; null: at the beginning. */
export const replayAt = (...at: Parameters<typeof reviewAt>): string => reviewAt(...at).replace('/review', '/replay')

/** The seat that a query names as `?seat=2`, from 1; null where it names none of so many. */
export const seatIn = (search: string, seats: number): Seat | null => {
  const seat = Number(new URLSearchParams(search).get('seat')) - 1
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : null
}

/** Whether a query names a seat that is none of so many. */
export const namesNoSeat = (search: string, seats: number): boolean =>
  new URLSearchParams(search).has('seat') && seatIn(search, seats) === null

/** A query that names a seat, and no move of another one. */
export const queryOf = (search: string, seat: Seat): string => {
  const query = new URLSearchParams(search)
  query.delete('move')
  query.set('seat', String(seat + 1))
  return `?${query}`
}

/** The decision of that number; when all are known the next one, or the last, where the seat made none there. 0 names none. */
export const decisionNamed = <D extends Pick<Decision, 'number'>>(
  decisions: readonly D[],
  number: number,
  areAll: boolean,
): D | undefined => {
  if (number === 0) return undefined
  const next = decisions.find((one) => one.number >= number)
  return next?.number === number ? next : areAll ? (next ?? decisions.at(-1)) : undefined
}
