import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { Card } from './cards.ts'
import type { Chance } from './game.ts'

/** Random numbers for simulation and bots: fast, reproducible, not secret. Deals of real games come from `shuffle.ts`. */
export interface Rng {
  /** A whole number from 0 to n − 1; 1 ≤ n ≤ 65,536. The bias is under n / 2³². */
  below(n: number): number
}

/** The same seed (any whole number) gives the same numbers on every machine. */
export const rng = (seed: number): Rng => {
  const source = xoroshiro128plus(seed)
  return { below: (n) => Math.floor((source.next() >>> 0) * (n / 4294967296)) }
}

/** Chance for playouts: Fisher–Yates on a fast generator. */
export const simulatedChance =
  (random: Rng): Chance =>
  (cards) => {
    const order = cards.slice()
    shuffleInPlace(order, random)
    return order
  }

export const shuffleInPlace = (cards: Card[], random: Rng): void => {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const card = cards[i]!
    cards[i] = cards[j]!
    cards[j] = card
  }
}
