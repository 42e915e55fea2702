import type { Engine } from '../src/game.ts'
import { type Rng, rng, shuffleInPlace } from '../src/rng.ts'
import type { Seat } from '../src/seat.ts'
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

/**
 * Moves beside those that are listed for a seat, as text: a listed move or any other with some of its cards exchanged for
 * cards the seat holds, or a word for one of a listed move. What is missing in a list is likely among them.
 */
export const textsBeside = (
  engine: Engine,
  state: unknown,
  seat: Seat,
  listed: readonly string[],
  { texts, budget }: { readonly texts: readonly string[]; readonly budget: Budget },
): string[] => {
  const random = rng(budget.seed)
  const names = new Set(engine.deck.cards.map((card) => engine.deck.name(card)))
  const words = [...new Set(listed.flatMap((text) => text.split(BETWEEN_WORDS)))]
  const held = engine
    .places(state)
    .flatMap(({ cards, seenBy }) => (seenBy !== 'all' && seenBy.includes(seat) ? cards : []))
    .map((card) => engine.deck.name(card))
  return Array.from({ length: budget.texts }, () => {
    const parts = (oneOf(random.below(2) === 0 ? listed : texts, random) ?? '').split(BETWEEN_WORDS)
    const bend = (part: string): string | undefined =>
      oneOf(names.has(part) ? held : random.below(4) === 0 ? words : [part], random)
    return parts.map((part, k) => (k % 2 === 1 || random.below(2) === 0 ? part : (bend(part) ?? part))).join('')
  })
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
