import { type Card, JOKER_RANK } from '@tefuda/kernel'
import type { SouthernCrossRules } from '@tefuda/southern-cross'
import type { Crossing, Ground } from './ground.ts'
import { LACKS_LOWER, LACKS_SAME, LACKS_UPPER, MADE_ROYAL, MADE_RUN, MADE_SET, OPEN, PAIR, pairIndex } from './ranks.ts'

/** For each rank of a card in the middle the crossing where it is worth most, and that worth in points: 0 where it is worth nothing. */
export interface Aims {
  readonly crossings: (Crossing | undefined)[]
  /** What the pairs of that crossing lack, as the sum of their `PAIR`. */
  readonly pairs: Int32Array
  readonly worths: Float64Array
}

export const noAims = (): Aims => ({
  crossings: Array(RANKS).fill(undefined),
  pairs: new Int32Array(RANKS),
  worths: new Float64Array(RANKS),
})

/** An aim of a layout: a card of this rank in the middle of this crossing. */
export interface Aim {
  readonly crossing: Crossing
  readonly rank: number
  /** So many roles at once are what it may well come to. */
  readonly roles: number
  readonly worth: number
}

const RANKS = 13

/** What a field gives to hope for; see `prospects`. Cards that are held or may still come are told first. */
export interface Prospects {
  /** Forgets all cards. */
  clear(): void
  hold(card: Card, count: 1 | -1): void
  /** A card that lies where nobody sees it. */
  await(card: Card): void
  /** The fourth power of the part of the pile that will have gone when so many cards of a rank have come, those in the hand too; beyond 1: never. */
  late(rank: number, needed: number): number
  /** What a card of this rank in the middle of so many pairs is worth, in points; `pairs` is the sum of their `PAIR`. */
  worth(rank: number, pairs: number, size: number): number
  /** What every rank is worth on this ground; written over `aims`. */
  look(ground: Ground, top: Int16Array, aims: Aims): void
  /** The best aim on this ground, or null. */
  best(ground: Ground, top: Int16Array): Aim | null
}

/**
 * Solitaire is won by tricks: several roles made by one card score their sum several times over. So what a layout is worth
 * are its aims: a crossing, a rank for its middle, and as many of its pairs as may be completed in time. Points count in full
 * when all is there, and lose with the square of the part of the pile it will take until the cards that lack have come: the
 * k-th of n cards among N lies at about k/(n + 1) of them, a little later as it turned out best (`LATENESS`), and the latest of
 * several needs is taken as the 4-norm of their times.
 */
export const prospects = (rules: SouthernCrossRules, factor: readonly number[]): Prospects => {
  const cards = countedCards()
  const { row } = cards
  const { worthWith, rolesHopedFor } = worthsOf(rules, factor, row)
  /** The pairs of the crossing being looked at, as they lie in `PAIR`. */
  const codes = new Int32Array(MOST_PAIRS)
  const lookAt = ({ firsts, seconds }: Crossing, top: Int16Array): void => {
    for (let k = 0; k < firsts.length; k++) codes[k] = pairIndex(top[firsts[k]!]!, top[seconds[k]!]!)
  }

  const look = ({ crossings }: Ground, top: Int16Array, aims: Aims): void => {
    aims.worths.fill(0)
    aims.crossings.fill(undefined)
    for (let k = 0; k < crossings.length; k++) {
      const crossing = crossings[k]!
      const size = crossing.firsts.length
      lookAt(crossing, top)
      for (let rank = 0; rank < RANKS; rank++) {
        let pairs = 0
        for (let k = 0; k < size; k++) pairs += PAIR[codes[k]! | rank]!
        const least = aims.worths[rank]!
        const worth = worthWith(rank, pairs, size, least)
        if (worth === least) continue
        aims.worths[rank] = worth
        aims.pairs[rank] = pairs
        aims.crossings[rank] = crossing
      }
    }
  }

  return {
    clear: cards.clear,
    hold: cards.hold,
    await: cards.await,
    late: (rank, needed) => LATENESS[row[rank]! + Math.min(needed, NEEDED - 1)]!,
    worth: (rank, pairs, size) => worthWith(rank, pairs, size, 0),
    look,
    best(ground, top) {
      const aims = noAims()
      look(ground, top, aims)
      const { crossings, pairs, worths } = aims
      const worth = Math.max(...worths)
      if (worth === 0) return null
      const rank = worths.indexOf(worth)
      const crossing = crossings[rank]!
      worthWith(rank, pairs[rank]!, crossing.firsts.length, 0)
      return { crossing, rank, roles: rolesHopedFor(), worth }
    },
  }
}

interface Worths {
  /** What a crossing of so many pairs is worth with a rank in its middle, if more than `least`; else `least`. */
  readonly worthWith: (rank: number, pairs: number, size: number, least: number) => number
  /** With how many roles at once the last crossing that was worth more is worth most. */
  readonly rolesHopedFor: () => number
}

/** `row`: as the cards that were counted have it. */
const worthsOf = (rules: SouthernCrossRules, factor: readonly number[], row: Int32Array): Worths => {
  const { sequence, set, 'royal-sequence': royal } = rules.points
  // A role that is still to be made counts a little less than one that stands.
  const promised = 0.9 * sequence
  /** The most by which n roles or fewer can be multiplied. */
  const most = factor.map((_, roles) => Math.max(...factor.slice(0, roles + 1)))
  let hoped = 0
  const worthWith: Worths['worthWith'] = (rank, pairs, size, least) => {
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
    let best = least
    // All pairs first, then one fewer each time: open ones go first, then whatever takes longest.
    for (let roles = size; roles > 0; roles--) {
      const missing = roles - runs - sets - royals
      const sum = made + promised * missing
      if (sum * most[roles]! <= best) break
      const lowerLate = LATENESS[lowerRow + lower + open]!
      const sameLate = LATENESS[sameRow + same + 1]!
      const upperLate = LATENESS[upperRow + upper + open]!
      const late = lowerLate + sameLate + upperLate
      const worth = late < 1 ? sum * factor[roles]! * (1 - Math.sqrt(late)) : 0
      if (worth > best) {
        best = worth
        hoped = roles
      }
      if (missing === 0) break
      if (open > 0) open--
      else if (same > 0 && (lower === 0 || sameLate >= lowerLate) && (upper === 0 || sameLate >= upperLate)) same--
      else if (lower > 0 && (upper === 0 || lowerLate >= upperLate)) lower--
      else upper--
    }
    return best
  }
  return { worthWith, rolesHopedFor: () => hoped }
}

/** The cards of each rank that are held and that may still come; `row`: where the row of `LATENESS` begins that they stand for. */
const countedCards = (): Pick<Prospects, 'clear' | 'hold' | 'await'> & { readonly row: Int32Array } => {
  const held = new Int8Array(16)
  const awaited = new Int8Array(16)
  const row = new Int32Array(16)
  const update = (rank: number): void => {
    row[rank] = (Math.min(awaited[rank]!, MOST_AWAITED) * HELD + Math.min(held[rank]!, HELD - 1)) * NEEDED
  }
  return {
    row,
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
  }
}

/** Pairs that can lie across one cell: six on the zodiac. */
const MOST_PAIRS = 6
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
      const part = lacking > awaited ? 2 : lacking / (awaited + 0.7)
      LATENESS[(awaited * HELD + held) * NEEDED + needed] = part ** 4
    }
