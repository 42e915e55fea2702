import type { Engine } from '@tefuda/kernel'
import { botGameOf } from './bot-games.ts'
import type { GameHeuristics } from './heuristics.ts'
import type { Table } from './table.ts'

/** The heuristics for a table; made once for each engine. */
export const heuristicsOf = (table: Table): GameHeuristics => {
  let heuristics = made.get(table.engine)
  if (heuristics === undefined) {
    heuristics = botGameOf(table.game.id)?.heuristics(table) ?? rulesAlone(table.engine)
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
