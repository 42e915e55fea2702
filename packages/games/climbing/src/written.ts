import { SUITS } from '@tefuda/kernel'
import { RANK_NAMES } from './names.ts'

/** A card of a play as the notation writes it: `S5`, `S5*` for a public copy, `RJ=H6` for one that stands for another. */
export interface WrittenCard {
  /** How a move names it: `S5*`. */
  readonly token: string
  readonly card: string
  readonly open: boolean
  /** What it is declared to be; the card itself where it stands for itself. */
  readonly as: string
}

/** Reads one card of a play; `readLaid` reads the same as numbers and checks it. */
export const readWritten = (word: string): WrittenCard => {
  const [token = '', as] = word.split('=')
  const open = token.endsWith('*')
  const card = open ? token.slice(0, -1) : token
  return { token, card, open, as: as ?? card }
}

export const isJokerName = (card: string): boolean => card === 'RJ' || card === 'BJ'

/** The rank of a card by name: `10` of `H10`, `RJ` of `RJ`. */
export const rankNameOf = (card: string): string => (isJokerName(card) ? card : card.slice(1))

/** The place of a card's rank among `RANK_NAMES`: 0 for three, jokers last. */
export const rankIndexOf = (card: string): number => RANK_NAMES.indexOf(rankNameOf(card) as (typeof RANK_NAMES)[number])

/** 0 spades, 1 hearts, 2 diamonds, 3 clubs, 4 jokers. */
export const suitIndexOf = (card: string): number =>
  isJokerName(card) ? SUITS.length : SUITS.findIndex((suit) => card.startsWith(suit))

/** Weakest first; equal ranks spades, hearts, diamonds, clubs. */
export const byNamedStrength = (a: string, b: string): number =>
  rankIndexOf(a) - rankIndexOf(b) || suitIndexOf(a) - suitIndexOf(b)
