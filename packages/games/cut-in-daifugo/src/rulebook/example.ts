import { frenchRank } from '@tefuda/climbing'
import { frenchCard, frenchName } from '@tefuda/kernel'
import type { Effect } from '../rules.ts'
import type { BookSubject } from './subject.ts'

/** Ranks of examples, 3 to 15 as in the rules. */
const LOWEST = 3
const HIGHEST = 15

/** `S8` for the suit S and the rank 8, `S2` for 15. */
export const cardOf = (suit: 'S' | 'H' | 'D' | 'C', rank: number): string =>
  frenchName(frenchCard('SHDC'.indexOf(suit), frenchRank(rank - LOWEST)))

/** The cards of a play: a letter for each suit. */
export const cardsOf = (suits: string, rank: number): string =>
  [...suits].map((suit) => cardOf(suit as 'S', rank)).join(' ')

/**
 * Whether, after so many cards of the rank, the phase goes on in the same order of ranks: then the next play of an
 * example follows from what the example shows and from nothing else.
 */
const goesOn = (subject: BookSubject, rank: number, cards: number): boolean => {
  const effect = subject.active.find((one) => one.rank === rank)?.effect
  return effect === undefined || !ENDS[effect]?.(cards, subject.seats)
}

/** Effects that clear the table or turn the order round, and with how many cards while everybody has some. */
const ENDS: Readonly<Partial<Record<Effect, (cards: number, seats: number) => boolean>>> = {
  flow: (cards) => cards % 2 === 0,
  clear: () => true,
  back: () => true,
  skip: (cards, seats) => 2 * cards - 1 >= seats - 1,
}

/** The lowest rank from which so many ranks in a row leave the phase going on, each with so many cards. */
const quietRow = (subject: BookSubject, length: number, cards: number): number => {
  for (let from = LOWEST + 1; from + length <= HIGHEST; from++)
    if (Array.from({ length }, (_, k) => from + k).every((rank) => goesOn(subject, rank, cards))) return from
  return LOWEST + 1
}

/** Ranks apart from one another, so that none binds; all but the last leave the phase going on. */
export const apart = (subject: BookSubject, length: number, cards: number): number[] => {
  const ranks: number[] = []
  for (let rank = LOWEST + 1; rank <= HIGHEST && ranks.length < length; rank++) {
    const isLast = ranks.length === length - 1
    if (rank - (ranks.at(-1) ?? 0) >= 2 && (isLast || goesOn(subject, rank, cards))) ranks.push(rank)
  }
  return ranks
}

/** Plays in a row that the book shows; a test plays every one of them. */
export interface Example {
  readonly plays: readonly Play[]
  /** What is alike in plays that follow one another: lines are drawn between it. */
  readonly link: 'suit' | 'card' | 'rank'
  /** A play that may come next, and ones that may not. */
  readonly follows?: string
  readonly refused?: readonly string[]
}

interface Play {
  /** As in the notation of moves. */
  readonly cards: string
  readonly isCut?: true
}

const inTurn = (...plays: readonly string[]): Play[] => plays.map((cards) => ({ cards }))

/** Two sequences, the second of which is one rank higher. */
export const runExample = (subject: BookSubject): Example => {
  const from = quietRow(subject, 3, 1)
  const run = (suit: 'S' | 'H', rank: number): string => [0, 1, 2].map((k) => cardOf(suit, rank + k)).join(' ')
  return { plays: inTurn(run('S', from), run('H', from + 1)), link: 'card' }
}

/** The joker alone, and what beats it. */
export const jokerExample = (subject: BookSubject): Example => ({
  plays: inTurn(cardOf('H', quietRow(subject, 1, 1)), 'RJ', 'S3'),
  link: 'card',
  refused: ['BJ', 'D2'],
})

export const rankBindExample = (subject: BookSubject): Example => {
  const from = quietRow(subject, 2, 1)
  return {
    plays: inTurn(cardOf('S', from), cardOf('H', from + 1)),
    link: 'rank',
    follows: cardOf('D', from + 2),
    refused: [cardOf('D', from + 3)],
  }
}

export const suitBindExample = (subject: BookSubject): Example => {
  const [first, second, third] = apart(subject, 3, 1) as [number, number, number]
  return {
    plays: inTurn(cardOf('S', first), cardOf('S', second)),
    link: 'suit',
    follows: cardOf('S', third),
    refused: [cardOf('H', third)],
  }
}

/** Suits that are shared in part, more of them with every play. */
export const partBindExample = (subject: BookSubject): Example => {
  const suits = ['SSC', 'DDC', 'HDC', 'HDC']
  return {
    plays: inTurn(...apart(subject, 4, 3).map((rank, k) => cardsOf(suits[k]!, rank))),
    link: 'suit',
  }
}

export const superBindExample = (subject: BookSubject): Example => {
  const from = quietRow(subject, 2, 1)
  return {
    plays: inTurn(cardOf('S', from), cardOf('S', from + 1)),
    link: 'suit',
    follows: cardOf('S', from + 2),
    refused: [cardOf('H', from + 2), cardOf('S', from + 3)],
  }
}

/** A pair that is cut in on with one natural card and a joker. */
export const cutInExample = (subject: BookSubject): Example => {
  const rank = apart(subject, 2, 1)[1]!
  return {
    plays: [{ cards: cardsOf('SH', rank) }, { cards: `${cardOf('S', rank)} RJ=${cardOf('H', rank)}`, isCut: true }],
    link: 'card',
  }
}

/** A single card of a rank, cut in on twice. */
export const counterExample = (rank: number): Example => {
  const card = cardOf('S', rank)
  return {
    plays: [{ cards: card }, { cards: card, isCut: true }, { cards: `RJ=${card}`, isCut: true }],
    link: 'card',
  }
}
