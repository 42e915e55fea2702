import { ccc } from '@tefuda/ccc'
import { cutInDaifugo } from '@tefuda/cut-in-daifugo'
import { exjan } from '@tefuda/exjan'
import type { Engine, Game, GameEvent, Rules } from '@tefuda/kernel'
import { southernCross } from '@tefuda/southern-cross'
import { zhengShangYou } from '@tefuda/zheng-shang-you'
import { cccHeuristics } from './ccc/heuristics.ts'
import { cutInHeuristics } from './cut-in-daifugo/heuristics.ts'
import { exjanHeuristics } from './exjan/heuristics.ts'
import type { GameHeuristics } from './heuristics.ts'
import { southernCrossHeuristics } from './southern-cross/heuristics.ts'
import type { Table } from './table.ts'
import { zhengShangYouHeuristics } from './zheng-shang-you/heuristics.ts'

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
