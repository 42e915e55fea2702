import { ccc } from '@tefuda/ccc'
import { cutInDaifugo } from '@tefuda/cut-in-daifugo'
import { exjan } from '@tefuda/exjan'
import type { Engine, Game, GameEvent, Rng, Rules, Seat } from '@tefuda/kernel'
import { southernCross } from '@tefuda/southern-cross'
import { zhengShangYou } from '@tefuda/zheng-shang-you'
import { cccHeuristics } from './ccc/heuristics.ts'
import { cutInHeuristics } from './cut-in-daifugo/heuristics.ts'
import { exjanHeuristics } from './exjan/heuristics.ts'
import { southernCrossHeuristics } from './southern-cross/heuristics.ts'
import type { Table } from './table.ts'
import type { Belief } from './worlds/metropolis.ts'
import { zhengShangYouHeuristics } from './zheng-shang-you/heuristics.ts'

/**
 * How to play one game well, under one rule set, as its author wrote it down by hand. Every function gets a sampled state and may use
 * only what the seat can see of it: not the order of the pile, not the hands of others.
 */
export interface GameHeuristics<S = unknown, M = unknown> {
  /** Whether what others do changes nothing for a seat: it is playing a game of its own. */
  readonly alone: boolean
  /** How good the layout is that a legal move leaves, in points or any other unit: higher is better. It compares moves that score alike. */
  heuristic(state: S, seat: Seat, move: M): number
  /** A good legal move, found in a few microseconds: playouts consist of them. */
  fastMove(state: S, seat: Seat, rng: Rng): M
  /**
   * Where points come at the end of a deal alone: the few legal moves worth trying, the likeliest first; one where a
   * decision is not worth a thought. Absent where moves can be compared by the points they make.
   */
  shortlist?(state: S, seat: Seat, rng: Rng): readonly M[]
  /** Turns a sampled world into a likelier one, by what others have done: exchanges cards that the seat does not see. */
  reweight?(state: S, seat: Seat, rng: Rng): void
  /**
   * What the choices of the others tell about hidden cards, beginning with a sampled world; null where they tell nothing now.
   * `told` is what the seat was told since the deal began.
   */
  belief?(state: S, seat: Seat, told: readonly GameEvent[], rng: Rng): Belief<S> | null
  /**
   * Where luck weighs far more than any one decision: the likeliest move of the short list is played unless another is ahead of it by so
   * many standard errors.
   */
  readonly margin?: number
}

/** The heuristics of a game, for tables of that game; the catalogue no longer tells the types of its engine and rules. */
const entry = <R extends Rules, S, M, E extends GameEvent, V, P>(
  { id }: Game<R, S, M, E, V, P>,
  make: (engine: Engine<S, M, E, V, P>, rules: R) => GameHeuristics<S, M>,
): readonly [string, (table: Table) => GameHeuristics] => [
  id,
  ({ engine, rules }) =>
    make(engine as unknown as Engine<S, M, E, V, P>, rules as unknown as R) as unknown as GameHeuristics,
]

/** One that is not listed is played with the rules alone: random playouts, and all layouts alike. */
const BY_GAME: ReadonlyMap<string, (table: Table) => GameHeuristics> = new Map([
  entry(southernCross, southernCrossHeuristics),
  entry(cutInDaifugo, cutInHeuristics),
  entry(exjan, exjanHeuristics),
  entry(ccc, cccHeuristics),
  entry(zhengShangYou, zhengShangYouHeuristics),
])

/** The heuristics for a table; made once for each engine. */
export const heuristicsOf = (table: Table): GameHeuristics => {
  let heuristics = made.get(table.engine)
  if (heuristics === undefined) {
    heuristics = BY_GAME.get(table.game.id)?.(table) ?? rulesAlone(table.engine)
    made.set(table.engine, heuristics)
  }
  return heuristics
}

const made = new WeakMap<Engine, GameHeuristics>()

const rulesAlone = (engine: Engine): GameHeuristics => ({
  alone: false,
  heuristic: () => 0,
  fastMove: (state, seat, rng) => engine.pick(state, seat, rng),
})
