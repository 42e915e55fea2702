import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Seed } from '@tefuda/kernel'

/** The seed of the deal of a puzzle: nobody has to keep it. */
export const puzzleSeed = (game: string, number: number): Seed =>
  bytesToHex(sha256(utf8ToBytes(`tefuda puzzle 1 ${game} ${number}`)))
