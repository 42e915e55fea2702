import { SUITS } from '@tefuda/kernel'
import type { Paint } from './canvas.ts'
import type { Look } from './look.ts'

/** A card as it is drawn: `♥10`, `★RJ`, `♣M`. */
export interface DrawnCard {
  readonly text: string
  readonly paint: Paint
}

export const drawCard = (name: string, { signs, paint }: Look): DrawnCard => {
  if (name === 'RJ') return { text: `${signs.joker}RJ`, paint: paint.suits[1] }
  if (name === 'BJ') return { text: `${signs.joker}BJ`, paint: paint.bold }
  const suit = SUITS.findIndex((letter) => name.startsWith(letter))
  return suit === -1
    ? { text: name, paint: paint.bold }
    : { text: signs.suits[suit]! + name.slice(1), paint: paint.suits[suit]! }
}

export const cardText = (name: string, look: Look): string => {
  const { text, paint } = drawCard(name, look)
  return paint(text)
}

/** Cards of the French pack and of Exjan; `CC-4` is a ruling. */
const CARD = /\b(?:RJ|BJ|[SHDC](?:1[0-5]|\d|[AJQKCFM]))\b(?!-\d)/g

/** A sentence with its cards as they are drawn, without colours. */
export const withCardSigns = (sentence: string, look: Look): string =>
  sentence.replace(CARD, (name) => drawCard(name, look).text)
