import { LEVELS, type Level } from '@tefuda/bots/levels'
import type { SeatPlayer } from '../storage/index.ts'

/** A strength a person can choose for a bot. */
export type BotLevel = Level

/** From the weakest to the strongest. */
export const BOT_LEVELS = LEVELS

export const USUAL_LEVEL = 'easy'

export const botLevel = (id: string): BotLevel => {
  const found = BOT_LEVELS.find((level) => level.id === id)
  if (found === undefined) throw new Error(`no bot level is called ${id}`)
  return found
}

/** The bot of a level at a seat; throws where there is no such level. */
export const botPlayer = (level: string): SeatPlayer => ({ kind: 'bot', level: botLevel(level).id })
