import { ccc } from '@tefuda/ccc'
import { cutInDaifugo } from '@tefuda/cut-in-daifugo'
import { exjan } from '@tefuda/exjan'
import { type Engine, type Game, type GameEvent, isRefusal, type Rules, rng, type Seat } from '@tefuda/kernel'
import { southernCross } from '@tefuda/southern-cross'
import { zhengShangYou } from '@tefuda/zheng-shang-you'
import { cccReason } from './ccc/reason.ts'
import { cutInReason } from './cut-in-daifugo/reason.ts'
import { exjanReason } from './exjan/reason.ts'
import type { Reason, Reasoning } from './reason.ts'
import { southernCrossReason } from './southern-cross/reason.ts'
import type { Table } from './table.ts'
import { zhengShangYouReason } from './zheng-shang-you/reason.ts'

const entry = <R extends Rules, S, M, E extends GameEvent, V, P>(
  { id }: Game<R, S, M, E, V, P>,
  make: (engine: Engine<S, M, E, V, P>, rules: R) => Reasoning<S, M>,
): readonly [string, (table: Table) => Reasoning] => [
  id,
  ({ engine, rules }) => make(engine as unknown as Engine<S, M, E, V, P>, rules as unknown as R) as Reasoning,
]

const BY_GAME: ReadonlyMap<string, (table: Table) => Reasoning> = new Map([
  entry(southernCross, southernCrossReason),
  entry(cutInDaifugo, cutInReason),
  entry(exjan, exjanReason),
  entry(ccc, cccReason),
  entry(zhengShangYou, zhengShangYouReason),
])

/**
 * Why a seat may want to make a move, from its view alone; null in a game of which nothing is known but its rules, and where
 * the text names no legal move.
 */
export const reasonFor = (table: Table, view: unknown, seat: Seat, move: string): Reason | null => {
  const reasoning = reasoningOf(table)
  if (reasoning === null) return null
  const { engine } = table
  const state = engine.sample(view, rng(1))
  const read = engine.parse(state, seat, move)
  if (isRefusal(read)) return null
  const refused = engine.check(state, seat, read)
  if (refused !== null && refused.foul !== true) return null
  return reasoning(state, seat, read)
}

const reasoningOf = (table: Table): Reasoning | null => {
  let reasoning = made.get(table.engine)
  if (reasoning === undefined) {
    reasoning = BY_GAME.get(table.game.id)?.(table) ?? null
    made.set(table.engine, reasoning)
  }
  return reasoning
}

const made = new WeakMap<Engine, Reasoning | null>()
