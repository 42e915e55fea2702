import type { Card, Seat } from '@tefuda/kernel'

/** One card to each seat in turn from `first` until none is left; hands may differ by a card. */
export const dealAll = (order: readonly Card[], seats: number, first: Seat): Card[][] => {
  const hands: Card[][] = Array.from({ length: seats }, () => [])
  for (const [k, card] of order.entries()) hands[(first + k) % seats]!.push(card)
  return hands
}

/** The next seat with cards after `from`, going round in steps of 1 or −1; `from` itself where no other has any. */
export const nextWithCards = (hands: readonly (readonly Card[])[], from: Seat, step: 1 | -1 = 1): Seat => {
  const seats = hands.length
  for (let k = 1; k <= seats; k++) {
    const seat = (from + step * k + seats * k) % seats
    if (hands[seat]!.length > 0) return seat
  }
  return from
}

/** Whether going from one seat to the next with cards comes to, or over, the seat whose play lies on the table. */
export const comesBackTo = (by: Seat, from: Seat, to: Seat, seats: number, step: 1 | -1 = 1): boolean => {
  for (let seat = from; ; ) {
    seat = (seat + step + seats) % seats
    if (seat === by) return true
    if (seat === to) return false
  }
}

/** How many seats still hold cards. */
export const stillIn = (hands: readonly (readonly Card[])[]): number => {
  let count = 0
  for (const hand of hands) if (hand.length > 0) count++
  return count
}
