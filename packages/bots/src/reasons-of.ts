import { type Engine, isRefusal, rng, type Seat } from '@tefuda/kernel'
import { botGameOf } from './bot-games.ts'
import type { Reason, Reasoning } from './reason.ts'
import type { Table } from './table.ts'

/**
 * Why a seat may want to make a move, from its view alone, or why rather that one than another, `instead`; null in a game of which nothing is
 * known but its rules, where a text names no legal move, and where nothing is known that sets the two apart.
 */
export const reasonFor = (table: Table, view: unknown, seat: Seat, move: string, instead?: string): Reason | null => {
  const reasoning = reasoningOf(table)
  if (reasoning === null) return null
  const { engine } = table
  const state = engine.sample(view, rng(1))
  const legal = (written: string): unknown => {
    const read = engine.parse(state, seat, written)
    if (isRefusal(read)) return null
    const refused = engine.check(state, seat, read)
    return refused === null || refused.foul === true ? read : null
  }
  const read = legal(move)
  if (read === null) return null
  if (instead === undefined) return reasoning(state, seat, read)
  const other = legal(instead)
  return other === null ? null : reasoning(state, seat, read, other)
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
