import type { CutInRules, CutInState } from '@tefuda/cut-in-daifugo'
import { type Hand, type Plan, RANKS } from './hand.ts'

const EIGHT = 5

/** Whether going out with a play is forbidden by the rules (CD-15). */
export const isForbiddenLast = (
  { finish }: CutInRules,
  { revolution, back }: CutInState,
  { run, rank, count, jokers, suits }: Plan,
): boolean => {
  if (!finish) return false
  const strongest = revolution !== back ? 0 : RANKS - 1
  const has = (wanted: number): boolean => (run ? rank <= wanted && wanted < rank + count : rank === wanted)
  return jokers > 0 || has(EIGHT) || has(strongest) || (has(0) && suits[0]! > 0)
}

/** Whether a hand is nothing but cards with which one may not go out (CD-15). */
export const isStuck = ({ finish }: CutInRules, { counts, suits, jokers, size }: Hand): boolean =>
  finish && size === jokers + counts[EIGHT]! + counts[RANKS - 1]! + suits[0]!
