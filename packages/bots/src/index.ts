import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { monteCarlo } from './monte-carlo.ts'
import { random } from './random.ts'
import type { Table } from './table.ts'

export * from './bot.ts'
export { dealEventsFor } from './deal-events.ts'
export { greedyAtAGlance } from './greedy.ts'
export type { GameHeuristics, PlayingOn } from './heuristics.ts'
export { heuristicsOf } from './heuristics-of.ts'
export { LEVELS, type Level, levelOf } from './levels.ts'
export { DECISION_KINDS, type DecisionKind, joined, type Reason } from './reason.ts'
export { reasonFor } from './reasons-of.ts'
export { counts, type Tried, trials, trialsAsItLies } from './trials.ts'
export type { Table }

/** Every bot that comes with Tefuda, weakest first. */
export const bots: readonly Bot[] = [random, greedy, monteCarlo]

/** The bot of that id. */
export const findBot = (id: string): Bot | undefined => bots.find((bot) => bot.id === id)
