import { type Card, type Deck, SUITS } from '@tefuda/kernel'

/** The symbols, in their order after the numbers 0 to 15. */
export const SYMBOLS = ['J', 'Q', 'K', 'C', 'F', 'M'] as const

/** How many ranks are numbers, and how many there are in all. */
export const NUMBERS = 16
export const RANKS = NUMBERS + SYMBOLS.length

/** 0 … 15 are the numbers, 16 … 21 the symbols. */
export const rankOf = (card: Card): number => card & 31

/** 0 … 3 = spades, hearts, diamonds, clubs. */
export const suitOf = (card: Card): number => card >> 5

export const cardOf = (suit: number, rank: number): Card => (suit << 5) | rank

export const isSymbol = (rank: number): boolean => rank >= NUMBERS

/** A number or a letter. */
export const rankName = (rank: number): string => (isSymbol(rank) ? SYMBOLS[rank - NUMBERS]! : `${rank}`)

const CARDS: readonly Card[] = [0, 1, 2, 3].flatMap((suit) =>
  Array.from({ length: RANKS }, (_, rank) => cardOf(suit, rank)),
)

/** By card; some numbers name none. */
const NAMES: readonly string[] = Array.from({ length: 128 }, (_, card) =>
  rankOf(card) < RANKS ? `${SUITS[suitOf(card)]}${rankName(rankOf(card))}` : '',
)

const NAMED: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [NAMES[card]!, card]))

export const cardName = (card: Card): string => NAMES[card]!

/** The card of a name such as `S10` or `CC`, in capitals; undefined where none is called so. */
export const cardNamed = (name: string): Card | undefined => NAMED.get(name)

/** Suit by suit, the numbers and then the symbols. */
export const inOrder = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a - b)

/** 88 cards: each of the four suits has 0 to 15 and the six symbols, each once (EJ-1). */
export const DECK: Deck = { cards: CARDS, name: cardName }

/** The rank whose four cards are dora: the number after the indicator, 0 after 15; of a symbol the symbol itself (EJ-1). */
export const doraOf = (indicator: Card): number => {
  const rank = rankOf(indicator)
  return isSymbol(rank) ? rank : (rank + 1) % NUMBERS
}
