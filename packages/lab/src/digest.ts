import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Columns, gamesOf } from './columns.ts'
import type { Plan } from './plan.ts'

/**
 * SHA-256 of rows as lines of text, as hex: of each deal after the other, with the digest of the deals before it in front. So it
 * depends on the deals and their order alone. `before`: of the deals before these; empty where there are none.
 */
export const digestAfter = (before: string, rows: Columns, plan: Plan): string => {
  let digest = before
  const games = gamesOf(plan)
  for (let from = 0; from < rows.count; from += games) {
    let lines = digest
    for (let at = from; at < from + games; at++) lines += lineOf(rows, at)
    digest = bytesToHex(sha256(utf8ToBytes(lines)))
  }
  return digest
}

const lineOf = ({ deals, arms, rotations, fingerprints, values }: Columns, at: number): string => {
  let line = `${deals[at]},${arms[at]},${rotations[at]},${fingerprints[at]! >>> 0}`
  for (let k = 0; k < values.length; k++) {
    const value = values[k]![at]!
    line += Number.isNaN(value) ? ',' : `,${value}`
  }
  return `${line}\n`
}
