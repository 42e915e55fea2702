import { faceValueOf, type Kind } from './kind.ts'

// What natural cards add up to, for the search of `purse.ts`. Sets of colours are bits: 1 black, 2 red; sets of such sets are bits
// again: bit n for the set n.

export const colourBit = (kind: Kind): number => 1 << (kind & 1)

/** Sets of sets with one colour added to each: by colour bit × 16 + sets. */
const ADDED = Uint8Array.from({ length: 48 }, (_, index) => {
  const [colour, sets] = [index >> 4, index & 15]
  return [0, 1, 2, 3].reduce((bits, set) => ((sets >> set) & 1 ? bits | (1 << (set | colour)) : bits), 0)
})

/** More than any cards add up to. */
export const NEVER = 10_000

/** The most that so many natural cards add up to, the kinds given from the lowest on. */
export const highestSum = (counts: Int8Array, kinds: readonly Kind[], cards: number): number => {
  let [sum, left] = [0, cards]
  for (let k = kinds.length - 1; k >= 0 && left > 0; k--) {
    const taken = Math.min(left, counts[kinds[k]!]!)
    sum += taken * faceValueOf(kinds[k]!)
    left -= taken
  }
  return left > 0 ? -1 : sum
}

/** The least that so many natural cards add up to. */
export const lowestSum = (counts: Int8Array, kinds: readonly Kind[], cards: number): number => {
  let [sum, left] = [0, cards]
  for (let k = 0; k < kinds.length && left > 0; k++) {
    const taken = Math.min(left, counts[kinds[k]!]!)
    sum += taken * faceValueOf(kinds[k]!)
    left -= taken
  }
  return left > 0 ? NEVER : sum
}

/** The most that each number of natural cards adds up to. */
export const highestSums = (counts: Int8Array, kinds: readonly Kind[]): number[] => {
  const sums = [0]
  for (const kind of kinds.toReversed())
    for (let n = 0; n < counts[kind]!; n++) sums.push(sums.at(-1)! + faceValueOf(kind))
  return sums
}

/** Which sums natural cards reach. */
export interface SumTable {
  /** By number of cards, kind and sum: the sets of colours, as bits, in which so many cards of the kinds from that one on reach it. */
  readonly reach: Uint8Array
  /** Works it out for so many cards and fewer. */
  extend(cards: number): void
}

/** A table for at most so many cards, and sums below `row`: of each number of cards (kinds + 1) × row entries. */
export const sumTableOf = (counts: Int8Array, kinds: readonly Kind[], depth: number, row: number): SumTable => {
  const layer = (kinds.length + 1) * row
  const reach = new Uint8Array((depth + 1) * layer)
  for (let k = 0; k <= kinds.length; k++) reach[k * row] = 1
  const held = kinds.map((kind) => counts[kind]!)
  let known = 0
  const addKind = (cards: number, k: number): void => {
    const face = faceValueOf(kinds[k]!)
    const colour = colourBit(kinds[k]!) * 16
    const to = cards * layer + k * row
    for (let n = 0; n <= held[k]! && n <= cards; n++) {
      const from = (cards - n) * layer + (k + 1) * row
      const most = Math.min(row - 1 - n * face, (cards - n) * MOST_FACE)
      for (let sum = 0; sum <= most; sum++) {
        const sets = reach[from + sum]!
        if (sets !== 0) reach[to + sum + n * face]! |= n === 0 ? sets : ADDED[colour + sets]!
      }
    }
  }
  return {
    reach,
    extend: (cards) => {
      while (known < cards && known < depth) {
        known += 1
        for (let k = kinds.length - 1; k >= 0; k--) addKind(known, k)
      }
    },
  }
}

/** What a king counts. */
const MOST_FACE = 13
