import { type Text, text } from '@tefuda/kernel'
import type { ThinkingOptions } from './bot.ts'

/** A strength a person can choose for a bot. */
export interface Level {
  readonly id: 'beginner' | 'casual' | 'easy' | 'strong' | 'master'
  readonly name: Text
  readonly bot: 'greedy' | 'monte-carlo'
  readonly thinking: Pick<ThinkingOptions, 'playouts' | 'overlooks'>
}

/** From the weakest to the strongest. How often each beats the one below is measured by `npm run strength`. */
export const LEVELS: readonly Level[] = [
  { id: 'beginner', name: text('はじめて', 'Newcomer'), bot: 'greedy', thinking: { overlooks: 0.6 } },
  { id: 'casual', name: text('のんびり', 'Easy-going'), bot: 'greedy', thinking: { overlooks: 0.3 } },
  { id: 'easy', name: text('ふつう', 'Fair'), bot: 'greedy', thinking: {} },
  { id: 'strong', name: text('つよい', 'Strong'), bot: 'monte-carlo', thinking: { playouts: 'usual' } },
  { id: 'master', name: text('とてもつよい', 'Very strong'), bot: 'monte-carlo', thinking: { playouts: 100 } },
]

/** The level of that id, of which there is always one. */
export const levelOf = (id: Level['id']): Level => LEVELS.find((level) => level.id === id)!
