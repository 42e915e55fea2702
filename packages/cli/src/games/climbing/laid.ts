import { SUITS, type Text, text } from '@tefuda/kernel'
import { drawCard } from '../../terminal/cards.ts'
import type { Look } from '../../terminal/look.ts'
import type { Span } from '../../terminal/spans.ts'

/** A card of a play as the notation writes it: `S5`, `S5*` for a public copy, `RJ=H6` for one that stands for another. */
export interface LaidText {
  readonly card: string
  readonly open: boolean
  /** What it is declared to be; the card itself where it stands for itself. */
  readonly as: string
}

/** Ranks of climbing games from the weakest. */
export const RANKS = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2', 'BJ', 'RJ'] as const

/** The rank of a card by name: `10` of `H10`, `RJ` of `RJ`. */
export const rankNameOf = (card: string): string => (/^[RB]J/.test(card) ? card : card.slice(1))

/** How strong a rank is where nothing turns the order round: 0 for three. */
export const rankOf = (card: string): number => RANKS.indexOf(rankNameOf(card) as (typeof RANKS)[number])

/** Weakest first; equal ranks spades, hearts, diamonds, clubs. */
export const byStrength = (a: string, b: string): number =>
  rankOf(a) - rankOf(b) || SUITS.findIndex((suit) => a.startsWith(suit)) - SUITS.findIndex((suit) => b.startsWith(suit))

export const readLaid = (written: string): LaidText => {
  const [left = '', as] = written.split('=')
  const open = left.endsWith('*')
  const card = open ? left.slice(0, -1) : left
  return { card, open, as: as ?? card }
}

/** A card of a play as it is drawn: `♠5`, `★RJ=♥6`. */
export const laidSpan = (written: string, look: Look): Span => {
  const { card, open, as } = readLaid(written)
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
  const length = new Set(cards.map((card) => rankOf(readLaid(card).as))).size
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
