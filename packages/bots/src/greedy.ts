import { type Rng, rng, type Seat, simulatedChance, text } from '@tefuda/kernel'
import { instantBot } from './bot.ts'
import { heuristicsOf } from './heuristics-of.ts'
import type { Table } from './table.ts'

/**
 * The most points now; among equals the best layout; then the first in the list. Where points come at the
 * end of a deal alone: what seems best at first sight.
 */
export const greedy = instantBot(
  {
    id: 'greedy',
    name: text('よくばり', 'Greedy'),
    summary: text(
      'ひと目でいちばん得な手を選びます。点が取れるなら点を、そうでなければ弱い札をたくさん手放すことを選びます。',
      'Takes what looks best at first sight: the most points now, or the most weak cards shed.',
    ),
  },
  (table, view, seat, { seed, overlooks = 0 }) => {
    const { engine } = table
    const { heuristic, fastMove, shortlist, glance = shortlist, slips = 1 } = heuristicsOf(table)
    const luck = rng(seed)
    const sample = engine.sample(view, luck)
    const missed = overlooks * slips
    if (glance !== undefined)
      return {
        move: missed === 0 ? fastMove(sample, seat, luck) : noticed(glance(sample, seat, luck), missed, luck)[0]!,
      }
    const chance = simulatedChance(luck)
    const before = engine.status(sample).scores[seat]!
    const moves = noticed(engine.moves(sample, seat), missed, luck)
    const gains = moves.map((move) => {
      const state = engine.clone(sample)
      engine.apply(state, seat, move, chance)
      return engine.status(state).scores[seat]! - before
    })
    const most = Math.max(...gains)
    const equals = moves.filter((_, k) => gains[k] === most)
    if (equals.length === 1) return { move: equals[0]! }
    const values = equals.map((move) => heuristic(sample, seat, move))
    return { move: equals[values.indexOf(Math.max(...values))]! }
  },
)

/**
 * What greedy plays where it chooses at a glance, for somebody who knows the whole state, such as whoever checks a record: what heuristics
 * use is what the seat sees, so no world has to be imagined. Null where luck has a say, or the points of moves are compared.
 */
export const greedyAtAGlance = (table: Table, state: unknown, seat: Seat): unknown => {
  const { fastMove, shortlist, glance = shortlist } = heuristicsOf(table)
  if (glance === undefined) return null
  let isLuck = false
  const below = (): number => {
    isLuck = true
    return 0
  }
  const move = fastMove(state, seat, { below })
  return isLuck ? null : move
}

/** The moves that somebody sees who misses each with that chance; where that leaves none, the last. */
const noticed = <M>(moves: readonly M[], missed: number, luck: Rng): readonly M[] => {
  if (missed === 0) return moves
  const seen = moves.filter(() => luck.below(PARTS) >= missed * PARTS)
  return seen.length > 0 ? seen : moves.slice(-1)
}

const PARTS = 1000
