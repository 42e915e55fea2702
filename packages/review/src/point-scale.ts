import { findGame } from '@tefuda/games'
import { type PointScale, text } from '@tefuda/kernel'

/** Of a game that says nothing of its points, whatever is beyond doubt is worth a word. */
const POINTS: PointScale = { unit: text('点', ' points'), threshold: 0 }

/** What points are in the game of that id. */
export const pointScaleOf = (game: string): PointScale => findGame(game)?.pointScale ?? POINTS
