import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import type { Chance } from './chance.ts'

/** Random numbers for simulation and bots: fast, reproducible, not secret. Deals of real games come from `shuffle.ts`. */
export interface Rng {
  /** A whole number from 0 to n − 1; 1 ≤ n ≤ 65,536. The bias is under n / 2³². */
  below(n: number): number
}

/**
 * The same seed (any whole number) gives the same numbers on every machine. Neighbouring seeds give unrelated
 * numbers from the first one on: the generator alone would begin with almost the same number for all small seeds.
 */
export const rng = (seed: number): Rng => {
  const low = seed | 0
  const high = Math.floor(seed / 4294967296) | 0
  const source = xoroshiro128plusFromState(
    [1, 2, 3, 4].map((word) => scatter(scatter(low + word * GOLDEN) ^ (high + word))),
  )
  return {
    below: (n) => {
      // word × n ÷ 2³² in two halves: whole numbers all the way are faster than a detour through fractions.
      const word = source.next()
      return (Math.imul(word >>> 16, n) + (Math.imul(word & 65535, n) >>> 16)) >>> 16
    },
  }
}

/** 2³² over the golden ratio. */
const GOLDEN = 0x9e3779b9

/** Spreads every bit of a 32-bit number over all of them (a finaliser found by Chris Wellons and TheIronBorn). */
const scatter = (word: number): number => {
  let bits = word | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad)
  bits = Math.imul(bits ^ (bits >>> 15), 0xd35a2d97)
  return bits ^ (bits >>> 15)
}

/** Chance for playouts: Fisher–Yates on a fast generator. */
export const simulatedChance =
  (random: Rng): Chance =>
  (cards) => {
    const order = cards.slice()
    shuffleInPlace(order, random)
    return order
  }

/** Fisher–Yates; every order is equally likely as far as the generator goes. */
export const shuffleInPlace = <T>(items: T[], random: Rng): void => {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const item = items[i]!
    items[i] = items[j]!
    items[j] = item
  }
}
