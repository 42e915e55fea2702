import type { Card } from '@tefuda/kernel'
import { BLACK_ACE, BLACK_JOKER, countKinds, faceValueOf, type Kind, RED_ACE, RED_JOKER } from '../kind.ts'
import { highestSums, sumTableOf } from '../sums.ts'
import type { Rates } from '../value.ts'

/** Cards to pay with, what they can add up to, and how far a search among them has come. */
export interface Stock {
  readonly rates: Rates
  /** By kind, the cards that the search has not taken: it takes and gives back. */
  readonly counts: Int8Array
  /** The kinds of natural cards, from the lowest on. */
  readonly kinds: readonly Kind[]
  /** So many of each there are in all. */
  readonly redJokers: number
  readonly blackJokers: number
  readonly jokers: number
  readonly aces: number
  /** The highest number that is asked for, and the most cards of a payment. */
  readonly mostNumber: number
  readonly longest: number
  /** By number of natural cards, the most that so many add up to. */
  readonly highest: readonly number[]
  readonly meter: Meter
  /** The sets of colours, as bits, in which so many cards of the kinds from that one on add up to a sum. */
  reachable(from: number, cards: number, sum: number): number
  /** Works that out for so many cards and fewer. */
  extend(cards: number): void
}

/** Counts the steps of a search. */
export interface Meter {
  steps: number
  /** Where the search that is under way stops. */
  last: number
}

export const stockOf = (rates: Rates, cards: readonly Card[], mostNumber: number, mostCards: number): Stock => {
  const counts = countKinds(cards)
  const kinds: Kind[] = []
  for (let kind = 0; kind < RED_JOKER; kind++) if (counts[kind]! > 0) kinds.push(kind)
  const redJokers = counts[RED_JOKER]!
  const blackJokers = counts[BLACK_JOKER]!
  const jokers = redJokers + blackJokers
  const longest = Math.min(cards.length, mostCards)
  const depth = Math.min(cards.length - jokers, longest)
  const total = kinds.reduce((sum, kind) => sum + counts[kind]! * faceValueOf(kind), 0)
  const row = Math.min(total, mostNumber * mostNumber) + 1
  const layer = (kinds.length + 1) * row
  const { reach, extend } = sumTableOf(counts, kinds, depth, row)
  const meter: Meter = { steps: 0, last: 0 }
  /** For so many cards the table of sums is paid for. */
  let summed = 0
  return {
    rates,
    counts,
    kinds,
    redJokers,
    blackJokers,
    jokers,
    aces: counts[BLACK_ACE]! + counts[RED_ACE]!,
    mostNumber,
    longest,
    highest: highestSums(counts, kinds),
    meter,
    reachable: (from, left, sum) =>
      left > depth || sum >= row || sum < 0 ? 0 : reach[left * layer + from * row + sum]!,
    extend(size) {
      for (; summed < size; summed++) meter.steps += Math.ceil(layer / CELLS_A_STEP)
      extend(size)
    },
  }
}

/** So many cells of the table of sums take as long as a step of the search. */
const CELLS_A_STEP = 16
