import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Refusal, refusal } from './refusal.ts'
import type { Seat } from './game.ts'
import { isSeed, type Seed } from './shuffle.ts'

/**
 * How a shuffle is agreed on that nobody can bend. The table publishes `commitmentTo` its secret before anybody
 * sits down. Each person's client does the same with entropy of its own when it sits down and reveals it when all
 * have. The key of the deals is a hash of everything, and everything stands in the record after the game.
 */
export interface Commitments {
  /** Chosen by the table for this match, so that a secret commits to one match only. */
  readonly match: string
  readonly table: Contribution
  /** One for each seat that contributes; bots add none. */
  readonly seats: readonly (Contribution & { readonly seat: Seat })[]
}

/** `secret` is absent until it is revealed, and stays so where somebody never does: then `replaced` stands in, in the open. */
export interface Contribution {
  readonly commitment: string
  readonly secret?: Seed
  readonly replaced?: Seed
}

/** SHA-256 of a domain label, the match, who contributes (`table` or `seat 2`) and the secret: 64 hex digits. */
export const commitmentTo = (match: string, contributor: Contributor, secret: Seed): string =>
  hash('tefuda commitment 1', match, contributorName(contributor), secret)

export type Contributor = 'table' | Seat

/**
 * The seed of the session, or why there is none yet: somebody's secret is missing and not replaced, or it is not
 * what was committed to.
 */
export const seedFrom = (commitments: Commitments): Seed | Refusal => {
  const contributions: [Contributor, Contribution][] = [
    ['table', commitments.table],
    ...commitments.seats
      .map((entry): [Contributor, Contribution] => [entry.seat, entry])
      .sort(([a], [b]) => Number(a) - Number(b)),
  ]
  const parts: string[] = []
  for (const [contributor, contribution] of contributions) {
    const secret = secretOf(commitments.match, contributor, contribution)
    if (typeof secret !== 'string') return secret
    parts.push(`${contributorName(contributor)} ${secret}`)
  }
  return hash('tefuda seed 1', commitments.match, ...parts)
}

const secretOf = (match: string, contributor: Contributor, contribution: Contribution): Seed | Refusal => {
  const who = contributorName(contributor)
  if (contribution.secret === undefined) {
    // The table publishes first and plays last: nothing may ever stand in for its secret.
    if (isSeed(contribution.replaced) && contributor !== 'table') return contribution.replaced
    return refusal('secret-missing', null, `${who} の秘密の値がまだ明かされていません。`, `The secret of ${who} has not been revealed yet.`)
  }
  if (isSeed(contribution.secret) && commitmentTo(match, contributor, contribution.secret) === contribution.commitment)
    return contribution.secret
  return refusal('commitment-broken', null, `${who} の明かした値が、はじめに示された値と合いません。`, `What ${who} revealed is not what was committed to.`)
}

const contributorName = (contributor: Contributor): string => (contributor === 'table' ? 'table' : `seat ${contributor}`)

/** Every part is preceded by its length, so that no two lists of parts hash alike. */
const hash = (...parts: readonly string[]): string =>
  bytesToHex(sha256(concatBytes(...parts.flatMap((part) => {
    const bytes = utf8ToBytes(part)
    const length = new Uint8Array(4)
    new DataView(length.buffer).setUint32(0, bytes.length, true)
    return [length, bytes]
  }))))

/** A fresh seed from the platform's secure generator. */
export const freshSeed = (): Seed => bytesToHex(crypto.getRandomValues(new Uint8Array(32)))

/** The first bytes of a seed as a whole number from 0 to 2³² − 1, where a fast generator wants one. */
export const smallSeed = (seed: Seed): number => new DataView(hexToBytes(seed).buffer).getUint32(0, true)
