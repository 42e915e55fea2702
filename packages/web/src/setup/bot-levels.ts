import { type Text, text } from '@tefuda/kernel'
import type { BotLevel as LevelId } from '@tefuda/wire'
import type { SeatPlayer } from '../storage/index.ts'

/** A strength a person can choose for a bot. */
export interface BotLevel {
  readonly id: LevelId
  readonly name: Text
  readonly bot: 'random' | 'greedy' | 'monte-carlo'
  /** Playouts for each candidate move, where the bot makes any. */
  readonly playouts?: number
}

/** From the weakest to the strongest. */
export const BOT_LEVELS: readonly BotLevel[] = [
  { id: 'beginner', name: text('きまぐれ', 'Whimsical'), bot: 'random' },
  { id: 'easy', name: text('ふつう', 'Fair'), bot: 'greedy' },
  { id: 'strong', name: text('つよい', 'Strong'), bot: 'monte-carlo', playouts: 20 },
  { id: 'master', name: text('とてもつよい', 'Very strong'), bot: 'monte-carlo', playouts: 100 },
]

export const USUAL_LEVEL = 'easy'

export const botLevel = (id: string): BotLevel => {
  const found = BOT_LEVELS.find((level) => level.id === id)
  if (found === undefined) throw new Error(`no bot level is called ${id}`)
  return found
}

export const botPlayer = (level: string): SeatPlayer => ({ kind: 'bot', bot: botLevel(level).bot, level })
