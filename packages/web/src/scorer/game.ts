import { findGame } from '@tefuda/games'
import type { Game } from '@tefuda/kernel'

/** A game of the catalogue that has a scorer. */
export const scoredGame = (id: string): Game => {
  const game = findGame(id)
  if (game === undefined) throw new RangeError(`There is no game ${id}.`)
  return game
}
