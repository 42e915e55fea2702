import type { Seat } from '@tefuda/kernel'

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

/** An address within the page, to be opened for a seat of so many; as it is where that is not known, and of a game of one. */
export const atSeat = (address: string, seat: Seat | null | undefined, seats: number): string => {
  if (seat === null || seat === undefined || seats === 1) return address
  const { pathname, search, hash } = new URL(address, 'http://page')
  return `${pathname}${queryOf(search, seat)}${hash}`
}
