import { type Text, text } from './text.ts'

/**
 * A card as a small integer. What the number means is the deck's business; two cards of one name are alike
 * for every player and differ only in their copy.
 */
export type Card = number

/** The cards a game is played with. */
export interface Deck {
  /** Every card once, in the order in which a new pack lies. Shuffles start from it. */
  readonly cards: readonly Card[]
  /** The name in notation, such as `S10` or `RJ`. Cards that are alike share it. */
  name(card: Card): string
}

/** The suits of the French pack by number, as the notation writes them: spades, hearts, diamonds, clubs (docs/notation.md). */
export const SUITS = ['S', 'H', 'D', 'C'] as const

/** The ranks of the French pack by number, without the joker, as the notation writes them. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const

/** One of `SUITS`. */
export type Suit = (typeof SUITS)[number]

/** The rank that only jokers have. */
export const JOKER_RANK = 13

/** 0 = ace … 12 = king, 13 = joker. */
export const rankOf = (card: Card): number => card & 15

/** 0 … 3 = spades, hearts, diamonds, clubs; of jokers 0 = red, 1 = black. */
export const suitOf = (card: Card): number => (card >> 4) & 3

/** Whether a card of the French pack is a joker, red or black. */
export const isJoker = (card: Card): boolean => (card & 15) === JOKER_RANK

/** How a joker is called in a sentence. */
export const jokerText = (isRed: boolean): Text =>
  isRed ? text('赤ジョーカー', 'red joker') : text('黒ジョーカー', 'black joker')

/** The first of all cards that are alike: what a move names. */
export const faceOf = (card: Card): Card => card & 63

/**
 * A card of the French pack as a number: rank in bits 0–3 (0 = ace … 12 = king, 13 = joker), suit in bits 4–5 (of jokers 0 = red,
 * 1 = black), copy from bit 6, counted from 0. Nothing is checked.
 */
export const frenchCard = (suit: number, rank: number, copy = 0): Card => (copy << 6) | (suit << 4) | rank

/** The name of a card of the French pack in notation: `S10`, `HA`, `RJ`. Copies share it. */
export const frenchName = (card: Card): string => NAMES[faceOf(card)]!

/** By face. Ranks 14 and 15 name no card. */
const NAMES: readonly string[] = Array.from({ length: 64 }, (_, face) =>
  isJoker(face) ? (suitOf(face) === 0 ? 'RJ' : 'BJ') : `${SUITS[suitOf(face)]}${RANKS[rankOf(face)]}`,
)

const FACES: ReadonlyMap<string, Card> = new Map(
  [0, 1, 2, 3]
    .flatMap((suit) => RANKS.map((_, rank) => frenchCard(suit, rank)))
    .concat([frenchCard(0, JOKER_RANK), frenchCard(1, JOKER_RANK)])
    .map((card) => [frenchName(card), card]),
)

/** The face a name such as `S10` means, or undefined where no card of the French pack is called so. */
export const frenchFace = (name: string): Card | undefined => FACES.get(name)

const PACK: readonly Card[] = [...FACES.values()]

/** `packs` French packs of 52 cards and two jokers each: 54 or 108 cards, and so on. */
export const frenchDeck = (packs = 1): Deck => ({
  cards: Array.from(
    { length: packs * PACK.length },
    (_, k) => PACK[k % PACK.length]! | (Math.floor(k / PACK.length) << 6),
  ),
  name: frenchName,
})

/** Takes out what lies at a place of a list; quicker than `splice`, which makes a list of it. */
export const takeAt = (list: number[], at: number): number => {
  const taken = list[at]!
  for (let k = at + 1; k < list.length; k++) list[k - 1] = list[k]!
  list.pop()
  return taken
}

/** Names of cards without the first that is called so; all of them where none is. */
export const without = (names: readonly string[], name: string): readonly string[] => {
  const at = names.indexOf(name)
  return at < 0 ? names : names.toSpliced(at, 1)
}
