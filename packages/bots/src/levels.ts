import { type Text, text } from '@tefuda/kernel'

/** A strength a person can choose for a bot. */
export interface Level {
  readonly id: 'beginner' | 'easy' | 'strong' | 'master'
  readonly name: Text
  readonly bot: 'random' | 'greedy' | 'monte-carlo'
  /** Playouts for each candidate move, where the bot makes any. */
  readonly playouts?: number
}

/** From the weakest to the strongest. */
export const LEVELS: readonly Level[] = [
  { id: 'beginner', name: text('きまぐれ', 'Whimsical'), bot: 'random' },
  { id: 'easy', name: text('ふつう', 'Fair'), bot: 'greedy' },
  { id: 'strong', name: text('つよい', 'Strong'), bot: 'monte-carlo', playouts: 20 },
  { id: 'master', name: text('とてもつよい', 'Very strong'), bot: 'monte-carlo', playouts: 100 },
]

export const levelOf = (id: Level['id']): Level => LEVELS.find((level) => level.id === id)!
