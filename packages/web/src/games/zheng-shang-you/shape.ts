import { rankIndexOf, readWritten, suitIndexOf } from '@tefuda/climbing'
import { type Text, text } from '@tefuda/kernel'

/** What lies on the table, as far as the next play is compared with it (ZS-2). */
export interface Shape {
  /** Cards of each rank, and how many ranks follow on one another. */
  readonly width: number
  readonly length: number
  /** No card stands for another. */
  readonly pure: boolean
  /** A sequence of single cards in one suit. */
  readonly oneSuit: boolean
}

export const shapeOf = (cards: readonly string[]): Shape => {
  const laid = cards.map(readWritten)
  const length = new Set(laid.map(({ as }) => rankIndexOf(as))).size
  return {
    width: laid.length / length,
    length,
    pure: laid.every(({ card, as }) => card === as),
    oneSuit: length > 1 && length === laid.length && new Set(laid.map(({ as }) => suitIndexOf(as))).size === 1,
  }
}

export const shapeText = ({ width, length }: Shape): Text => {
  if (length === 1) return width === 1 ? text('1枚出し', 'Single cards') : text(`同位札 ${width}枚`, `Sets of ${width}`)
  if (width === 1) return text(`${length}枚のシークエンス`, `Sequence of ${length}`)
  return text(`${width}枚ずつ${length}組のシークエンス`, `Sequence of ${length} sets of ${width}`)
}
