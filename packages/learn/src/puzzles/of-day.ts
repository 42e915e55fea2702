import { dayAt, daysBetween } from '../daily/day.ts'

/** Days are counted from here. */
const FIRST = '2000-01-01'

/**
 * The puzzle of the day at a moment, the same for everybody: each day another of so many games in turn, and `turn` says how often the game has
 * come before, so that its puzzles follow one another. A day begins at four in the morning in Japan.
 */
export const puzzleOfDay = (moment: number, games: number): { readonly game: number; readonly turn: number } => {
  const day = Math.max(0, daysBetween(FIRST, dayAt(moment)))
  return { game: day % games, turn: Math.floor(day / games) }
}
