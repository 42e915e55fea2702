import { type Engine, type Rng, rng, type Seat, simulatedChance, text } from '@tefuda/kernel'
import { type Bot, conclude, type ThinkingOptions, type Thought } from './bot.ts'
import { type Allowance, halving, type Standing } from './halving.ts'
import { type Knowledge, knowledgeOf } from './knowledge.ts'
import type { Table } from './table.ts'

/** Playouts for each candidate move where nothing else is asked for. */
const PLAYOUTS = 20

/** How many moves a thought speaks of. */
const TOLD = 8

/**
 * Tries out every legal move by playing the deal to its end, again and again, each time in another world that agrees
 * with what the seat sees; all moves meet the same worlds. Moves that do badly are given up early (see `halving`).
 */
export const monteCarlo: Bot = {
  id: 'monte-carlo',
  name: text('モンテカルロ', 'Monte Carlo'),
  summary: text(
    '見えない札をいろいろに想定して終わりまで打ってみて、平均のよい手を選びます。',
    'Imagines the hidden cards many times, plays each world to the end, and takes the move that does best on average.',
  ),
  choose: (...asked) => conclude(monteCarlo.think(...asked)),
  *think(table, view, seat, options) {
    const { engine } = table
    const knowledge = knowledgeOf(table)
    const luck = rng(options.seed)
    const first = engine.sample(view, luck)
    const moves = candidates(engine, knowledge, first, seat, luck)
    if (moves.length === 1) return { move: moves[0]!, playouts: 0 }

    const now = options.now ?? (() => performance.now())
    const start = now()
    const worlds = { first, of: -1, world: first, seed: 0 }
    const attempt = (choice: number, round: number): number => {
      if (round !== worlds.of) {
        worlds.of = round
        worlds.world = round === 0 ? first : engine.sample(view, luck)
        worlds.seed = luck.below(65536) * 65536 + luck.below(65536)
      }
      return playout(table, knowledge, worlds.world, seat, moves[choice]!, rng(worlds.seed))
    }
    const thought = (standing: Standing): Thought => told(engine, moves, standing, now() - start)
    const trying = halving(moves.length, allowanceOf(options, moves.length, now), attempt)
    for (;;) {
      const step = trying.next()
      if (step.done) return thought(step.value)
      yield thought(step.value)
    }
  },
}

/** The legal moves, the one that seems best at first sight in front. */
const candidates = (engine: Engine, knowledge: Knowledge, state: unknown, seat: Seat, luck: Rng): unknown[] => {
  const moves = engine.moves(state, seat)
  if (moves.length <= 1) return [...moves]
  const favourite = engine.format(knowledge.fastMove(state, seat, luck))
  const isFavourite = (move: unknown): boolean => engine.format(move) === favourite
  return [...moves.filter(isFavourite), ...moves.filter((move) => !isFavourite(move))]
}

const allowanceOf = ({ playouts, ms }: ThinkingOptions, moves: number, now: () => number): Allowance => {
  const start = now()
  const each = playouts ?? (ms === undefined ? PLAYOUTS : Number.POSITIVE_INFINITY)
  return { trials: each * moves, elapsed: () => (ms === undefined ? 0 : (now() - start) / ms) }
}

/**
 * Plays a move and then the deal to its end. The result in points: of the seat alone where others cannot touch it, else
 * against the mean of the others.
 */
const playout = (
  { engine }: Table,
  { alone, fastMove }: Knowledge,
  world: unknown,
  seat: Seat,
  move: unknown,
  luck: Rng,
): number => {
  const state = engine.clone(world)
  const chance = simulatedChance(luck)
  const { deal } = engine.status(state)
  engine.apply(state, seat, move, chance)
  for (;;) {
    const due = engine.toAct(state)
    const next = alone ? due.find((one) => one === seat) : due[0]
    if (next === undefined) break
    if (engine.status(state).deal !== deal) break
    engine.apply(state, next, fastMove(state, next, luck), chance)
  }
  const { scores } = engine.status(state)
  const own = scores[seat]!
  if (alone || scores.length === 1) return own
  return own - (scores.reduce((sum, score) => sum + score) - own) / (scores.length - 1)
}

const told = (engine: Engine, moves: readonly unknown[], { order, means, tries }: Standing, ms: number): Thought => ({
  move: moves[order[0]!]!,
  playouts: tries.reduce((sum, count) => sum + count),
  ms,
  values: order.slice(0, TOLD).map((k) => ({ move: engine.format(moves[k]!), value: means[k]!, playouts: tries[k]! })),
})
