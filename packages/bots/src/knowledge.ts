import { ccc } from '@tefuda/ccc'
import { cutInDaifugo } from '@tefuda/cut-in-daifugo'
import { exjan } from '@tefuda/exjan'
import type { Engine, Game, GameEvent, Rng, Rules, Seat } from '@tefuda/kernel'
import { southernCross } from '@tefuda/southern-cross'
import { zhengShangYou } from '@tefuda/zheng-shang-you'
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
  /** Makes a sampled world likelier by what others have done, exchanging cards that the seat does not see. */
  likely?(state: S, seat: Seat, rng: Rng): void
  /**
   * Where luck weighs far more than any one decision: the likeliest move of the short list is played unless another is ahead of it by so
   * many standard errors.
   */
  readonly doubt?: number
}

/** What is known of a game, for tables of that game; the catalogue no longer tells the types of its engine and rules. */
const known = <R extends Rules, S, M, E extends GameEvent, V, P>(
  { id }: Game<R, S, M, E, V, P>,
  make: (engine: Engine<S, M, E, V, P>, rules: R) => Knowledge<S, M>,
): readonly [string, (table: Table) => Knowledge] => [
  id,
  ({ engine, rules }) =>
    make(engine as unknown as Engine<S, M, E, V, P>, rules as unknown as R) as unknown as Knowledge,
]

/** One that is not listed is played with the rules alone: random playouts, and layouts that promise nothing. */
const KNOWN: ReadonlyMap<string, (table: Table) => Knowledge> = new Map([
  known(southernCross, southernCrossKnowledge),
  known(cutInDaifugo, cutInKnowledge),
  known(exjan, exjanKnowledge),
  known(ccc, cccKnowledge),
  known(zhengShangYou, zhengShangYouKnowledge),
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
