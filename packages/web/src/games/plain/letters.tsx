import type { Seat } from '@tefuda/kernel'

/** Letters tell seats apart on a board, where there is no room for names. */
export const letterOf = (seat: Seat): string => String.fromCharCode(65 + seat)

/** Beside the name of a seat. */
export const SeatLetter = ({ seat }: { readonly seat: Seat }) => (
  <span className="plain-letter" data-seat={seat}>
    {letterOf(seat)}
  </span>
)
