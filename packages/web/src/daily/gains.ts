import { findGame } from '@tefuda/games'
import type { GameRecord } from '@tefuda/kernel'
import { playThrough } from '../table/timeline.ts'

/** The most columns a picture of a game has. */
const COLUMNS = 24

/** How a game went for one's own seat (0), as `courseOf` tells it; nothing of its cards. */
export const gainsOf = (record: GameRecord): readonly number[] => {
  const timeline = playThrough(record, findGame)
  if ('refusal' in timeline) return []
  return courseOf(timeline.scores.map(([own = 0]) => own))
}

/**
 * What was gained in each part of a game, in order; parts are moves where there are few. Where points are lost as well, how
 * high above the lowest one stood after each part. `scores`: before the first move, and after every one.
 */
export const courseOf = (scores: readonly number[]): readonly number[] => {
  const size = Math.max(1, Math.ceil((scores.length - 1) / COLUMNS))
  const ends = Array.from({ length: Math.ceil((scores.length - 1) / size) }, (_, part) =>
    Math.min(scores.length - 1, (part + 1) * size),
  )
  const gains = ends.map((end, part) => scores[end]! - scores[part * size]!)
  if (gains.every((gain) => gain >= 0)) return gains
  const lowest = Math.min(...scores)
  return ends.map((end) => scores[end]! - lowest)
}

const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const

/** Gains as a line of text. */
export const barsOf = (gains: readonly number[]): string => {
  const most = Math.max(1, ...gains)
  return gains.map((gain) => BARS[Math.round((gain / most) * (BARS.length - 1))]).join('')
}
