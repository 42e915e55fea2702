import { type Card, countOf, faceOf, frenchName, isJoker, rankOf, suitOf, type Text, text } from '@tefuda/kernel'
import type { CccRules } from './rules.ts'

/** What the value of cards depends on (CC-2). */
export type Rates = Pick<CccRules, 'multipliers' | 'flushCards'>

/** 0 black, 1 red. */
export type Colour = 0 | 1
export const BLACK: Colour = 0
export const RED: Colour = 1

export const colourOf = (card: Card): Colour => {
  const suit = suitOf(card)
  if (isJoker(card)) return suit === 0 ? RED : BLACK
  return suit === 1 || suit === 2 ? RED : BLACK
}

/** What a card counts in a sum: ace 1 … king 13, joker 0. */
export const faceValue = (card: Card): number => (isJoker(card) ? 0 : rankOf(card) + 1)

export const isAce = (card: Card): boolean => rankOf(card) === 0

/** A group of cards, what it is worth, and how that comes about. */
export interface GroupValue {
  readonly cards: readonly string[]
  /** What each card counts, jokers apart. */
  readonly faces: readonly number[]
  readonly sum: number
  readonly jokers: number
  readonly flush: boolean
  readonly value: number
  /** The number it pays for; null where the value is no square. */
  readonly root: number | null
}

/** The whole number n with n² = value, or null; 0 has none. */
export const squareRoot = (value: number): number | null => {
  const root = Math.round(Math.sqrt(value))
  return root > 0 && root * root === value ? root : null
}

/** Enough cards, all of one colour; where a flush multiplies by one there is none. */
const isFlush = ({ multipliers, flushCards }: Rates, cards: readonly Card[]): boolean => {
  if (multipliers.flush <= 1 || cards.length < flushCards) return false
  const colour = colourOf(cards[0]!)
  for (let k = 1; k < cards.length; k++) if (colourOf(cards[k]!) !== colour) return false
  return true
}

/** The sum of the faces, doubled for each joker and for a flush (CC-2). */
const valueFrom = ({ multipliers }: Rates, sum: number, jokers: number, flush: boolean): number => {
  let value = flush ? sum * multipliers.flush : sum
  for (let k = 0; k < jokers; k++) value *= multipliers.joker
  return value
}

const sumOf = (cards: readonly Card[]): number => {
  let sum = 0
  for (let k = 0; k < cards.length; k++) sum += faceValue(cards[k]!)
  return sum
}

/** The value of a group. */
export const valueOfGroup = (rates: Rates, cards: readonly Card[]): number =>
  valueFrom(rates, sumOf(cards), countOf(cards, isJoker), isFlush(rates, cards))

export const groupValue = (rates: Rates, cards: readonly Card[]): GroupValue => {
  const sum = sumOf(cards)
  const jokers = countOf(cards, isJoker)
  const flush = isFlush(rates, cards)
  const value = valueFrom(rates, sum, jokers, flush)
  const plain = jokers === 0 ? cards : cards.filter((card) => !isJoker(card))
  return {
    cards: cards.map(frenchName),
    faces: plain.map(faceValue),
    sum,
    jokers,
    flush,
    value,
    root: squareRoot(value),
  }
}

/** Cards that pay for a coin: groups, and between each two of them a splitting ace (CC-3). Cards are faces. */
export interface Payment {
  readonly groups: readonly (readonly Card[])[]
  readonly splits: readonly Card[]
}

/** The number a payment is good for: the sum of its groups' roots; null where a group is no square. */
export const numberOf = (rates: Rates, { groups }: Payment): number | null => {
  let number = 0
  for (const group of groups) {
    const root = squareRoot(valueOfGroup(rates, group))
    if (root === null) return null
    number += root
  }
  return number
}

/** By rank with the ace low, jokers last, then suit. */
export const byRank = (a: Card, b: Card): number => rankOf(a) - rankOf(b) || faceOf(a) - faceOf(b)

/** A few cards in that order, which is how notation has them; quicker than `sort`. */
export const inRankOrder = (cards: readonly Card[]): Card[] => {
  const list: Card[] = []
  for (let k = 0; k < cards.length; k++) {
    const card = cards[k]!
    let at = k
    for (; at > 0 && byRank(list[at - 1]!, card) > 0; at--) list[at] = list[at - 1]!
    list[at] = card
  }
  return list
}

/** The one way of writing a payment: groups by rising value, the cards of each by rank and suit. */
export const inOrder = (rates: Rates, { groups, splits }: Payment): Payment => ({
  groups: groups
    .map(inRankOrder)
    .sort((a, b) => valueOfGroup(rates, a) - valueOfGroup(rates, b) || compareGroups(a, b)),
  splits: inRankOrder(splits),
})

const compareGroups = (a: readonly Card[], b: readonly Card[]): number => {
  for (let k = 0; k < a.length && k < b.length; k++) {
    const order = byRank(a[k]!, b[k]!)
    if (order !== 0) return order
  }
  return a.length - b.length
}

/** How a group comes to its value and number: `(5 + 7 + 13) × 2 (joker) × 2 (flush) = 100, √100 = 10`. */
export const tellGroup = ({ multipliers }: Rates, { faces, sum, jokers, flush, value, root }: GroupValue): Text => {
  const isMultiplied = jokers > 0 || flush
  const terms = faces.length < 2 ? `${sum}` : isMultiplied ? `(${faces.join(' + ')})` : faces.join(' + ')
  const result = faces.length < 2 && !isMultiplied ? '' : ` = ${value}`
  const times = (joker: string, suited: string): string =>
    ` × ${multipliers.joker}${joker}`.repeat(jokers) + (flush ? ` × ${multipliers.flush}${suited}` : '')
  const number = root === null ? null : `√${value} = ${root}`
  return text(
    `${terms}${times('（ジョーカー）', '（フラッシュ）')}${result}、${number ?? '平方数ではない'}`,
    `${terms}${times(' (joker)', ' (flush)')}${result}, ${number ?? 'not a square'}`,
  )
}
