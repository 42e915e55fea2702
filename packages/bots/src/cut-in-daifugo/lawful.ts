import { type CutInRules, type CutInState, EIGHT, isForbiddenRank } from '@tefuda/cut-in-daifugo'
import { ofSuit } from './by-suit.ts'
import { type Hand, isOnePlay, type Plan, RANKS } from './hand.ts'
import { wholeHand } from './plans.ts'

/** Whether going out with a play is forbidden by the rules (CD-15). */
export const isForbiddenLast = (
  { finish }: CutInRules,
  { revolution, back }: CutInState,
  { run, rank, count, jokers, suits }: Plan,
): boolean => {
  if (!finish) return false
  if (jokers > 0 || (rank === 0 && ofSuit(suits, 0) > 0)) return true
  const isTurned = revolution !== back
  const ranks = run ? count : 1
  for (let k = 0; k < ranks; k++) if (isForbiddenRank(rank + k, isTurned)) return true
  return false
}

/** Whether a hand is nothing but cards with which one may not go out (CD-15). */
export const isStuck = ({ finish }: CutInRules, { counts, suits, jokers, size }: Hand): boolean =>
  finish && size === jokers + counts[EIGHT]! + counts[RANKS - 1]! + ofSuit(suits[0]!, 0)

/** Whether all of a hand can be led at once, and one may go out with it. */
export const canGoOut = (rules: CutInRules, state: CutInState, hand: Hand): boolean =>
  hand.size > 0 && isOnePlay(hand) && !isForbiddenLast(rules, { ...state, back: false }, wholeHand(hand))
