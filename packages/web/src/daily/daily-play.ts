import { botSeed } from '@tefuda/learn/bot-seed'
import { DAILY_LEVEL } from '../bots-worker/protocol.ts'
import type { Thinker } from '../bots-worker/thinker.ts'
import type { DailyTry } from '../storage/index.ts'
import { HINT_LEVEL } from '../table/table.ts'

/** A try at a daily deal while it is played. */
export interface DailyPlay {
  /** The try as it stands: how many hints there were so far. */
  readonly so: () => DailyTry
  /** The same bots for everybody; hints are counted. */
  readonly thinker: (inner: Thinker) => Thinker
}

export const createDailyPlay = (first: DailyTry): DailyPlay => {
  let now = first
  return {
    so: () => now,
    thinker: (inner) => ({
      think(question) {
        const { match, seat, level } = question
        if (level === HINT_LEVEL) {
          now = { ...now, hints: now.hints + 1 }
          return inner.think(question)
        }
        const own = match.moves.filter(([by]) => by === seat).length
        return inner.think({ match, seat, level: DAILY_LEVEL, seed: botSeed(match.deal.seed, seat, own) })
      },
      stop: inner.stop,
    }),
  }
}
