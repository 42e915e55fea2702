import type { Laid } from '@tefuda/climbing'
import type { CutInState } from '@tefuda/cut-in-daifugo'
import { type Card, faceOf, frenchCard, type Seat, type Text } from '@tefuda/kernel'
import { handful } from '../climbing/handful.ts'
import { emptyHand, type Hand, JOKER, putCard, RANKS, rankOf } from './hand.ts'
import { countOthers, readHand, strengthOf } from './seen.ts'

/** From this strength on a card is strong: aces, twos and jokers, or threes and fours while the order is turned round. */
const STRONG = 11

/** What a play keeps, costs and has to fear, from what its seat sees. */
export interface StrongCards {
  /** Unseen cards of which a better play could be made, in the order of `state`; null of a run: nobody can tell. */
  above(state: CutInState, seat: Seat, laid: readonly Laid[]): number | null
  /** The hand without what is laid; the same object whenever it is asked for. */
  leave(state: CutInState, seat: Seat, laid: readonly Laid[]): Hand
  /** Whether cards of the same rank stay behind. */
  breaksSet(state: CutInState, seat: Seat, laid: readonly Laid[]): boolean
}

export const strongCards = (): StrongCards => {
  const hand = emptyHand()
  const others = new Int8Array(RANKS + 1)
  const look = (state: CutInState, seat: Seat): void => {
    readHand(hand, state, seat)
    countOthers(others, hand, state)
  }
  const leave: StrongCards['leave'] = (state, seat, laid) => {
    readHand(hand, state, seat)
    for (const { card } of laid) putCard(hand, faceOf(card), -1)
    return hand
  }
  return {
    above(state, seat, laid) {
      const faces = new Set(laid.map(({ as }) => rankOf(as)))
      if (faces.size > 1) return null
      look(state, seat)
      if (faces.has(JOKER)) return spadeThreesUnseen(state, seat) + others[JOKER]!
      const strength = strengthOf(state, [...faces][0]!)
      const jokers = others[JOKER]!
      let stronger = 0
      for (let rank = 0; rank < RANKS; rank++)
        if (strengthOf(state, rank) > strength && others[rank]! + jokers >= laid.length) stronger += others[rank]!
      // Jokers help any stronger rank, and alone stand for a set of any rank, the strongest but for one.
      const isJokers = laid.length === 1 || stronger > 0 || (jokers >= laid.length && strength < RANKS - 1)
      return isJokers ? stronger + jokers : stronger
    },
    leave,
    breaksSet(state, seat, laid) {
      const { counts } = leave(state, seat, laid)
      return laid.some(({ card }) => rankOf(faceOf(card)) < JOKER && counts[rankOf(faceOf(card))]! > 0)
    },
  }
}

/** What alone beats a joker by itself, also as another joker. */
const SPADE_THREE = frenchCard(0, 2)

const spadeThreesUnseen = (state: CutInState, seat: Seat): number => unseenOf(state, seat, SPADE_THREE)

/** How many of a card, of which there are two, others may hold. */
const unseenOf = ({ hidden, open, pool, discards, resigned }: CutInState, seat: Seat, face: Card): number =>
  [hidden[seat]!, open[seat]!, pool, discards, resigned].reduce(
    (left, cards) => left - cards.filter((card) => faceOf(card) === face).length,
    2,
  )

/** Whether others may hold the very cards of a play, without jokers. */
export const isExposed = (state: CutInState, seat: Seat, laid: readonly Laid[]): boolean =>
  laid.every(({ as }) => unseenOf(state, seat, as) >= laid.filter((one) => one.as === as).length)

/** Whether a rank is strong for the rest of the deal. */
export const isStrong = ({ revolution }: CutInState, rank: number): boolean =>
  rank >= JOKER || (revolution ? RANKS - 1 - rank : rank) >= STRONG

/** How strong the weakest card of a play is, as it counts there. */
export const weakestOf = (state: CutInState, laid: readonly Laid[]): number =>
  Math.min(...laid.map(({ as }) => strengthOf(state, rankOf(as))))

/** Whether a hand has no card that is weaker than all of a play. */
export const hasNoWeaker = (state: CutInState, { counts }: Hand, laid: readonly Laid[]): boolean => {
  const weakest = weakestOf(state, laid)
  for (let rank = 0; rank < RANKS; rank++) if (counts[rank]! > 0 && strengthOf(state, rank) < weakest) return false
  return true
}

/** Whether a hand has no card that is stronger than all of a play. */
export const hasNoStronger = (state: CutInState, { counts, jokers }: Hand, laid: readonly Laid[]): boolean => {
  const strongest = Math.max(...laid.map(({ as }) => strengthOf(state, rankOf(as))))
  if (jokers > 0 && strongest < JOKER) return false
  for (let rank = 0; rank < RANKS; rank++) if (counts[rank]! > 0 && strengthOf(state, rank) > strongest) return false
  return true
}

/** The strongest of cards counted by rank; null where none is strong. */
const strongest = (state: CutInState, counts: (rank: number) => number): Text | null => {
  for (let strength = JOKER; strength >= STRONG; strength--)
    for (let rank = 0; rank <= JOKER; rank++)
      if (counts(rank) > 0 && strengthOf(state, rank) === strength) return handful(rank, counts(rank))
  return null
}

/** The strongest card of a hand for the rest of the deal; null where it has no strong one. */
export const keptIn = (state: CutInState, hand: Hand): Text | null =>
  strongest(onceCleared(state), (rank) => (rank === JOKER ? hand.jokers : hand.counts[rank]!))

/** The strongest card that is laid, for the rest of the deal; null where there is no strong one among them. */
export const costOf = (state: CutInState, laid: readonly Laid[]): Text | null =>
  strongest(onceCleared(state), countedIn(laid))

/** The strongest card that is laid, strong while this table lies there and no longer; null where there is none. */
export const borrowedIn = (state: CutInState, laid: readonly Laid[]): Text | null =>
  state.back ? strongest(state, countedIn(laid)) : null

const countedIn =
  (laid: readonly Laid[]) =>
  (rank: number): number =>
    laid.filter(({ card }) => rankOf(faceOf(card)) === rank).length

const onceCleared = (state: CutInState): CutInState => ({ ...state, back: false })
