import { ACE, TWO } from '@tefuda/climbing'
import type { Seat } from '@tefuda/kernel'
import type { Foreseen } from '../climbing/foreseen.ts'
import { blocksOf, stepOf } from '../policy/blocks.ts'
import { type Features, featuresOf } from '../policy/features.ts'
import type { Choices } from '../policy/softmax.ts'
import { type Hand, type Plan, RANKS } from './hand.ts'
import { partnersIf } from './partners.ts'
import type { Position } from './position.ts'
import type { Rating } from './rating.ts'

// What is counted, and in how many steps.
const LEADERS = 3
const SHAPES = 8
const KINDS = LEADERS * SHAPES
const RANK_STEPS = 16
const SIZES = 16
const FEW = 6
const PLAYS = 8
const HOLDS = 8
const LOADS = 16
const STRONG = 8

const BLOCKS = blocksOf({
  rank: [KINDS, RANK_STEPS],
  size: [KINDS, SIZES],
  threat: [KINDS, FEW, FEW],
  outlook: [LEADERS, HOLDS, PLAYS, FEW],
  load: [LEADERS, 2, PLAYS, LOADS],
  hold: [LEADERS, HOLDS, LOADS],
  wild: [KINDS, 4, FEW],
  kept: [LEADERS, 2, RANK_STEPS, STRONG, PLAYS],
  unseen: [LEADERS, 2, STRONG, STRONG],
  beaten: [SHAPES, RANK_STEPS, 2, FEW],
  around: [2, FEW, FEW, FEW, 2],
  breaks: [2, KINDS, FEW],
  partner: [LEADERS, 2, FEW, FEW],
})

/** Cards that somebody has left, in few steps. */
const few = (cards: number): number => (cards < 4 ? Math.max(0, cards - 1) : cards < 6 ? 3 : cards < 9 ? 4 : 5)

const shapeOf = ({ kind, width, length }: Pick<Plan, 'kind' | 'width' | 'length'>): number =>
  kind === 'groups' ? 7 : kind === 'sequence' ? (length > 3 ? 6 : 5) : Math.min(width, 4)

/** `partners`: whether every second seat is on the same side. */
export const featuresFor = (rating: Rating, partners: boolean): Features<Position, Foreseen<Plan>> => {
  const around: Around = { threat: 0, friend: 0, active: 0, next: 0 }
  const { isPartner } = partnersIf(partners)

  const describe = (choices: Choices, position: Position, foreseen: readonly Foreseen<Plan>[]): void => {
    const { hands, last, by, turn, gone } = position
    const hand = hands[turn]!
    lookAround(around, position, isPartner)
    const leader = last === null ? 0 : isPartner(turn, by) ? 2 : 1
    const holder = last === null ? 0 : few(hands[by]!.size)
    const threat = few(around.threat)
    const next = few(hands[around.next]!.size)
    const friend = few(Math.min(SIZES, around.friend))
    const active = Math.min(FEW - 1, around.active)
    const beside = isPartner(turn, around.next) ? 1 : 0
    const strong = hand.counts[ACE]! + hand.twos + hand.black + hand.red
    const unseen = Math.min(STRONG - 1, unseenWild(gone, hand))
    const beaten = last === null ? 0 : shapeOf(last) * RANK_STEPS + last.rank
    for (let choice = 0; choice < choices.count; choice++) {
      const { option, left, plays, holds } = foreseen[choice]!
      const played = option === null ? 0 : 1
      const kind = leader * SHAPES + (option === null ? 0 : shapeOf(option))
      const rank = option === null ? RANK_STEPS - 1 : option.rank
      const wild = option === null ? 0 : option.twos + option.black + option.red
      const kept = Math.min(STRONG - 1, strong - wild - acesIn(option))
      const load = stepOf((left + 2) * 2, LOADS)
      const hold = stepOf(holds * HOLDS, HOLDS)
      const parts = stepOf(plays, PLAYS)
      const side = leader * 2 + played
      BLOCKS.begin(choices, choice)
      BLOCKS.put(kind * RANK_STEPS + rank)
      BLOCKS.put(kind * SIZES + Math.min(SIZES - 1, hand.size))
      BLOCKS.put((kind * FEW + threat) * FEW + next)
      BLOCKS.put(((leader * HOLDS + hold) * PLAYS + parts) * FEW + threat)
      BLOCKS.put((side * PLAYS + parts) * LOADS + load)
      BLOCKS.put((leader * HOLDS + hold) * LOADS + load)
      BLOCKS.put((kind * 4 + Math.min(3, wild)) * FEW + few(hand.size))
      BLOCKS.put(((side * RANK_STEPS + rank) * STRONG + kept) * PLAYS + parts)
      BLOCKS.put((side * STRONG + unseen) * STRONG + kept)
      BLOCKS.put((beaten * 2 + played) * FEW + holder)
      BLOCKS.put((((played * FEW + active) * FEW + holder) * FEW + next) * 2 + beside)
      BLOCKS.put(((breaksSet(hand, option) ? 1 : 0) * KINDS + kind) * FEW + few(hand.size))
      BLOCKS.put((side * FEW + friend) * FEW + threat)
    }
  }

  return featuresOf(BLOCKS, (position) => rating.rate(position, position.turn), describe)
}

/** The others who still hold cards. */
interface Around {
  /** The fewest cards an opponent holds, and a partner. */
  threat: number
  friend: number
  /** How many they are, and who is next. */
  active: number
  next: Seat
}

const lookAround = (
  around: Around,
  { hands, turn }: Position,
  isPartner: (seat: Seat, other: Seat) => boolean,
): void => {
  around.threat = around.friend = Number.POSITIVE_INFINITY
  around.active = around.next = 0
  for (let k = hands.length - 1; k >= 1; k--) {
    const other = (turn + k) % hands.length
    const { size } = hands[other]!
    if (size === 0) continue
    around.active++
    around.next = other
    if (isPartner(turn, other)) around.friend = Math.min(around.friend, size)
    else around.threat = Math.min(around.threat, size)
  }
}

/** Twos and jokers that others hold. */
const unseenWild = (gone: Int8Array, { twos, black, red }: Hand): number =>
  6 - gone[TWO]! - gone[TWO + 1]! - gone[TWO + 2]! - twos - black - red

const acesIn = (plan: Plan | null): number =>
  plan === null || plan.rank !== ACE ? 0 : Math.max(0, plan.width - plan.twos - plan.black - plan.red)

const breaksSet = (hand: Hand, plan: Plan | null): boolean =>
  plan !== null && plan.length === 1 && plan.rank < RANKS && hand.counts[plan.rank]! > plan.width
