import { type Engine, type GameEvent, type Rng, rng, type Seat, simulatedChance, text } from '@tefuda/kernel'
import { type Bot, run, type ThinkingOptions, type Thought } from './bot.ts'
import { type Allowance, halving, type Standing } from './halving.ts'
import type { GameHeuristics, GoingOn, PlayingOn } from './heuristics.ts'
import { heuristicsOf } from './heuristics-of.ts'
import { finish } from './policy/finish.ts'
import type { Table } from './table.ts'
import { walkOf } from './worlds/metropolis.ts'

/** Playouts for each candidate move that are usual where the heuristics say nothing. */
const USUAL_PLAYOUTS = 20

/** What the likeliest move of a short list is ahead of the others by where the heuristics say nothing, in points times playouts. */
const LEAD = 3

/** How far the others are believed to choose as the model of them does. */
const TEMPER = 0.8

/** How many moves a thought speaks of. */
const TOLD = 8

/**
 * Tries out every legal move by playing the deal to its end, again and again, each time in another world that agrees
 * with what the seat sees. All moves meet the same worlds; those that do badly are given up early (see `halving`).
 */
export const monteCarlo: Bot = {
  id: 'monte-carlo',
  name: text('モンテカルロ', 'Monte Carlo'),
  summary: text(
    '見えない札をいろいろに想定して最後まで試して、平均がいちばんよい手を選びます。',
    'Imagines the hidden cards many times over, plays each world to the end, and takes the move that does best.',
  ),
  looksAhead: true,
  choose: (...asked) => run(monteCarlo.think(...asked)),
  *think(table, view, seat, options) {
    const { engine } = table
    const now = options.now ?? (() => performance.now())
    const start = now()
    const luck = rng(options.seed)
    const heuristics = heuristicsOf(table)
    const worlds = worldsOf(engine, heuristics, view, seat, luck, options.told)
    const certain = heuristics.certain?.(worlds(0).state, seat) ?? null
    const moves = certain === null ? candidates(table, heuristics, worlds(0), seat) : [certain]
    if (moves.length === 1) return { move: moves[0], playouts: 0, ms: now() - start }
    const attempt = (choice: number, round: number): number =>
      playout(table, heuristics, worlds(round), seat, moves[choice], heuristics.horizon)
    const trying = halving(
      moves.length,
      allowanceOf(options, heuristics, moves.length, start, now),
      attempt,
      heuristics.shortlist === undefined ? 0 : (heuristics.lead ?? LEAD),
      heuristics.margin,
    )
    for (;;) {
      const step = trying.next()
      const thought = told(engine, moves, step.value, now() - start)
      if (step.done) return thought
      yield thought
    }
  },
}

/** A state that agrees with a view, and the seed of the luck that a playout from it has. */
export interface World {
  readonly state: unknown
  readonly seed: number
}

/** The world of each round; rounds come in order, each any number of times. */
export const worldsOf = (
  engine: Engine,
  { reweight, belief }: GameHeuristics,
  view: unknown,
  seat: Seat,
  luck: Rng,
  told: readonly GameEvent[] = [],
): ((round: number) => World) => {
  const sample = (): unknown => {
    const state = engine.sample(view, luck)
    reweight?.(state, seat, luck)
    return state
  }
  const draw = believing(engine, belief, sample, seat, told, luck) ?? sample
  const imagine = (): World => ({ state: draw(), seed: luck.below(65_536) * 65_536 + luck.below(65_536) })
  let current = 0
  let world = imagine()
  return (round) => {
    if (round !== current) world = imagine()
    current = round
    return world
  }
}

/** Exchanges of cards before the first world, and between one and the next. */
const STEPS_BEFORE = 150
const STEPS_BETWEEN = 24

/** Worlds that are the likelier the better they explain what the others did; null where nothing is known of that. */
const believing = (
  engine: Engine,
  belief: GameHeuristics['belief'],
  sample: () => unknown,
  seat: Seat,
  told: readonly GameEvent[],
  luck: Rng,
): (() => unknown) | null => {
  if (belief === undefined || told.length === 0) return null
  const sampled = sample()
  const believed = belief(sampled, seat, told, luck)
  if (believed === null) return null
  const walk = walkOf(believed, TEMPER)
  walk(STEPS_BEFORE, luck)
  return () => {
    walk(STEPS_BETWEEN, luck)
    const world = engine.clone(sampled)
    believed.lay(world)
    return world
  }
}

/**
 * The moves to try: those on the short list of the heuristics, or all legal ones, or of very many those that score most now
 * and those that leave the best layouts. The one that seems best at first sight stands in front: with hardly any time it is the choice.
 */
const candidates = (table: Table, heuristics: GameHeuristics, world: World, seat: Seat): unknown[] => {
  const { engine } = table
  const { state } = world
  if (heuristics.shortlist !== undefined) return [...heuristics.shortlist(state, seat, rng(world.seed))]
  const all = engine.moves(state, seat)
  const moves = all.length <= MOST_CANDIDATES ? all : seeminglyBest(table, heuristics, world, seat, all)
  const favourite = engine.format(heuristics.fastMove(state, seat, rng(world.seed)))
  const isFavourite = (move: unknown): boolean => engine.format(move) === favourite
  return [...all.filter(isFavourite), ...moves.filter((move) => !isFavourite(move))]
}

/** On a growing field, and with several jokers that may go together, there can be thousands of moves. */
const MOST_CANDIDATES = 64

const seeminglyBest = (
  { engine }: Table,
  { heuristic }: GameHeuristics,
  { state, seed }: World,
  seat: Seat,
  moves: readonly unknown[],
): unknown[] => {
  const before = engine.status(state).scores[seat]!
  const gain = (move: unknown): number => {
    const after = engine.clone(state)
    engine.apply(after, seat, move, simulatedChance(rng(seed)))
    return engine.status(after).scores[seat]! - before
  }
  const rated = moves.map((move) => ({ move, gain: gain(move), heuristic: heuristic(state, seat, move) }))
  const byGain = rated.toSorted((a, b) => b.gain - a.gain).slice(0, MOST_CANDIDATES / 2)
  const byHeuristic = rated.toSorted((a, b) => b.heuristic - a.heuristic).slice(0, MOST_CANDIDATES / 2)
  return rated.filter((one) => byGain.includes(one) || byHeuristic.includes(one)).map(({ move }) => move)
}

const allowanceOf = (
  { playouts, playoutsInAll, ms }: ThinkingOptions,
  { playouts: usual = USUAL_PLAYOUTS }: GameHeuristics,
  moves: number,
  start: number,
  now: () => number,
): Allowance => {
  const asked = playouts ?? (ms === undefined ? 'usual' : Number.POSITIVE_INFINITY)
  const each = asked === 'usual' ? usual : asked
  return {
    trials: Math.max(moves, playoutsInAll ?? each * moves),
    elapsed: () => (ms === undefined ? 0 : (now() - start) / ms),
  }
}

const AT_FIRST_SIGHT: PlayingOn = { moves: 0, playouts: 0 }

const SEEDS = 65_536

/** Plays a move, and then the deal to its end at first sight unless `goingOn` says otherwise; the result as `pointsOf` counts it. */
export const playout = (
  table: Table,
  heuristics: GameHeuristics,
  world: World,
  seat: Seat,
  move: unknown,
  goingOn?: GoingOn,
): number => {
  const { engine } = table
  const horizon = goingOn !== undefined && 'estimate' in goingOn ? goingOn : null
  const { moves: searched, playouts } = goingOn !== undefined && 'playouts' in goingOn ? goingOn : AT_FIRST_SIGHT
  const luck = rng(world.seed)
  const chance = simulatedChance(luck)
  const state = engine.clone(world.state)
  const { deal } = engine.status(state)
  engine.apply(state, seat, move, chance)
  const { alone, fastMove, playsOut } = heuristics
  const position =
    playsOut !== undefined && searched === 0 && engine.status(state).deal === deal ? playsOut.read(state) : null
  if (playsOut !== undefined && position !== null) return pointsOf(finish(playsOut, position, seat), seat, alone)
  const next = (due: Seat, own: number): unknown =>
    due === seat && own <= searched
      ? run(monteCarlo.think(table, engine.view(state, seat), seat, { playouts, seed: luck.below(SEEDS) })).move
      : fastMove(state, due, luck)
  for (let own = 0; ; ) {
    const due = engine.toAct(state)
    const mover = alone ? due.find((one) => one === seat) : due[0]
    if (mover === undefined || engine.status(state).deal !== deal) break
    if (mover === seat && ++own > (horizon?.moves ?? Number.POSITIVE_INFINITY))
      return pointsOf(engine.status(state).scores, seat, alone) + horizon!.estimate(state, seat)
    engine.apply(state, mover, next(mover, own), chance)
  }
  return pointsOf(engine.status(state).scores, seat, alone)
}

/** The seat's own points where others cannot touch them (`alone`), else against the mean of the others. */
export const pointsOf = (scores: readonly number[], seat: Seat, alone: boolean): number => {
  const own = scores[seat]!
  if (alone || scores.length === 1) return own
  return own - (scores.reduce((sum, score) => sum + score) - own) / (scores.length - 1)
}

const told = (engine: Engine, moves: readonly unknown[], { order, means, tries }: Standing, ms: number): Thought => ({
  move: moves[order[0]!],
  playouts: tries.reduce((sum, count) => sum + count),
  ms,
  values: order.slice(0, TOLD).map((k) => ({
    move: engine.format(moves[k]),
    value: means[k]!,
    playouts: tries[k]!,
  })),
})
