import type { Seat } from './seat.ts'

/** Seat, text of the move, and the milliseconds it took where that is known. */
export type MoveEntry = readonly [seat: Seat, move: string, ms?: number]
