import { cardNamed, rankOf, suitOf } from '@tefuda/exjan'
import { cardText, type DrawnCard, drawCard } from '../../terminal/cards.ts'
import type { Look } from '../../terminal/look.ts'
import { plainLetters } from '../typed.ts'

const CARD = '[SHDC](?:1[0-5]|\\d|[JQKCFM])'
const CARDS = new RegExp(`^(?:${CARD})+$`)
const EACH = new RegExp(CARD, 'g')

/** Cards as they are typed: small letters, suit signs, commas, without blanks. A word that is none comes back as it is. */
export const readCards = (typed: string): string[] =>
  plainLetters(typed)
    .split(/[\s,、]+/)
    .flatMap((word) => (CARDS.test(word) ? (word.match(EACH) ?? []) : [word]))
    .filter((word) => word !== '')

/** Suit by suit, numbers and then symbols. */
export const bySuit = (a: string, b: string): number => placeOf(a) - placeOf(b)

const placeOf = (name: string): number => {
  const card = cardNamed(name)
  return card === undefined ? -1 : suitOf(card) * 32 + rankOf(card)
}

/** A card on the table or in a hand: dora carry an asterisk, `♥6*`. */
export const drawInPlay = (name: string, dora: readonly string[], look: Look): DrawnCard => {
  const { text, paint } = drawCard(name, look)
  return { text: dora.includes(name) ? `${text}*` : text, paint }
}

export const cardsText = (cards: readonly string[], look: Look): string =>
  cards.map((card) => cardText(card, look)).join(' ')
