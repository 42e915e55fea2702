import type { Thinker } from '../bots-worker/thinker.ts'
import type { Preferences } from '../theme/index.ts'
import type { Clock } from './asking.ts'
import { HINT_LEVEL } from './table.ts'

/** How long a bot takes at least over a move of its own, in milliseconds. */
const AT_LEAST: Readonly<Record<Preferences['botPace'], number>> = { slow: 1500, normal: 0 }

/** Bots that leave time to see what they have played. Hints and answers, by which others would tell who thinks, are not held back. */
export const pacedThinker = (thinker: Thinker, { after }: Clock, pace: () => Preferences['botPace']): Thinker => ({
  ...thinker,
  async think(question) {
    const { match, level } = question
    const isTurn = match.engine.status(match.state).phase === 'turn'
    const least = level === HINT_LEVEL || !isTurn ? 0 : AT_LEAST[pace()]
    if (least === 0) return thinker.think(question)
    const passed = new Promise<void>((resolve) => {
      after(least, resolve)
    })
    const [thought] = await Promise.all([thinker.think(question), passed])
    return thought
  },
})
