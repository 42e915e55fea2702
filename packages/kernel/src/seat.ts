import { text } from './text.ts'

/** Seats are numbered in the order of play: seat 1 plays after seat 0. */
export type Seat = number

/** Whose eyes: a seat, or null for a spectator. */
export type Viewer = Seat | null

/**
 * How many sit at a table of several unless somebody asks for another number: four where it takes three at least, as mahjong and
 * climbing games are played, else the fewest. `possible`: the numbers of seats there may be, ascending.
 */
export const usualSeats = (possible: readonly number[]): number => {
  if ((possible[0] ?? 0) > 2 && possible.includes(4)) return 4
  return possible.find((seats) => seats > 1) ?? possible[0] ?? 1
}

/** How many sit down where nothing is said: one alone where that can be, else as many as usual. */
export const seatsUnasked = (possible: readonly number[]): number => (possible[0] === 1 ? 1 : usualSeats(possible))

/** What a setting of the first dealer may say: one of these seats, or that everybody turns up a card. */
export const firstDealerOptions = <S extends Seat>(...seats: readonly S[]) => [
  ...seats.map((seat) => ({ value: `seat${seat}` as const, label: text(`席${seat + 1}`, `Seat ${seat + 1}`) })),
  { value: 'drawn' as const, label: text('1枚ずつ引いて決める', 'Drawn: everybody turns up a card') },
]
