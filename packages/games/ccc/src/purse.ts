import type { Card } from '@tefuda/kernel'
import { BLACK_ACE, BLACK_JOKER, countKinds, faceValueOf, type Kind, RED_ACE, RED_JOKER, type Way } from './kind.ts'
import { colourBit, highestSum, highestSums, lowestSum, NEVER, sumTableOf } from './sums.ts'
import type { Rates } from './value.ts'

/** Gets one way after another; answers whether it wants more. */
export type Take = (way: Way) => boolean

/** How many cards a payment may have. */
export interface Span {
  readonly least: number
  readonly most: number
}

/**
 * A search for payments stops after so many steps: cards and shapes of groups that are tried, and a share of the tables
 * that guide it. What it has found by then it has found: the same cards give the same ways on every machine. It takes about
 * 10 ms; hands and boards as one meets them take some hundreds or thousands of steps for a number.
 */
export const STEPS = 300_000

/** The ways in which some cards can pay; see `purseOf`. */
export interface Purse {
  /**
   * Every way to pay a number with so many cards, one for all that are alike (rank and colour). Cheapest first: fewest
   * cards, then fewest jokers, then fewest splitting aces. Between two ways that are taken nothing is worked out ahead.
   * Answers whether that were all of them: false where the steps did not suffice, or no more were wanted.
   */
  each(number: number, span: Span, take: Take, steps?: number): boolean
  /** The first of them, or null where none is found within so many steps. */
  cheapest(number: number, span: Span, steps?: number): Way | null
  /** The steps taken so far, by all searches. */
  steps(): number
}

const BOTH = 3
const ANY_SET = 15
/** The sets that make one of the wanted sets together with the colours used already: by wanted × 4 + used. */
const FITTING = Uint8Array.from({ length: 64 }, (_, index) => {
  const [wanted, used] = [index >> 2, index & 3]
  return [0, 1, 2, 3].reduce((bits, set) => ((wanted >> (set | used)) & 1 ? bits | (1 << set) : bits), 0)
})

/**
 * Makes the purse of some cards. `mostNumber` is the highest number that will be asked for, `mostCards` the most cards
 * of a payment.
 *
 * A table says for the kinds from each one on which sums they can reach with how many cards, and in which colours; another
 * one says how little a row of groups can do with. They guide a search card by card, group by group. Both take cards for
 * several groups at once for granted, so that dead ends remain; what the cards that are left hold at most and at least
 * keeps them short.
 */
export const purseOf = (
  { multipliers, flushCards }: Rates,
  cards: readonly Card[],
  mostNumber: number,
  mostCards: number = cards.length,
): Purse => {
  const counts = countKinds(cards)
  const kinds: Kind[] = []
  for (let kind = 0; kind < RED_JOKER; kind++) if (counts[kind]! > 0) kinds.push(kind)
  const redJokers = counts[RED_JOKER]!
  const blackJokers = counts[BLACK_JOKER]!
  const jokers = redJokers + blackJokers
  const aces = counts[BLACK_ACE]! + counts[RED_ACE]!
  const longest = Math.min(cards.length, mostCards)
  const depth = Math.min(cards.length - jokers, longest)
  const total = kinds.reduce((sum, kind) => sum + counts[kind]! * faceValueOf(kind), 0)
  const row = Math.min(total, mostNumber * mostNumber) + 1
  const layer = (kinds.length + 1) * row
  const { reach, extend } = sumTableOf(counts, kinds, depth, row)
  const highest = highestSums(counts, kinds)

  let steps = 0
  /** Where the search that is under way stops. */
  let last = 0
  /** For so many cards the table of sums is paid for. */
  let summed = 0

  const reachable = (from: number, left: number, sum: number): number =>
    left > depth || sum >= row || sum < 0 ? 0 : reach[left * layer + from * row + sum]!

  /** Adds natural cards of these and later kinds to a group until it holds `left` more with this sum. */
  const fill = (
    from: number,
    left: number,
    sum: number,
    used: number,
    wanted: number,
    group: Kind[],
    then: () => boolean,
  ): boolean => {
    if (left === 0) return then()
    for (let k = from; k < kinds.length; k++) {
      if (++steps > last) return false
      const kind = kinds[k]!
      if (counts[kind] === 0) continue
      const rest = sum - faceValueOf(kind)
      if (rest < 0) break
      const colours = used | colourBit(kind)
      if ((reachable(k, left - 1, rest) & FITTING[wanted * 4 + colours]!) === 0) continue
      counts[kind]! -= 1
      group.push(kind)
      const goesOn = fill(k, left - 1, rest, colours, wanted, group, then)
      group.pop()
      counts[kind]! += 1
      if (!goesOn) return false
    }
    return true
  }

  /** What the natural cards of a group must be: their sum and colours, the colours of the jokers given. */
  const shapes = (size: number, number: number, red: number, black: number): number[] => {
    const list: number[] = []
    const value = number * number
    const used = (red > 0 ? 2 : 0) | (black > 0 ? 1 : 0)
    const factor = multipliers.joker ** (red + black)
    const naturals = size - red - black
    const add = (times: number, wanted: number): void => {
      const sum = value / times
      if (Number.isInteger(sum) && (reachable(0, naturals, sum) & FITTING[wanted * 4 + used]!) !== 0)
        list.push(sum, wanted)
    }
    add(factor, size < flushCards ? ANY_SET : 1 << BOTH)
    if (size >= flushCards) {
      add(factor * multipliers.flush, 1 << 1)
      add(factor * multipliers.flush, 1 << 2)
    }
    return list
  }

  /** Every group of so many cards, so many of them jokers, that pays for a number; the first one of its row, or a later one. */
  const eachGroup = (
    size: number,
    number: number,
    joking: number,
    isFirst: boolean,
    then: (group: readonly Kind[]) => boolean,
  ): boolean => {
    const naturals = size - joking
    // The table knows nothing of the cards that other groups have taken.
    const least = isFirst ? 0 : lowestSum(counts, kinds, naturals)
    const most = isFirst ? NEVER : highestSum(counts, kinds, naturals)
    for (let red = Math.min(joking, counts[RED_JOKER]!); red >= 0; red--) {
      const black = joking - red
      if (black > counts[BLACK_JOKER]!) break
      const used = (red > 0 ? 2 : 0) | (black > 0 ? 1 : 0)
      const tail = [...Array<Kind>(red).fill(RED_JOKER), ...Array<Kind>(black).fill(BLACK_JOKER)]
      const list = shapes(size, number, red, black)
      counts[RED_JOKER]! -= red
      counts[BLACK_JOKER]! -= black
      let goesOn = true
      for (let k = 0; k < list.length && goesOn; k += 2) {
        if (list[k]! < least || list[k]! > most) continue
        const group: Kind[] = []
        goesOn = fill(0, naturals, list[k]!, used, list[k + 1]!, group, () => then([...group, ...tail]))
      }
      counts[RED_JOKER]! += red
      counts[BLACK_JOKER]! += black
      if (!goesOn) return false
    }
    return true
  }

  // What `leastSum` answers, and 1; 0 where that is not yet known.
  const known = new Int16Array((aces + 2) * (mostNumber + 1) * (longest + 1) * (jokers + 1))

  /** The least that the natural cards of such a row of groups add up to if cards could be used twice; NEVER without one. */
  const leastSum = (groups: number, number: number, size: number, joking: number): number => {
    if (size < groups || size > longest || number < groups || joking > jokers || joking > size - groups) return NEVER
    const at = ((groups * (mostNumber + 1) + number) * (longest + 1) + size) * (jokers + 1) + joking
    if (known[at] !== 0) return known[at]! - 1
    const least = groups === 1 ? leastOfGroup(number, size, joking) : leastOfRow(groups, number, size, joking)
    if (steps <= last) known[at] = least + 1
    return least
  }

  const leastOfGroup = (number: number, size: number, joking: number): number => {
    let least = NEVER
    for (let red = Math.min(joking, redJokers); red >= 0; red--) {
      if (joking - red > blackJokers) break
      const list = shapes(size, number, red, joking - red)
      for (let k = 0; k < list.length; k += 2) least = Math.min(least, list[k]!)
    }
    return least
  }

  const leastOfRow = (groups: number, number: number, size: number, joking: number): number => {
    const most = highest[size - joking]!
    // Squares add up to least where the numbers are alike.
    const factor = multipliers.joker ** joking * multipliers.flush
    if ((number * number) / (groups * factor) > most) return NEVER
    let least = NEVER
    // Numbers rise from group to group.
    for (let first = 1; first * groups <= number; first++)
      for (let cards = 1; cards <= size - (groups - 1); cards++)
        for (let j = 0; j <= joking; j++) {
          if (++steps > last) return 0
          const one = leastSum(1, first, cards, j)
          if (one >= least) continue
          least = Math.min(least, one + leastSum(groups - 1, number - first, size - cards, joking - j))
        }
    return least > most ? NEVER : least
  }

  /** Every row of so many more groups, of rising numbers from `least` on, behind those that are there. */
  const eachRow = (
    groups: number,
    number: number,
    size: number,
    joking: number,
    least: number,
    row: (readonly Kind[])[],
    then: () => boolean,
  ): boolean => {
    const isLast = groups === 1
    const most = row.length === 0 ? highest[size - joking]! : highestSum(counts, kinds, size - joking)
    for (let first = isLast ? Math.max(number, least) : least; first * groups <= number; first++)
      for (let cards = isLast ? size : 1; cards <= size - (groups - 1); cards++)
        for (let j = isLast ? joking : 0; j <= joking; j++) {
          if (++steps > last) return false
          let sum = leastSum(1, first, cards, j)
          if (sum > most) continue
          if (!isLast) sum += leastSum(groups - 1, number - first, size - cards, joking - j)
          if (sum > most) continue
          const before = first === least ? row.at(-1) : undefined
          const goesOn = eachGroup(cards, first, j, row.length === 0, (group) => {
            if (before !== undefined && comesBefore(group, before)) return true
            row.push(group)
            const more = isLast
              ? then()
              : eachRow(groups - 1, number - first, size - cards, joking - j, first, row, then)
            row.pop()
            return more
          })
          if (!goesOn) return false
        }
    return true
  }

  /** Every way with so many cards, jokers and splitting aces. */
  const eachSplit = (number: number, size: number, joking: number, splits: number, take: Take): boolean => {
    if (leastSum(splits + 1, number, size - splits, joking) === NEVER) return true
    for (let black = Math.min(splits, counts[BLACK_ACE]!); black >= 0; black--) {
      const red = splits - black
      if (red > counts[RED_ACE]!) break
      const aces = [...Array<Kind>(black).fill(BLACK_ACE), ...Array<Kind>(red).fill(RED_ACE)]
      counts[BLACK_ACE]! -= black
      counts[RED_ACE]! -= red
      const groups: (readonly Kind[])[] = []
      const goesOn = eachRow(splits + 1, number, size - splits, joking, 1, groups, () =>
        take({ groups: groups.slice(), splits: aces }),
      )
      counts[BLACK_ACE]! += black
      counts[RED_ACE]! += red
      if (!goesOn) return false
    }
    return true
  }

  const each = (number: number, { least, most }: Span, take: Take, allowed = STEPS): boolean => {
    if (number < 1 || number > mostNumber) return true
    last = steps + allowed
    for (let size = least; size <= Math.min(most, longest); size++) {
      for (; summed < size; summed++) steps += Math.ceil(layer / CELLS_A_STEP)
      extend(size)
      for (let joking = 0; joking <= jokers; joking++)
        for (let splits = 0; splits <= aces; splits++)
          if (steps > last || !eachSplit(number, size, joking, splits, take)) return false
    }
    return true
  }

  return {
    each,
    cheapest(number, span, allowed) {
      let found: Way | null = null
      each(
        number,
        span,
        (way) => {
          found = way
          return false
        },
        allowed,
      )
      return found
    },
    steps: () => steps,
  }
}

/** So many cells of the table of sums take as long as a step of the search. */
const CELLS_A_STEP = 16

/** Groups of one number stand in one order only, whichever is met first. */
const comesBefore = (a: readonly Kind[], b: readonly Kind[]): boolean => {
  if (a.length !== b.length) return a.length < b.length
  for (let k = 0; k < a.length; k++) if (a[k] !== b[k]) return a[k]! < b[k]!
  return false
}
