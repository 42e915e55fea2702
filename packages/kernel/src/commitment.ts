import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Refusal, refusal } from './refusal.ts'
import type { Seat } from './seat.ts'
import { isSeed, type Seed } from './shuffle.ts'
import { type Text, text } from './text.ts'

/**
 * How a shuffle is agreed on that nobody can bend. The table publishes `commitmentTo` its secret before anybody
 * sits down. Each person's client does the same with entropy of its own when it sits down and reveals it when all
 * have. The key of the deals is a hash of everything, and everything stands in the record after the game.
 */
export interface Commitments {
  /** Chosen by the table before it commits, so that a secret commits to one match only. */
  readonly match: string
  readonly table: Contribution
  /** One for each seat that contributes, in any order; bots add none. */
  readonly seats: readonly (Contribution & { readonly seat: Seat })[]
}

/** What one contributor committed to, and what became of it. */
export interface Contribution {
  /** 64 hex digits, as `commitmentTo` gives them. */
  readonly commitment: string
  /** Absent until it is revealed, and for good where somebody never does. */
  readonly secret?: Seed
  /** Stands in, in the open, for the secret of a seat that never revealed it: always `replacementFor` that seat. */
  readonly replaced?: Seed
}

/** Who adds entropy: the table, or the person on a seat. */
export type Contributor = 'table' | Seat

/** SHA-256 of a label, the match, who contributes (`table` or `seat 2`) and the secret: 64 hex digits. */
export const commitmentTo = (match: string, contributor: Contributor, secret: Seed): string =>
  hash('tefuda commitment 1', match, contributorName(contributor), secret)

/**
 * What takes the place of a secret that is never revealed. It follows from what was published before anybody
 * revealed anything, so neither the table nor the seat can choose it.
 */
export const replacementFor = (match: string, seat: Seat, commitment: string): Seed =>
  hash('tefuda replacement 1', match, contributorName(seat), commitment)

/**
 * The seed of the session, or why there is none yet: a seat contributes twice, somebody's secret is missing and not
 * replaced, or something is not what was committed to. The table's secret can never be replaced.
 */
export const seedFrom = (commitments: Commitments): Seed | Refusal => {
  const { match, table } = commitments
  const seats = commitments.seats.toSorted((a, b) => a.seat - b.seat)
  const twice = seats.find((entry, index) => seats[index + 1]?.seat === entry.seat)
  if (twice !== undefined) {
    const who = nameOf(twice.seat)
    return refusal(
      'commitment-twice',
      null,
      `${who.ja}の約束が二つあります。約束は一つの席に一つです。`,
      `There are two commitments of ${who.en}; a seat has one.`,
    )
  }
  const parts: string[] = []
  for (const [contributor, contribution] of [
    ['table', table] as const,
    ...seats.map((entry) => [entry.seat, entry] as const),
  ]) {
    const secret = secretOf(match, contributor, contribution)
    if (typeof secret !== 'string') return secret
    parts.push(`${contributorName(contributor)} ${secret}`)
  }
  return hash('tefuda seed 1', match, ...parts)
}

const secretOf = (match: string, contributor: Contributor, contribution: Contribution): Seed | Refusal => {
  const { commitment, secret, replaced } = contribution
  const who = nameOf(contributor)
  const broken = refusal(
    'commitment-broken',
    null,
    `${who.ja}の明かした値が、はじめに約束した値と合いません。`,
    `What ${who.en} revealed is not what was committed to.`,
  )
  if (secret !== undefined) {
    const kept = isSeed(secret) && commitmentTo(match, contributor, secret) === commitment
    return kept && replaced === undefined ? secret : broken
  }
  // The table publishes first and knows most: nothing may ever stand in for its secret.
  if (contributor === 'table' || replaced === undefined)
    return refusal(
      'secret-missing',
      null,
      `${who.ja}の値がまだ明かされていません。`,
      `The secret of ${who.en} has not been revealed yet.`,
    )
  return replaced === replacementFor(match, contributor, commitment) ? replaced : broken
}

const contributorName = (contributor: Contributor): string =>
  contributor === 'table' ? 'table' : `seat ${contributor}`

/** People count seats from 1. */
const nameOf = (contributor: Contributor): Text =>
  contributor === 'table' ? text('卓', 'the table') : text(`席${contributor + 1}`, `seat ${contributor + 1}`)

/** Every part is preceded by its length in bytes (32 bits, little-endian), so that no two lists of parts hash alike. */
const hash = (...parts: readonly string[]): string => {
  const chunks = parts.flatMap((part) => {
    const bytes = utf8ToBytes(part)
    const length = new Uint8Array(4)
    new DataView(length.buffer).setUint32(0, bytes.length, true)
    return [length, bytes]
  })
  return bytesToHex(sha256(concatBytes(...chunks)))
}

/** A fresh seed from the platform's secure generator. */
export const freshSeed = (): Seed => bytesToHex(crypto.getRandomValues(new Uint8Array(32)))

/** The first four bytes of a seed as a whole number from 0 to 2³² − 1, where a fast generator wants one. */
export const smallSeed = (seed: Seed): number => new DataView(hexToBytes(seed.slice(0, 8)).buffer).getUint32(0, true)
