import { type Engine, isRefusal, rng, type Seat } from '@tefuda/kernel'
import { botGameOf } from './bot-games.ts'
import type { Reason, Reasoning } from './reason.ts'
import type { Table } from './table.ts'

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
    reasoning = botGameOf(table.game.id)?.reasoning(table) ?? null
    made.set(table.engine, reasoning)
  }
  return reasoning
}

const made = new WeakMap<Engine, Reasoning | null>()
