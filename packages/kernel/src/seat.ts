/** Seats are numbered in the order of play: seat 1 plays after seat 0. */
export type Seat = number

/** Whose eyes: a seat, or null for a spectator. */
export type Viewer = Seat | null
