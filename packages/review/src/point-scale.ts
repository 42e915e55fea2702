import { type Text, text } from '@tefuda/kernel'

/** What points are in a game, and when a few of them are worth a word. */
export interface PointScale {
  readonly unit: Text
  /** What a decision loses at least to be called costly. */
  readonly threshold: number
}

const points = (threshold: number): PointScale => ({ unit: text('点', ' points'), threshold })

const SCALES: Readonly<Record<string, PointScale>> = {
  'southern-cross': points(10),
  'cut-in-daifugo': points(0.1),
  'zheng-shang-you': points(0.1),
  ccc: points(1),
  exjan: { unit: text('チップ', ' chips'), threshold: 2 },
}

/** Of a game that is not known, whatever is beyond doubt is worth a word. */
export const pointScaleOf = (game: string): PointScale => SCALES[game] ?? points(0)
