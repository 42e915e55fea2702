import type { Seat } from '@tefuda/kernel'

/** Who plays with whom: every second seat where there are partners, otherwise nobody. A seat counts as a partner of itself. */
export const partnersIf = (partners: boolean) => {
  const isPartner = (seat: Seat, other: Seat): boolean => partners && (other - seat) % 2 === 0
  const isOpponent = (seat: Seat, other: Seat): boolean => seat !== other && !isPartner(seat, other)
  return { isPartner, isOpponent }
}
