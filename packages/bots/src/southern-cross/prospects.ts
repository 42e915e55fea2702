import { type Card, JOKER_RANK } from '@tefuda/kernel'
import type { SouthernCrossRules } from '@tefuda/southern-cross'
import type { Crossing, Ground } from './ground.ts'
import { LACKS_LOWER, LACKS_SAME, LACKS_UPPER, MADE_ROYAL, MADE_RUN, MADE_SET, OPEN, PAIR, pairIndex } from './ranks.ts'

/** An aim: a card of this rank in the middle of this crossing. */
export interface Aim {
  readonly crossing: Crossing
  readonly rank: number
}

/** What a field gives to hope for; see `prospects`. Cards that are held or may still come are told first. */
export interface Prospects {
  /** Forgets all cards. */
  clear(): void
  hold(card: Card, count: 1 | -1): void
  /** A card that lies where nobody sees it. */
  await(card: Card): void
  /** What an aim is worth on a field with these top cards, in points. */
  worth(aim: Aim, top: Int16Array): number
  /** The best of all aims on this ground, 0 where there is none. */
  best(ground: Ground, top: Int16Array): number
  /** The `count` best aims, best first. */
  aims(ground: Ground, top: Int16Array, count: number): Aim[]
}

/**
 * Solitaire is won by tricks: several roles made by one card score their sum several times over. So the worth of a
 * layout is that of its best aim: a crossing, a rank for its middle, and as many of its pairs as may be completed in
 * time. Points count in full when all is there, and lose with the square of the part of the pile it will take until the
 * cards that lack have come: the k-th of n cards among N lies at about k/(n + 1) of them, and the latest of several
 * needs is taken as the 4-norm of their times.
 */
export const prospects = (rules: SouthernCrossRules, factor: readonly number[]): Prospects => {
  const { sequence, set, 'royal-sequence': royal } = rules.points
  // A role that is still to be made counts a little less than one that stands.
  const promised = 0.9 * sequence
  const held = new Int8Array(16)
  const awaited = new Int8Array(16)
  /** For each rank where its row of `LATENESS` begins. */
  const row = new Int32Array(16)
  const update = (rank: number): void => {
    row[rank] = (Math.min(awaited[rank]!, MOST_AWAITED) * HELD + Math.min(held[rank]!, HELD - 1)) * NEEDED
  }

  const worth = ({ crossing, rank }: Aim, top: Int16Array): number => {
    const { firsts, seconds } = crossing
    let pairs = 0
    for (let k = 0; k < firsts.length; k++) pairs += PAIR[pairIndex(top[firsts[k]!]!, top[seconds[k]!]!, rank)]!
    const runs = (pairs >> MADE_RUN) & 15
    const sets = (pairs >> MADE_SET) & 15
    const royals = (pairs >> MADE_ROYAL) & 15
    let open = (pairs >> OPEN) & 15
    let lower = (pairs >> LACKS_LOWER) & 15
    let same = (pairs >> LACKS_SAME) & 15
    let upper = (pairs >> LACKS_UPPER) & 15
    const lowerRow = row[rank === 0 ? 12 : rank - 1]!
    const sameRow = row[rank]!
    const upperRow = row[rank === 12 ? 0 : rank + 1]!
    const made = runs * sequence + sets * set + royals * royal
    let best = 0
    // All pairs first, then one fewer each time: open ones go first, then whatever takes longest.
    for (let roles = firsts.length; roles > 0; roles--) {
      const lowerLate = LATENESS[lowerRow + lower + open]!
      const sameLate = LATENESS[sameRow + same + 1]!
      const upperLate = LATENESS[upperRow + upper + open]!
      const late = lowerLate + sameLate + upperLate
      const missing = roles - runs - sets - royals
      if (late < 1) {
        const value = (made + promised * missing) * factor[roles]! * (1 - Math.sqrt(late))
        if (value > best) best = value
      }
      if (missing === 0) break
      if (open > 0) open--
      else if (same > 0 && (lower === 0 || sameLate >= lowerLate) && (upper === 0 || sameLate >= upperLate)) same--
      else if (lower > 0 && (upper === 0 || lowerLate >= upperLate)) lower--
      else upper--
    }
    return best
  }

  const aimsOf = (ground: Ground): readonly Aim[] => {
    let aims = known.get(ground)
    if (aims === undefined) {
      aims = ground.crossings.flatMap((crossing) => Array.from({ length: 13 }, (_, rank) => ({ crossing, rank })))
      known.set(ground, aims)
    }
    return aims
  }
  const known = new WeakMap<Ground, readonly Aim[]>()

  return {
    clear() {
      held.fill(0)
      awaited.fill(0)
      for (let rank = 0; rank <= JOKER_RANK; rank++) update(rank)
    },
    hold(card, count) {
      held[card & 15]! += count
      update(card & 15)
    },
    await(card) {
      awaited[card & 15]!++
      update(card & 15)
    },
    worth,
    best(ground, top) {
      let best = 0
      const aims = aimsOf(ground)
      for (let k = 0; k < aims.length; k++) {
        const value = worth(aims[k]!, top)
        if (value > best) best = value
      }
      return best
    },
    aims(ground, top, count) {
      const chosen: Aim[] = []
      const values: number[] = []
      const aims = aimsOf(ground)
      for (let k = 0; k < aims.length; k++) {
        const value = worth(aims[k]!, top)
        if (value === 0 || (chosen.length === count && value <= values[count - 1]!)) continue
        let at = chosen.length < count ? chosen.length : count - 1
        for (; at > 0 && values[at - 1]! < value; at--) {
          chosen[at] = chosen[at - 1]!
          values[at] = values[at - 1]!
        }
        chosen[at] = aims[k]!
        values[at] = value
      }
      return chosen
    },
  }
}

const MOST_AWAITED = 15
const HELD = 8
const NEEDED = 8

/**
 * The fourth power of the part of the pile that will have gone when as many cards of a rank have come as are needed;
 * at `(awaited * HELD + held) * NEEDED + needed`. Beyond 1 where they cannot come at all.
 */
const LATENESS = new Float64Array((MOST_AWAITED + 1) * HELD * NEEDED)
for (let awaited = 0; awaited <= MOST_AWAITED; awaited++)
  for (let held = 0; held < HELD; held++)
    for (let needed = 0; needed < NEEDED; needed++) {
      const lacking = Math.max(0, needed - held)
      const part = lacking > awaited ? 2 : lacking / (awaited + 1)
      LATENESS[(awaited * HELD + held) * NEEDED + needed] = part ** 4
    }
