import { createPlayerFactory, Outcome } from 'glicko-two'
import type { Hardness } from './puzzle.ts'

/** How well somebody solves puzzles (M. Glickman, Example of the Glicko-2 system, 2022). */
export interface Rating {
  readonly rating: number
  /** Two of it to either side hold the true rating in 95 of 100 cases. */
  readonly ratingDeviation: number
  readonly volatility: number
}

export const FIRST_RATING: Rating = { rating: 1500, ratingDeviation: 350, volatility: 0.06 }

/** What puzzles are worth as opponents: the more levels of bots miss one, the more. */
const OPPONENTS: Readonly<Record<Hardness, number>> = { 1: 1300, 2: 1550, 3: 1800 }
const SURE = 60

const createPlayer = createPlayerFactory({ defaultRating: FIRST_RATING.rating, tau: 0.5 })

/** The rating after a puzzle that was tried for the first time. */
export const rated = (before: Rating, hardness: Hardness, isSolved: boolean): Rating => {
  const player = createPlayer(before)
  const puzzle = createPlayer({ rating: OPPONENTS[hardness], ratingDeviation: SURE })
  player.addResult(puzzle, isSolved ? Outcome.Win : Outcome.Loss)
  player.updateRating()
  const { rating, ratingDeviation, volatility } = player
  return { rating, ratingDeviation, volatility }
}
