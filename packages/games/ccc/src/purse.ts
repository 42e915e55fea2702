import type { Card } from '@tefuda/kernel'
import { BLACK_ACE, BLACK_JOKER, countKinds, faceValueOf, type Kind, RED_ACE, RED_JOKER, type Way } from './kind.ts'
import type { Rates } from './value.ts'

/** Gets one way after another; answers whether it wants more. */
export type Take = (way: Way) => boolean

/** How many cards a payment may have. */
export interface Span {
  readonly least: number
  readonly most: number
}

/** The ways in which some cards can pay; see `purseOf`. */
export interface Purse {
  /**
   * Every way to pay a number with so many cards, one for all that are alike (rank and colour). Cheapest first: fewest
   * cards, then fewest jokers, then fewest splitting aces. Between two ways that are taken nothing is worked out ahead.
   */
  each(number: number, span: Span, take: Take): void
  /** The first of them, or null. */
  cheapest(number: number, span: Span): Way | null
}

// Sets of colours as bits: 1 black, 2 red. A set of such sets as bits again: bit n for the set n.
const BOTH = 3
const ANY_SET = 15
/** The sets that make one of the wanted sets together with the colours used already: by wanted × 4 + used. */
const FITTING = Uint8Array.from({ length: 64 }, (_, index) => {
  const [wanted, used] = [index >> 2, index & 3]
  return [0, 1, 2, 3].reduce((bits, set) => ((wanted >> (set | used)) & 1 ? bits | (1 << set) : bits), 0)
})
/** Sets of sets with one colour added to each: by colour bit × 16 + sets. */
const ADDED = Uint8Array.from({ length: 48 }, (_, index) => {
  const [colour, sets] = [index >> 4, index & 15]
  return [0, 1, 2, 3].reduce((bits, set) => ((sets >> set) & 1 ? bits | (1 << (set | colour)) : bits), 0)
})

const colourBit = (kind: Kind): number => 1 << (kind & 1)

/**
 * Makes the purse of some cards. `mostNumber` is the highest number that will be asked for, `mostCards` the most cards
 * of a payment.
 *
 * A table says for the kinds from each one on which sums they can reach with how many cards, and in which colours; it
 * guides a search that meets hardly a dead end, card by card, group by group.
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
  const ceiling = Math.min(total, mostNumber * mostNumber)
  const reach = reachOf(counts, kinds, depth, ceiling)
  const row = ceiling + 1
  const layer = (depth + 1) * row

  const reachable = (from: number, left: number, sum: number): number =>
    left > depth || sum > ceiling || sum < 0 ? 0 : reach[from * layer + left * row + sum]!

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

  /** Every group of so many cards, so many of them jokers, that pays for a number. */
  const eachGroup = (
    size: number,
    number: number,
    joking: number,
    then: (group: readonly Kind[]) => boolean,
  ): boolean => {
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
        const group: Kind[] = []
        goesOn = fill(0, size - joking, list[k]!, used, list[k + 1]!, group, () => then([...group, ...tail]))
      }
      counts[RED_JOKER]! += red
      counts[BLACK_JOKER]! += black
      if (!goesOn) return false
    }
    return true
  }

  // Whether there is such a group, or such a row of groups, if cards could be used twice: 0 not yet known, 1 no, 2 yes.
  const known = new Int8Array((aces + 2) * (mostNumber + 1) * (longest + 1) * (jokers + 1))

  const isPromising = (groups: number, number: number, size: number, joking: number): boolean => {
    if (size < groups || size > longest || number < groups || joking > jokers || joking > size - groups) return false
    const at = ((groups * (mostNumber + 1) + number) * (longest + 1) + size) * (jokers + 1) + joking
    if (known[at] === 0) known[at] = (groups === 1 ? hasGroup : hasRow)(groups, number, size, joking) ? 2 : 1
    return known[at] === 2
  }

  const hasGroup = (_: number, number: number, size: number, joking: number): boolean => {
    for (let red = Math.min(joking, redJokers); red >= 0; red--)
      if (joking - red <= blackJokers && shapes(size, number, red, joking - red).length > 0) return true
    return false
  }

  const hasRow = (groups: number, number: number, size: number, joking: number): boolean => {
    for (let first = 1; first < number; first++)
      for (let cards = 1; cards < size; cards++)
        for (let j = 0; j <= joking; j++)
          if (isPromising(1, first, cards, j) && isPromising(groups - 1, number - first, size - cards, joking - j))
            return true
    return false
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
    const last = groups === 1
    for (let first = last ? Math.max(number, least) : least; first * groups <= number; first++)
      for (let cards = last ? size : 1; cards <= size - (groups - 1); cards++)
        for (let j = last ? joking : 0; j <= joking; j++) {
          if (!isPromising(1, first, cards, j)) continue
          if (!last && !isPromising(groups - 1, number - first, size - cards, joking - j)) continue
          const before = first === least ? row.at(-1) : undefined
          const goesOn = eachGroup(cards, first, j, (group) => {
            if (before !== undefined && comesBefore(group, before)) return true
            row.push(group)
            const more = last ? then() : eachRow(groups - 1, number - first, size - cards, joking - j, first, row, then)
            row.pop()
            return more
          })
          if (!goesOn) return false
        }
    return true
  }

  /** Every way with so many cards, jokers and splitting aces. */
  const eachSplit = (number: number, size: number, joking: number, splits: number, take: Take): boolean => {
    if (!isPromising(splits + 1, number, size - splits, joking)) return true
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

  const each = (number: number, { least, most }: Span, take: Take): void => {
    if (number < 1 || number > mostNumber) return
    for (let size = least; size <= Math.min(most, longest); size++)
      for (let joking = 0; joking <= jokers; joking++)
        for (let splits = 0; splits <= Math.min(aces, Math.floor((size - 1) / 2)); splits++)
          if (!eachSplit(number, size, joking, splits, take)) return
  }

  return {
    each,
    cheapest(number, span) {
      let found: Way | null = null
      each(number, span, (way) => {
        found = way
        return false
      })
      return found
    },
  }
}

/** Groups of one number stand in one order only, whichever is met first. */
const comesBefore = (a: readonly Kind[], b: readonly Kind[]): boolean => {
  if (a.length !== b.length) return a.length < b.length
  for (let k = 0; k < a.length; k++) if (a[k] !== b[k]) return a[k]! < b[k]!
  return false
}

/** For the kinds from each on, each number of cards and each sum: the sets of colours, as bits, that reach it. */
const reachOf = (counts: Int8Array, kinds: readonly Kind[], depth: number, ceiling: number): Uint8Array => {
  const row = ceiling + 1
  const layer = (depth + 1) * row
  const reach = new Uint8Array((kinds.length + 1) * layer)
  reach[kinds.length * layer] = 1
  for (let k = kinds.length - 1; k >= 0; k--) {
    const kind = kinds[k]!
    const face = faceValueOf(kind)
    const colour = colourBit(kind) * 16
    for (let left = 0; left <= depth; left++)
      for (let sum = 0; sum <= ceiling; sum++) {
        const sets = reach[(k + 1) * layer + left * row + sum]!
        if (sets === 0) continue
        reach[k * layer + left * row + sum]! |= sets
        for (let n = 1; n <= counts[kind]! && left + n <= depth && sum + n * face <= ceiling; n++)
          reach[k * layer + (left + n) * row + sum + n * face]! |= ADDED[colour + sets]!
      }
  }
  return reach
}
