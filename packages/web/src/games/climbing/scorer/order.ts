import type { Seat } from '@tefuda/kernel'

/** How a deal ended: who went out without a foul, in that order and last whoever kept cards, and who fouled. */
export interface Order {
  readonly out: readonly Seat[]
  readonly fouled: readonly Seat[]
}

export const NO_ORDER: Order = { out: [], fouled: [] }

/** Whether a value is the end of a deal of so many seats, as it was kept or came by link. */
export const isOrder = (value: unknown, seats: number): value is Order => {
  if (typeof value !== 'object' || value === null || !('out' in value) || !('fouled' in value)) return false
  const { out, fouled } = value
  if (!Array.isArray(out) || !Array.isArray(fouled)) return false
  const named: unknown[] = [...out, ...fouled]
  return (
    named.length === seats && Array.from({ length: seats }, (_, seat) => seat).every((seat) => named.includes(seat))
  )
}

/** A seat goes out, or, where it has already, holds cards again. */
export const tapped = ({ out, fouled }: Order, seat: Seat, isFoul: boolean): Order => {
  if (out.includes(seat) || fouled.includes(seat))
    return { out: out.filter((other) => other !== seat), fouled: fouled.filter((other) => other !== seat) }
  return isFoul ? { out, fouled: [...fouled, seat] } : { out: [...out, seat], fouled }
}

/** The order with whoever is left at its end; null while more than one seat is missing. */
export const completed = ({ out, fouled }: Order, seats: number): Order | null => {
  const left = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => !out.includes(seat) && !fouled.includes(seat),
  )
  return left.length > 1 ? null : { out: [...out, ...left], fouled }
}
