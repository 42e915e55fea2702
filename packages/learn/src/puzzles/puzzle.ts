import { findGame } from '@tefuda/games'
import {
  isRefusal,
  type Match,
  type MoveEntry,
  openMatch,
  playMove,
  type Refusal,
  type Rules,
  type Seat,
} from '@tefuda/kernel'
import { puzzleSeed } from './seed.ts'

/** What a move of a puzzle brings, in points as `counts` of the bots counts them, at the end of the deal. */
export interface Brings {
  readonly move: string
  /** Mean over the worlds it was tried in. */
  readonly mean: number
  /** By how much it is behind the answer on the mean; 0 for the answer. */
  readonly behind: number
  /** Standard error of `behind`, over paired worlds. */
  readonly error: number
}

/** Easy, of middling hardness, hard. */
export type Hardness = 1 | 2 | 3

/** A position from a game of bots in which one move is better than all others, or several that come to the same. */
export interface Puzzle {
  readonly game: string
  /** From 0, in the order in which they are made; the deal follows from it. */
  readonly number: number
  /** The settings that differ from the standard game. */
  readonly rules: Rules
  readonly seats: number
  /** What was played before. */
  readonly moves: readonly MoveEntry[]
  readonly seat: Seat
  /** The answers first, then the others by what they bring. Those far behind were tried in fewer worlds. */
  readonly brings: readonly Brings[]
  /** How hard it is, as the rating of an opponent (Glicko-2); see `puzzleRating`. */
  readonly rating: number
  /** What it is about; see `tagsOf`. */
  readonly tags: readonly string[]
}

/** From these ratings on a puzzle is of middling hardness, and hard. */
const MIDDLING = 1360
const HARD = 1540

export const hardnessOf = ({ rating }: Pick<Puzzle, 'rating'>): Hardness => {
  if (rating < MIDDLING) return 1
  return rating < HARD ? 2 : 3
}

/** The moves that answer a puzzle: one, or several that come to the same in every world. */
export const answersOf = ({ brings }: Pick<Puzzle, 'brings'>): readonly string[] =>
  brings.filter(({ behind, error }) => behind === 0 && error === 0).map(({ move }) => move)

/** The position of a puzzle: the match at which its seat is due. Refused where the game is gone or its rules are others. */
export const positionOf = ({ game: id, number, rules, seats, moves }: Puzzle): Match | Refusal => {
  const game = findGame(id)
  if (game === undefined) throw new Error(`no game is called ${id}`)
  const match = openMatch({ game, rules, seats, seed: puzzleSeed(id, number) })
  if (isRefusal(match)) return match
  for (const [seat, move] of moves) {
    const events = playMove(match, seat, move)
    if (isRefusal(events)) return events
  }
  return match
}
