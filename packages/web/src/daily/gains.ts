import type { GameRecord } from '@tefuda/kernel'
import { playThrough } from '../table/timeline.ts'

/** The most columns a picture of a game has. */
const COLUMNS = 24

/**
 * What one's own seat (0) gained in each part of a game, in order; parts are moves where there are few. It tells how a game
 * went and nothing of its cards.
 */
export const gainsOf = (record: GameRecord): readonly number[] => {
  const timeline = playThrough(record)
  if ('refusal' in timeline) return []
  const scores = timeline.scores.map(([own = 0]) => own)
  const size = Math.max(1, Math.ceil((scores.length - 1) / COLUMNS))
  const ends = Array.from({ length: Math.ceil((scores.length - 1) / size) }, (_, part) =>
    Math.min(scores.length - 1, (part + 1) * size),
  )
  return ends.map((end, part) => Math.max(0, scores[end]! - scores[part * size]!))
}

const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const

/** Gains as a line of text. */
export const barsOf = (gains: readonly number[]): string => {
  const most = Math.max(1, ...gains)
  return gains.map((gain) => BARS[Math.round((gain / most) * (BARS.length - 1))]).join('')
}
