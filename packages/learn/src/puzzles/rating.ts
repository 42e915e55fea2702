import { createPlayerFactory, Outcome } from 'glicko-two'
import type { Puzzle } from './puzzle.ts'

/** How well somebody solves puzzles (M. Glickman, Example of the Glicko-2 system, 2022). */
export interface Rating {
  readonly rating: number
  /** Two of it to either side hold the true rating in 95 of 100 cases. */
  readonly ratingDeviation: number
  readonly volatility: number
}

export const FIRST_RATING: Rating = { rating: 1500, ratingDeviation: 350, volatility: 0.06 }

/** How far a puzzle may be from its rating. */
const DEVIATION = 60

const createPlayer = createPlayerFactory({ defaultRating: FIRST_RATING.rating, tau: 0.5 })

/** The rating after a puzzle that was tried for the first time. */
export const rated = (before: Rating, { rating: worth }: Pick<Puzzle, 'rating'>, isSolved: boolean): Rating => {
  const player = createPlayer(before)
  const puzzle = createPlayer({ rating: worth, ratingDeviation: DEVIATION })
  player.addResult(puzzle, isSolved ? Outcome.Win : Outcome.Loss)
  player.updateRating()
  const { rating, ratingDeviation, volatility } = player
  return { rating, ratingDeviation, volatility }
}
