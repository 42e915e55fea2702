import type { Engine } from '../game.ts'
import { type Rng, rng, shuffleInPlace } from '../rng.ts'
import type { Budget } from './budget.ts'
import { type Point, stateAt } from './trace.ts'

/** Texts that are no moves of any game; a game must refuse them like any other wrong text, not stumble. */
export const NONSENSE: readonly string[] = [
  '',
  ' ',
  '\n',
  '?',
  'null',
  '__proto__',
  'constructor',
  'toString',
  '手札',
  '🂡',
  '\u0000',
  '@',
  '=',
  '+',
  '/',
  '>',
  '-1',
  '1e99',
  'NaN',
  ' '.repeat(500),
  'S5 '.repeat(500),
  '@'.repeat(500),
  '('.repeat(500),
]

/**
 * Moves of all seats at all points as text, and the same with a word exchanged, doubled or missing, so that some
 * are legal, some illegal and some no moves at all.
 */
export const textsToTry = (engine: Engine, points: readonly Point[], budget: Budget): string[] => {
  const random = rng(budget.seed)
  const written = writtenMoves(engine, points, random)
  shuffleInPlace(written, random)
  const some = written.slice(0, Math.ceil(budget.texts / 2))
  const words = [...new Set(written.flatMap((text) => text.split(BETWEEN_WORDS)))]
  const names = [...new Set(engine.deck.cards.map((card) => engine.deck.name(card)))]
  const bent = some.map((text) => {
    const parts = text.split(BETWEEN_WORDS)
    const at = 2 * random.below(Math.ceil(parts.length / 2))
    const word = parts[at] ?? ''
    parts[at] = oneOf([oneOf(words, random), oneOf(names, random), `${word} ${word}`, ''], random) ?? ''
    return parts.join('')
  })
  return [...new Set([...some, ...bent])].slice(0, budget.texts)
}

const MOVES_A_POINT = 4

const writtenMoves = (engine: Engine, points: readonly Point[], random: Rng): string[] => {
  const written = new Set<string>()
  for (const point of points) {
    const state = stateAt(point)
    for (const seat of engine.toAct(state)) {
      const moves = engine.moves(state, seat)
      for (let k = 0; k < MOVES_A_POINT && moves.length > 0; k++) written.add(engine.format(oneOf(moves, random)))
    }
  }
  return [...written]
}

const BETWEEN_WORDS = /([ @=+>/-]+)/

const oneOf = <T>(items: readonly T[], random: Rng): T | undefined => items[random.below(Math.max(1, items.length))]
