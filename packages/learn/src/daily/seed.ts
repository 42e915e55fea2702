import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Commitments, commitmentTo, type Seed } from '@tefuda/kernel'
import type { Day } from './day.ts'
import type { DailyDeal } from './deals.ts'

/**
 * How the deals of a day come about. The server has one secret for good, from which a secret of each day follows that tells
 * nothing of any other day. What the table commits to for the match of a day (`dailyMatch`) is published a week ahead,
 * the seed is told to whoever begins, and the day's secret is revealed when the day is over: the record of a deal holds
 * both, so `tefuda verify` checks it as the record of an online table.
 */

/** The name of a deal, to which its secret is committed. */
export const dailyMatch = ({ day, game }: Pick<DailyDeal, 'day' | 'game'>): string => `daily ${day} ${game}`

/** HMAC-SHA-256 of the day under the server's secret (RFC 2104): 64 hex digits. */
export const daySecret = (secret: Seed, day: Day): Seed =>
  bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`tefuda daily 1 ${day}`)))

/** The commitments of a deal, with the secret revealed: `seedFrom` them is its seed. */
export const dailyCommitments = (secret: Seed, deal: Pick<DailyDeal, 'day' | 'game'>): Commitments => {
  const match = dailyMatch(deal)
  const revealed = daySecret(secret, deal.day)
  return { match, table: { commitment: commitmentTo(match, 'table', revealed), secret: revealed }, seats: [] }
}

/** The seed where there is no server: it follows from date and game alone, so anybody may have seen it before. */
export const offlineSeed = (deal: Pick<DailyDeal, 'day' | 'game'>): Seed =>
  bytesToHex(sha256(utf8ToBytes(`tefuda offline ${dailyMatch(deal)}`)))
