import { rng, type Seat } from '@tefuda/kernel'
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { heuristicsOf } from './heuristics-of.ts'
import { monteCarlo } from './monte-carlo.ts'
import { random } from './random.ts'
import type { Table } from './table.ts'

export * from './bot.ts'
export type { GameHeuristics } from './heuristics.ts'
export { LEVELS, type Level, levelOf } from './levels.ts'
export { DECISION_KINDS, type DecisionKind, type Reason } from './reason.ts'
export { reasonFor } from './reasons-of.ts'
export { toldTo } from './told.ts'
export { counts, trials } from './trials.ts'
export type { Table }
export { heuristicsOf }

/** Every bot that comes with Tefuda, weakest first. */
export const bots: readonly Bot[] = [random, greedy, monteCarlo]

/** A move of a seat that is due and proven best by what it sees, as text; null where nothing is proven. For reviews and puzzles, too. */
export const certainMove = (table: Table, view: unknown, seat: Seat): string | null => {
  const move = heuristicsOf(table).certain?.(table.engine.sample(view, rng(0)), seat) ?? null
  return move === null ? null : table.engine.format(move)
}

/** The bot of that id. */
export const findBot = (id: string): Bot | undefined => bots.find((bot) => bot.id === id)
