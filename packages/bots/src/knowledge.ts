import type { CccEngine, CccRules } from '@tefuda/ccc'
import type { CutInEngine, CutInRules } from '@tefuda/cut-in-daifugo'
import type { ExjanEngine, ExjanRules } from '@tefuda/exjan'
import type { Engine, Rng, Seat } from '@tefuda/kernel'
import type { SouthernCrossEngine, SouthernCrossRules } from '@tefuda/southern-cross'
import type { ZhengShangYouEngine, ZhengShangYouRules } from '@tefuda/zheng-shang-you'
import { cccKnowledge } from './ccc/knowledge.ts'
import { cutInKnowledge } from './cut-in-daifugo/knowledge.ts'
import { exjanKnowledge } from './exjan/knowledge.ts'
import { southernCrossKnowledge } from './southern-cross/knowledge.ts'
import type { Table } from './table.ts'
import { zhengShangYouKnowledge } from './zheng-shang-you/knowledge.ts'

/**
 * What is known about playing one game well, under one rule set. Both functions get a sampled state and may use only
 * what the seat can see of it: not the order of the pile, not the hands of others.
 */
export interface Knowledge<S = unknown, M = unknown> {
  /** Whether what others do changes nothing for a seat: it is playing a game of its own. */
  readonly alone: boolean
  /** How much the layout after a legal move promises; to compare moves that score alike. */
  promise(state: S, seat: Seat, move: M): number
  /** A good legal move, found in a few microseconds: playouts consist of them. */
  fastMove(state: S, seat: Seat, rng: Rng): M
  /**
   * Where points come at the end of a deal alone: the few legal moves worth trying, the likeliest first; one where a
   * decision is not worth a thought. Absent where moves can be compared by the points they make.
   */
  shortlist?(state: S, seat: Seat, rng: Rng): readonly M[]
}

/** By game. One that is not listed is played with the rules alone: random playouts, and layouts that promise nothing. */
const KNOWN: ReadonlyMap<string, (table: Table) => Knowledge> = new Map([
  [
    'southern-cross',
    ({ engine, rules }) =>
      southernCrossKnowledge(
        engine as unknown as SouthernCrossEngine,
        rules as SouthernCrossRules,
      ) as unknown as Knowledge,
  ],
  [
    'cut-in-daifugo',
    ({ engine, rules }) =>
      cutInKnowledge(engine as unknown as CutInEngine, rules as unknown as CutInRules) as unknown as Knowledge,
  ],
  [
    'exjan',
    ({ engine, rules }) =>
      exjanKnowledge(engine as unknown as ExjanEngine, rules as ExjanRules) as unknown as Knowledge,
  ],
  [
    'ccc',
    ({ engine, rules }) =>
      cccKnowledge(engine as unknown as CccEngine, rules as unknown as CccRules) as unknown as Knowledge,
  ],
  [
    'zheng-shang-you',
    ({ engine, rules }) =>
      zhengShangYouKnowledge(
        engine as unknown as ZhengShangYouEngine,
        rules as ZhengShangYouRules,
      ) as unknown as Knowledge,
  ],
])

/** What is known of a table; worked out once for each engine. */
export const knowledgeOf = (table: Table): Knowledge => {
  let knowledge = made.get(table.engine)
  if (knowledge === undefined) {
    knowledge = KNOWN.get(table.game.id)?.(table) ?? rulesAlone(table.engine)
    made.set(table.engine, knowledge)
  }
  return knowledge
}

const made = new WeakMap<Engine, Knowledge>()

const rulesAlone = (engine: Engine): Knowledge => ({
  alone: false,
  promise: () => 0,
  fastMove: (state, seat, rng) => engine.pick(state, seat, rng),
})
