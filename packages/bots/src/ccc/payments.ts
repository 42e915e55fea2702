import { type CccRulesContext, countKinds, type Kind, purseOf, type Way } from '@tefuda/ccc'
import type { Card } from '@tefuda/kernel'
import { priceOfWay } from './prices.ts'

/** A way to pay and what its cards are worth. */
export interface Priced {
  readonly way: Way
  readonly price: number
}

/** The payment for a number, with one card at least or with two, whose cards are worth least; null where there is none. */
export type Payments = (number: number, least: number) => Priced | null

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
export const fewCardsOf = (context: CccRulesContext): ((hand: readonly Card[]) => Payments) => {
  const lists: List[] = []
  const listOf = (number: number): List => {
    lists[number] ??= listFor(context, number, number < LARGE_NUMBER ? FEW_CARDS : FEW_CARDS + 1)
    return lists[number]
  }
  return (hand) => {
    const counts = countKinds(hand)
    let missing = 0
    for (let kind = 0; kind < counts.length; kind++) if (counts[kind] === 0) missing |= 1 << kind
    return remembering((number, least) => {
      const { ways, kinds } = listOf(number)
      for (let k = 0; k < kinds.length; k++) {
        if ((kinds[k]! & missing) !== 0) continue
        const held = ways[k]!
        if (held.size >= least && holds(counts, held)) return held
      }
      return null
    })
  }
}

/** Many cells have one number. */
const remembering = (payments: Payments): Payments => {
  const known: (Priced | null | undefined)[] = []
  return (number, least) => {
    const key = number * 2 + least - 1
    let found = known[key]
    if (found === undefined) {
      found = payments(number, least)
      known[key] = found
    }
    return found
  }
}

/** A payment and what a hand must hold for it. */
interface OwnWay extends Priced {
  readonly size: number
  /** How many of each kind, where more than one. */
  readonly several: readonly (readonly [kind: number, count: number])[]
}

/** All payments for a number, and of each its kinds as bits. */
interface List {
  readonly ways: readonly OwnWay[]
  readonly kinds: Int32Array
}

const holds = (counts: Int8Array, { several }: OwnWay): boolean => {
  for (let k = 0; k < several.length; k++) if (counts[several[k]![0]]! < several[k]![1]) return false
  return true
}

const listFor = (context: CccRulesContext, number: number, most: number): List => {
  const ways: OwnWay[] = []
  const take = (way: Way): boolean => {
    const counts = countsOf(way)
    const several = [...counts].filter(([, count]) => count > 1)
    ways.push({ way, price: priceOfWay(way), size: [...counts.values()].reduce((sum, count) => sum + count), several })
    return true
  }
  purseOf(context.rules, context.deck.cards, number, most).each(number, { least: 1, most }, take)
  if (ways.length === 0 && most < MOST_CARDS) return listFor(context, number, most + 1)
  ways.sort((a, b) => a.price - b.price)
  const bits = ({ way }: OwnWay): number => [...countsOf(way).keys()].reduce((sum, kind) => sum | (1 << kind), 0)
  return { ways, kinds: Int32Array.from(ways, bits) }
}

const countsOf = ({ groups, splits }: Way): Map<Kind, number> => {
  const counts = new Map<Kind, number>()
  for (const kind of [...groups.flat(), ...splits]) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
}

/** So many of the cheapest payments for a number are compared by what their cards are worth. */
const COMPARED = 4

/** Payments of any number of cards that may be worth it, each looked for when first asked for. */
export const anyCardsOf =
  ({ rules, highest }: CccRulesContext) =>
  (hand: readonly Card[]): Payments => {
    const purse = purseOf(rules, hand, highest, MOST_CARDS)
    return remembering((number, least) => {
      const found: Priced[] = []
      purse.each(number, { least, most: MOST_CARDS }, (way) => {
        found.push({ way, price: priceOfWay(way) })
        return found.length < COMPARED
      })
      return found.length === 0 ? null : found.reduce((best, one) => (one.price < best.price ? one : best))
    })
  }
