import type { Seat } from '@tefuda/kernel'
import type { ReactNode } from 'react'

/** A mark for each seat, so that coins are told apart without colour: dot, bars, lozenge, cross. */
const MARKS: readonly ReactNode[] = [
  <circle key="dot" cx="20" cy="20" r="6.5" className="fill" />,
  <path key="bars" d="M10 15H30M10 25H30" strokeWidth="4.4" />,
  <path key="lozenge" d="M20 9L31 20L20 31L9 20Z" strokeWidth="3.6" />,
  <path key="cross" d="M20 9V31M9 20H31" strokeWidth="4.8" />,
]

/** The coin of a seat. It fills whatever it lies in. */
export const Coin = ({ seat }: { readonly seat: Seat }) => (
  <svg className="coin" viewBox="0 0 40 40" aria-hidden="true" data-seat={seat}>
    <circle cx="20" cy="20" r="18.2" className="disc" />
    <circle cx="20" cy="20" r="14.6" className="rim" />
    {MARKS[seat % MARKS.length]}
  </svg>
)

/** Beside the name of a seat. */
export const SeatCoin = ({ seat }: { readonly seat: Seat }) => <Coin seat={seat} />
