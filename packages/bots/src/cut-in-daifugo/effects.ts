import type { Effect } from '@tefuda/cut-in-daifugo'
import { type Plan, RANKS } from './hand.ts'

/** What a play brings besides lying on the table. */
export interface Consequence {
  /** The table is cleared. */
  clears: boolean
  /** The order is turned round for the phase. */
  flips: boolean
  /** Players that are skipped. */
  skips: number
  /** Hidden cards that go to the next player, any cards that are thrown away, and discards that may be taken. */
  passes: number
  drops: number
  salvages: number
}

/**
 * The consequences of a play by these effects, with so many `others` at the table. `before`: how many cards of each rank lie in plays it
 * cuts in on.
 */
export const foresee = (
  into: Consequence,
  effectOf: readonly (Effect | null)[],
  { run, rank, count }: Plan,
  others: number,
  before: readonly number[],
): void => {
  into.clears = into.flips = false
  into.skips = into.passes = into.drops = into.salvages = 0
  if (rank >= RANKS) return
  for (let k = 0; k < (run ? count : 1); k++) {
    const effect = effectOf[rank + k]
    if (effect == null) continue
    const n = (run ? 1 : count) + before[rank + k]!
    switch (effect) {
      case 'flow':
        if (n % 2 === 0) into.clears = true
        break
      case 'clear':
        into.clears = true
        break
      case 'skip':
        into.skips += 2 * n - 1
        break
      case 'reverse':
        if (n % 2 === 1 && others === 1) into.clears = true
        break
      case 'back':
        into.flips = !into.flips
        break
      case 'pass':
        into.passes += n
        break
      case 'discard':
        into.drops += n
        break
      case 'salvage':
        into.salvages += n
        break
      default:
    }
  }
  if (into.skips >= others) into.clears = true
}
