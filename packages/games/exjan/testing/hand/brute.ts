import type { Card } from '@tefuda/kernel'
import { DECK, NUMBERS, rankOf, suitOf } from '../../src/cards.ts'

// For tests: the same questions answered by trying everything, straight from the definitions.

export const isGroup = (cards: readonly Card[]): boolean => cards.every((card) => rankOf(card) === rankOf(cards[0]!))

export const isRun = (cards: readonly Card[]): boolean => {
  const ranks = cards.map(rankOf).sort((a, b) => a - b)
  return (
    cards.every((card) => suitOf(card) === suitOf(cards[0]!)) &&
    ranks.every((rank, k) => rank < NUMBERS && rank === ranks[0]! + k)
  )
}

/** Every way to cut cards into threes that are sets and one two that is a pair; each way once. */
export const bruteSplits = (cards: readonly Card[]): Card[][][] => {
  const [first, ...others] = cards
  if (first === undefined) return [[]]
  return others.flatMap((second, i) => {
    const pairs =
      cards.length % 3 === 2 && rankOf(first) === rankOf(second)
        ? bruteSplits(others.toSpliced(i, 1)).map((rest) => [[first, second], ...rest])
        : []
    const triples = others.slice(i + 1).flatMap((third, j) => {
      const set = [first, second, third]
      if (!isGroup(set) && !isRun(set)) return []
      const rest = others.filter((_, k) => k !== i && k !== i + 1 + j)
      return bruteSplits(rest).map((more) => [set, ...more])
    })
    return [...pairs, ...triples]
  })
}

export const bruteComplete = (cards: readonly Card[]): boolean => bruteSplits(cards).length > 0

export const bruteWaits = (cards: readonly Card[], laid: readonly Card[] = []): Card[] =>
  DECK.cards.filter((card) => !cards.includes(card) && !laid.includes(card) && bruteComplete([...cards, card]))
