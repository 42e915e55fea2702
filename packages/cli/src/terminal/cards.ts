import { jokerText, SUITS } from '@tefuda/kernel'
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

/** Cards in a row as they are drawn, without colours. */
export const cardSigns = (names: string, look: Look): string => names.replace(CARD, (name) => drawCard(name, look).text)

/** A card that lies open before its owner, as the notation marks it: `C2*`. */
const OPEN = new RegExp(`(${CARD.source})\\*`, 'g')

/** A joker of a sentence, perhaps with what it stands for: `RJ`, `BJ=H6`. */
const JOKER = /\b([RB])J\b(=?)/g

/** A sentence with its cards by their signs, wherever they lay, and its jokers in words, a joker that stands for another card as a star. */
export const withCardSigns = (sentence: string, look: Look): string =>
  cardSigns(
    sentence
      .replace(OPEN, '$1')
      .replace(JOKER, (_, colour: string, as: string) =>
        as === '' ? look.say(jokerText(colour === 'R')) : `${look.signs.joker}=`,
      ),
    look,
  )
