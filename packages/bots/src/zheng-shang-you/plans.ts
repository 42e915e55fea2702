import { ACE, TWO } from '@tefuda/climbing'
import type { Weights } from '../climbing/burden.ts'
import { asOnePlay, burden, type Hand, type Plan, RANKS, type WildWeights } from './hand.ts'

/** The play to be beaten. */
export interface Last {
  readonly kind: Plan['kind']
  readonly rank: number
  readonly length: number
  readonly width: number
  readonly pure: boolean
  readonly oneSuit: boolean
}

const BLACK = TWO + 1
const RED = TWO + 2

const NO_WILD = { twos: 0, black: 0, red: 0, suit: -1 } as const

/** A hand of at most so many cards thinks of wild cards as parts of sets when it leads. */
const SHORT = 6

/** Sensible leads: the plays a hand falls into, its strong cards one by one, and all of it where that is one play. */
export const leadsOf = (hand: Hand, weights: Weights, wild: WildWeights): Plan[] => {
  const all = asOnePlay(hand)
  if (all !== null) return [all]
  const plans: Plan[] = []
  const rest = new Int8Array(RANKS)
  burden(
    weights,
    wild,
    hand,
    (from, to, width) => {
      const length = to - from + 1
      const suit = width === 1 ? suitThrough(hand, from, to, 0) : -1
      plans.push({ kind: width === 1 ? 'sequence' : 'groups', rank: to, length, width, ...NO_WILD, suit })
    },
    rest,
  )
  for (let rank = 0; rank < RANKS; rank++) {
    const count = hand.counts[rank]!
    if (rest[rank]! > 0) plans.push(setOf(rank, rest[rank]!))
    if (count > 1 && rest[rank] !== count) plans.push(setOf(rank, count))
    if (count > 0 && hand.size <= SHORT) pushWildSets(plans, hand, rank, count)
  }
  pushWildSingles(plans, hand, TWO - 1)
  if (hand.twos > 1) plans.push(setOf(TWO, hand.twos, hand.twos))
  if (hand.black + hand.red === 2) plans.push(setOf(BLACK, 2, 0, 1, 1))
  return plans
}

const setOf = (rank: number, width: number, twos = 0, black = 0, red = 0): Plan => ({
  kind: width === 1 ? 'single' : 'set',
  rank,
  length: 1,
  width,
  twos,
  black,
  red,
  suit: -1,
})

const pushWildSets = (plans: Plan[], { twos, black, red }: Hand, rank: number, count: number): void => {
  if (twos > 0) plans.push(setOf(rank, count + 1, 1))
  else if (black > 0) plans.push(setOf(rank, count + 1, 0, 1))
  else if (red > 0) plans.push(setOf(rank, count + 1, 0, 0, 1))
}

const pushWildSingles = (plans: Plan[], { twos, black, red }: Hand, above: number): void => {
  if (twos > 0 && above < TWO) plans.push(setOf(TWO, 1, 1))
  if (black > 0 && above < BLACK) plans.push(setOf(BLACK, 1, 0, 1))
  if (red > 0 && above < RED) plans.push(setOf(RED, 1, 0, 0, 1))
}

/** Plays that beat `last`; of those that differ only in cards that are alike, or in which wild card serves, one. */
export const followsOf = (hand: Hand, last: Last): Plan[] => {
  const plans: Plan[] = []
  switch (last.kind) {
    case 'single':
      for (let rank = last.rank + 1; rank < RANKS; rank++) if (hand.counts[rank]! > 0) plans.push(setOf(rank, 1))
      pushWildSingles(plans, hand, last.rank)
      break
    case 'set':
      pushSets(plans, hand, last)
      break
    case 'sequence':
      pushSequences(plans, hand, last)
      break
    case 'groups':
      for (let top = last.rank + (last.pure ? 1 : 0); top <= ACE; top++) pushGroups(plans, hand, last, top)
      break
  }
  return plans
}

const pushSets = (plans: Plan[], hand: Hand, { rank: least, width, pure }: Last): void => {
  for (let rank = least; rank < RANKS; rank++) {
    const lacking = width - hand.counts[rank]!
    if (lacking === width || (rank === least && (pure || lacking > 0))) continue
    if (lacking <= 0) plans.push(setOf(rank, width))
    else pushFilled(plans, hand, setOf(rank, width), lacking, 0)
  }
  if (hand.twos > 0 && (TWO > least || (TWO === least && !pure))) {
    const twos = Math.min(width, hand.twos)
    if (twos === width) plans.push(setOf(TWO, width, twos))
    else if (TWO > least && width - twos <= hand.black + hand.red) {
      const black = Math.min(hand.black, width - twos)
      plans.push(setOf(TWO, width, twos, black, width - twos - black))
    }
  }
  if (width === 2 && least < BLACK && hand.black + hand.red === 2) plans.push(setOf(BLACK, 2, 0, 1, 1))
}

/** A play with so many wild cards, `jokers` of them jokers at least: the weakest that will do. */
const pushFilled = (plans: Plan[], hand: Hand, plan: Plan, lacking: number, jokers: number): void => {
  const twos = Math.min(hand.twos, lacking - jokers)
  const black = Math.min(hand.black, lacking - twos)
  const red = lacking - twos - black
  if (red <= hand.red) plans.push({ ...plan, twos, black, red })
}

const pushSequences = (plans: Plan[], hand: Hand, { rank: least, length, pure, oneSuit }: Last): void => {
  for (let top = length - 1; top <= ACE; top++) {
    let lacking = 0
    for (let rank = top - length + 1; rank <= top; rank++) if (hand.counts[rank] === 0) lacking++
    const isHigher = (withJokers: boolean): boolean => top > least || (top === least && !pure && !withJokers)
    const jokers = hand.black + hand.red
    if (lacking > jokers || lacking === length) continue
    const plan: Plan = { kind: 'sequence', rank: top, length, width: 1, ...NO_WILD }
    if (!oneSuit && isHigher(lacking > 0)) pushFilled(plans, { ...hand, twos: 0 }, plan, lacking, 0)
    if (oneSuit ? !isHigher(lacking > 0) : isHigher(lacking > 0)) continue
    // One suit beats a mixed sequence whatever the rank.
    const suit = suitThrough(hand, top - length + 1, top, lacking)
    if (suit >= 0) pushFilled(plans, { ...hand, twos: 0 }, { ...plan, suit }, lacking, 0)
  }
}

/** A suit in which all ranks but `lacking`, of which nothing is held at all, can be played; -1 where there is none. */
const suitThrough = ({ suits }: Hand, from: number, to: number, lacking: number): number => {
  for (let suit = 0; suit < 4; suit++) {
    let missing = 0
    for (let rank = from; rank <= to; rank++) if ((suits[rank]! & (1 << suit)) === 0) missing++
    if (missing <= lacking) return suit
  }
  return -1
}

const pushGroups = (plans: Plan[], hand: Hand, { rank: least, width, length }: Last, top: number): void => {
  let [lacking, bare] = [0, 0]
  for (let rank = top - length + 1; rank <= top; rank++) {
    const count = hand.counts[rank]!
    if (count === 0) bare++
    if (count < width) lacking += width - count
  }
  if (top === least && lacking > 0) return
  const jokers = hand.black + hand.red
  if (bare > jokers || lacking > jokers + hand.twos) return
  const plan: Plan = { kind: 'groups', rank: top, length, width, ...NO_WILD }
  if (lacking === 0) plans.push(plan)
  else pushFilled(plans, hand, plan, lacking, bare)
}
