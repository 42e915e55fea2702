import type { Table } from '@tefuda/bots'
import { isRefusal, type Refusal, refusal } from '@tefuda/kernel'
import { answersOf, type Puzzle, positionOf } from './puzzle.ts'
import { compare } from './race.ts'

/** Rivals of an answer that are tried once more; those further behind were beaten beyond doubt. */
const RIVALS = 4
/** In so many worlds every puzzle has been verified. */
export const WORLDS = 3200

/**
 * Tries the answer of a puzzle and its nearest rivals again, in `worlds` that were not used to make it: whether it is still the best
 * of them. Refused where the position cannot be reached, or where the answer is no legal move there.
 */
export const verifyPuzzle = (puzzle: Puzzle, worlds: number): boolean | Refusal => {
  const match = positionOf(puzzle)
  if (isRefusal(match)) return match
  const { engine, state, game, rules } = match
  const { seat, brings } = puzzle
  if (!engine.toAct(state).includes(seat)) return NOT_DUE
  const table: Table = { game, rules, engine }
  const answers = answersOf(puzzle)
  const moves = brings.slice(0, answers.length + RIVALS).map(({ move }) => move)
  for (const move of moves) {
    const read = engine.parse(state, seat, move)
    if (isRefusal(read)) return read
    const refused = engine.check(state, seat, read)
    if (refused !== null) return refused
  }
  const [best] = compare(table, engine.view(state, seat), seat, moves, FRESH + puzzle.number, worlds)
  return answers.includes(best!.move)
}

/** Making uses small seeds: these are others. */
const FRESH = 2 ** 30

const NOT_DUE = refusal(
  'not-due',
  null,
  'この局面は、その席の番ではありません。',
  'It is not that seat’s turn in this position.',
)
