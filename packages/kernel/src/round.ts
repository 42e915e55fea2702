import type { Card } from './cards.ts'
import type { Seat } from './seat.ts'

/** One card to each seat in turn from `first` until none is left: hands by seat, which may differ by a card. */
export const dealOut = (order: readonly Card[], seats: number, first: Seat): Card[][] => {
  const hands: Card[][] = Array.from({ length: seats }, () => [])
  for (const [k, card] of order.entries()) hands[(first + k) % seats]!.push(card)
  return hands
}

/** The seat whose card is highest, of one card for each seat; of equal ones the first. */
export const highestOf = (cards: readonly Card[], height: (card: Card) => number): Seat => {
  const heights = cards.map(height)
  return heights.indexOf(Math.max(...heights))
}

/** Whether a seat counts when play goes round: it has cards, or whatever else is asked of it. */
export type Counts = (seat: Seat) => boolean

/** The next seat after `from` that counts, going round in steps of 1 or −1; `from` itself where no other does. */
export const nextSeat = (seats: number, from: Seat, counts: Counts, step: 1 | -1 = 1): Seat => {
  for (let k = 1; k < seats; k++) {
    const seat = (from + step * k + seats * k) % seats
    if (counts(seat)) return seat
  }
  return from
}

/** Whether going from one seat to the next that counts comes to, or over, the seat whose play lies on the table. */
export const comesBackTo = (by: Seat, from: Seat, to: Seat, seats: number, step: 1 | -1 = 1): boolean => {
  for (let seat = from; ; ) {
    seat = (seat + step + seats) % seats
    if (seat === by) return true
    if (seat === to) return false
  }
}

/** How many seats count. */
export const countSeats = (seats: number, counts: Counts): number => {
  let count = 0
  for (let seat = 0; seat < seats; seat++) if (counts(seat)) count++
  return count
}
