import type { Puzzle } from '@tefuda/learn/puzzle'
import { FIRST_RATING, type Rating, rated } from '@tefuda/learn/rating'

const KEY = 'tefuda.puzzles'

/** What somebody made of the puzzles of a game. */
export interface History {
  readonly rating: Rating
  /** By number: whether the first try found the answer. */
  readonly tried: Readonly<Record<number, boolean>>
}

const NONE: History = { rating: FIRST_RATING, tried: {} }

const read = (): { readonly [game: string]: History } => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as { readonly [game: string]: History }) : {}
  } catch {
    return {}
  }
}

export const historyOf = (game: string): History => read()[game] ?? NONE

/** Notes a first try; later ones change nothing. */
export const noteTry = (puzzle: Puzzle, isSolved: boolean): void => {
  const { game, number } = puzzle
  const before = historyOf(game)
  if (number in before.tried) return
  const next = {
    rating: rated(before.rating, puzzle, isSolved),
    tried: { ...before.tried, [number]: isSolved },
  }
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: next }))
  } catch {
    // Where nothing may be stored, puzzles can be solved all the same.
  }
}
