import { chacha20 } from '@noble/ciphers/chacha.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import type { Card } from './cards.ts'
import type { Chance } from './chance.ts'

/** The way seeds become orders. Whoever changes it gives it a new name and keeps the old one for old records. */
export const SHUFFLE_VERSION = 'chacha20-fisher-yates-1'

/** 256 bits as 64 lower-case hex digits. */
export type Seed = string

/** Whether a value from outside is a seed: 64 hex digits, lower case only. */
export const isSeed = (value: unknown): value is Seed => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

/**
 * The order in which shuffle number `index` (from 0) of a session lays the cards. Keystream: ChaCha20 (RFC 8439)
 * with the seed as key, `index` as the first four bytes of the nonce (little-endian, the rest zero), counter from 0,
 * read as little-endian 32-bit words. Fisher–Yates from the last place down, each place drawn by `drawBelow`.
 * Described with test vectors in docs/shuffle.md.
 */
export const shuffle = (seed: Seed, index: number, cards: readonly Card[]): Card[] => {
  const next = keystream(hexToBytes(seed), index)
  const order = cards.slice()
  for (let i = order.length - 1; i > 0; i--) {
    const j = drawBelow(next, i + 1)
    const card = order[i]!
    order[i] = order[j]!
    order[j] = card
  }
  return order
}

/** Chance that answers the shuffles of a session, one after another, from its seed. */
export const seededChance = (seed: Seed): Chance => {
  let index = 0
  return (cards) => shuffle(seed, index++, cards)
}

/**
 * A whole number from 0 to bound − 1, all equally likely: a word at or above the largest multiple of `bound` under
 * 2³² is thrown away and the next one taken. `next` gives words from 0 to 2³² − 1; 1 ≤ bound ≤ 2³².
 */
export const drawBelow = (next: () => number, bound: number): number => {
  const limit = 4294967296 - (4294967296 % bound)
  let word = next()
  while (word >= limit) word = next()
  return word % bound
}

const BLOCK = 64

const keystream = (key: Uint8Array, index: number): (() => number) => {
  const nonce = new Uint8Array(12)
  new DataView(nonce.buffer).setUint32(0, index, true)
  let block = new DataView(new ArrayBuffer(0))
  let offset = 0
  let counter = 0
  return () => {
    if (offset === block.byteLength) {
      const bytes = chacha20(key, nonce, new Uint8Array(BLOCK), undefined, counter++)
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      offset = 0
    }
    const word = block.getUint32(offset, true)
    offset += 4
    return word
  }
}
