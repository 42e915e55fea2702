import { rankIndexOf, readWritten } from '@tefuda/climbing'
import { type Text, text } from '@tefuda/kernel'
import { drawCard } from '../../terminal/cards.ts'
import type { Look } from '../../terminal/look.ts'
import type { Span } from '../../terminal/spans.ts'

/** A card of a play as it is drawn: `♠5`, `★RJ=♥6`. */
export const laidSpan = (written: string, look: Look): Span => {
  const { card, open, as } = readWritten(written)
  const { text: shown, paint } = drawCard(card, look)
  return { text: `${shown}${open ? '*' : ''}${as === card ? '' : `=${drawCard(as, look).text}`}`, paint }
}

export const laidSpans = (cards: readonly string[], look: Look): Span[] => cards.map((card) => laidSpan(card, look))

/** What cards make together: so many ranks in a row, so many cards of each. */
export interface Shape {
  readonly width: number
  readonly length: number
}

export const shapeOf = (cards: readonly string[]): Shape => {
  const length = new Set(cards.map((card) => rankIndexOf(readWritten(card).as))).size
  return { width: cards.length / length, length }
}

/** `2枚出し`, `4枚のシークエンス`, `2枚ずつ3つのシークエンス`. */
export const shapeName = ({ width, length }: Shape): Text => {
  if (length === 1)
    return text(`${width}枚出し`, width === 1 ? 'single card' : width === 2 ? 'pair' : `${width} of a rank`)
  return width === 1
    ? text(`${length}枚のシークエンス`, `sequence of ${length}`)
    : text(`${width}枚ずつ${length}つのシークエンス`, `sequence of ${length} sets of ${width}`)
}
