import { type CccRulesContext, purseOf, type Way } from '@tefuda/ccc'
import type { Card } from '@tefuda/kernel'
import { heldKinds, listOfWays, type Priced, type WayList } from './held.ts'
import { priceOfWay } from './prices.ts'

/** The payment for a number, with one card at least or with two, whose cards are worth least; null where there is none. */
export type Payments = (number: number, least: number) => Priced | null

/** Payments of few cards, for the hand that was read last. */
export interface FewCards {
  read(hand: readonly Card[]): void
  /** By number and least, as `keyOf` has it: what the cards of a payment are worth at least, as far as is known. */
  readonly floors: Float64Array
  /** The payment whose cards are worth least; null where there is none, or none that is worth no more than the limit. */
  cheapest(number: number, least: number, limit: number): Priced | null
}

export const keyOf = (number: number, least: number): number => number * 2 + least - 1

/** Payments of more cards are not thought of: they cost more than any cell gives. */
const MOST_CARDS = 6
/** What so many cards pay is hardly ever paid with more. */
const FEW_CARDS = 3
/** From this number on one card more is thought of. */
const LARGE_NUMBER = 7

/**
 * Finds payments of few cards: all that there are, worked out once from the whole pack, the cheapest first, of which
 * a hand takes the first that it holds. A number that few cards never pay has those of the fewest that do.
 */
export const fewCardsOf = (context: CccRulesContext): FewCards => {
  const lists: WayList[] = []
  const listOf = (number: number): WayList => {
    lists[number] ??= listFor(context, number, number < LARGE_NUMBER ? FEW_CARDS : FEW_CARDS + 1)
    return lists[number]
  }
  const held = heldKinds()
  // By number and least: so many of the first payments the hand does not hold, nor any that only loses cards.
  const passed = new Int32Array(2 * (context.highest + 1))
  const floors = new Float64Array(passed.length)
  return {
    floors,
    read(hand) {
      if (!held.read(hand)) return
      passed.fill(0)
      floors.fill(0)
    },
    cheapest(number, least, limit) {
      const list = listOf(number)
      const key = keyOf(number, least)
      const at = held.first(list, passed[key]!, least, limit)
      passed[key] = at
      if (at >= list.ways.length) {
        floors[key] = Number.POSITIVE_INFINITY
        return null
      }
      floors[key] = list.prices[at]!
      return list.prices[at]! <= limit ? list.ways[at]! : null
    },
  }
}

/** The payments for a number with at most so many cards. */
const listFor = (context: CccRulesContext, number: number, most: number): WayList => {
  const ways: Way[] = []
  purseOf(context.rules, context.deck.cards, number, most).each(number, { least: 1, most }, (way) => ways.push(way) > 0)
  return ways.length === 0 && most < MOST_CARDS ? listFor(context, number, most + 1) : listOfWays(ways)
}

/** So many of the cheapest payments for a number are compared by what their cards are worth. */
const COMPARED = 4

/** Payments of any number of cards that may be worth it, each looked for when first asked for. */
export const anyCardsOf =
  ({ rules, highest }: CccRulesContext) =>
  (hand: readonly Card[]): Payments => {
    const purse = purseOf(rules, hand, highest, MOST_CARDS)
    const known: (Priced | null | undefined)[] = []
    const cheapest = (number: number, least: number): Priced | null => {
      const found: Priced[] = []
      purse.each(number, { least, most: MOST_CARDS }, (way) => {
        found.push({ way, price: priceOfWay(way) })
        return found.length < COMPARED
      })
      return found.length === 0 ? null : found.reduce((best, one) => (one.price < best.price ? one : best))
    }
    // Many cells have one number.
    return (number, least) => {
      const key = keyOf(number, least)
      let payment = known[key]
      if (payment === undefined) {
        payment = cheapest(number, least)
        known[key] = payment
      }
      return payment
    }
  }
