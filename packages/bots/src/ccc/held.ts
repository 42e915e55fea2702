import { KINDS, type Kind, kindOf, type Way } from '@tefuda/ccc'
import type { Card } from '@tefuda/kernel'
import { priceOfWay } from './prices.ts'

/** A way to pay and what its cards are worth. */
export interface Priced {
  readonly way: Way
  readonly price: number
}

/** Ways to pay, made ready so that those a hand cannot pay are ruled out 32 at a time. */
export interface WayList {
  /** Those whose cards are worth least first. */
  readonly ways: readonly OwnWay[]
  readonly prices: Float64Array
  readonly sizes: Uint8Array
  /** Of each way the kinds, as bits, of which it takes two or more; negative where it takes three or more of one. */
  readonly twins: Int32Array
  /** So many words hold a bit for each way. */
  readonly words: number
  /** Of each four kinds, for each set of them: in which ways one of these is needed. */
  readonly needed: Int32Array
}

interface OwnWay extends Priced {
  /** How many of each kind it takes. */
  readonly kinds: readonly (readonly [kind: Kind, count: number])[]
}

/** Kinds that are looked up together, and the sets of them. */
const TOGETHER = 4
const SETS = 1 << TOGETHER
const LOOKUPS = KINDS / TOGETHER

export const listOfWays = (found: readonly Way[]): WayList => {
  const ways = found.map((way) => ({ way, price: priceOfWay(way), kinds: kindsIn(way) }))
  ways.sort((a, b) => a.price - b.price)
  return {
    ways,
    prices: Float64Array.from(ways, ({ price }) => price),
    sizes: Uint8Array.from(ways, ({ kinds }) => kinds.reduce((sum, [, count]) => sum + count, 0)),
    twins: Int32Array.from(ways, ({ kinds }) =>
      kinds.reduce((bits, [kind, count]) => bits | (count > 1 ? 1 << kind : 0) | (count > 2 ? 1 << 31 : 0), 0),
    ),
    words: Math.ceil(ways.length / 32),
    needed: neededIn(ways),
  }
}

const kindsIn = ({ groups, splits }: Way): [Kind, number][] => {
  const kinds = new Map<Kind, number>()
  for (const kind of [...groups.flat(), ...splits]) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  return [...kinds]
}

const neededIn = (ways: readonly OwnWay[]): Int32Array => {
  const words = Math.ceil(ways.length / 32)
  const needed = new Int32Array(LOOKUPS * SETS * words)
  for (const [k, { kinds }] of ways.entries())
    for (const [kind] of kinds)
      for (let set = 0; set < SETS; set++)
        if ((set >> (kind % TOGETHER)) & 1)
          needed[(Math.floor(kind / TOGETHER) * SETS + set) * words + (k >> 5)]! |= 1 << (k & 31)
  return needed
}

/** The kinds of cards in a hand. */
export interface Held {
  /** Reads another hand; says whether it holds a card that the one before did not. */
  read(hand: readonly Card[]): boolean
  /**
   * The place of the first way, from a place on, that the hand holds, that takes so many cards at least and is worth no more than the
   * limit; where there is none, a place up to which there is none.
   */
  first(list: WayList, from: number, least: number, limit: number): number
}

export const heldKinds = (): Held => {
  const counts = new Int8Array(KINDS)
  const before = new Int8Array(KINDS)
  // Of each four kinds, which the hand lacks; of all kinds, of which it does not hold two.
  const lacking = new Int32Array(LOOKUPS)
  let fewerThanTwo = 0

  const read = (hand: readonly Card[]): boolean => {
    before.set(counts)
    counts.fill(0)
    for (let k = 0; k < hand.length; k++) counts[kindOf(hand[k]!)]! += 1
    lacking.fill(0)
    fewerThanTwo = 0
    let hasMore = false
    for (let kind = 0; kind < KINDS; kind++) {
      if (counts[kind]! < 2) fewerThanTwo |= 1 << kind
      if (counts[kind] === 0) lacking[kind >> 2]! |= 1 << (kind & 3)
      if (counts[kind]! > before[kind]!) hasMore = true
    }
    return hasMore
  }

  /** The ways of a word for which no kind is lacking. */
  const open = ({ needed, words }: WayList, word: number): number => {
    let out = 0
    for (let k = 0; k < LOOKUPS; k++) out |= needed[(k * SETS + lacking[k]!) * words + word]!
    return ~out
  }

  const isHeld = ({ twins, ways }: WayList, k: number): boolean =>
    (twins[k]! & fewerThanTwo) === 0 &&
    (twins[k]! >= 0 || ways[k]!.kinds.every(([kind, count]) => counts[kind]! >= count))

  const first: Held['first'] = (list, from, least, limit) => {
    const { prices, sizes, words } = list
    let k = from
    for (let word = k >> 5; word < words && prices[k]! <= limit; word++) {
      for (let left = open(list, word) & (-1 << (k & 31)); left !== 0; left &= left - 1) {
        k = (word << 5) + 31 - Math.clz32(left & -left)
        if (k >= prices.length || prices[k]! > limit) return k
        if (sizes[k]! >= least && isHeld(list, k)) return k
      }
      k = (word + 1) << 5
    }
    return k
  }
  return { read, first }
}
