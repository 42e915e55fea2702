import { type CutInRules, effectsOf } from '@tefuda/cut-in-daifugo'
import { type Weights, weightsOf } from '../climbing/burden.ts'
import { burden, type Hand, RANKS } from './hand.ts'

// The weights here and in `rating.ts` were found by playing against the same bot with other weights.

/** What a set weighs: from 1 for the weakest down by this much for every rank. */
const SLOPE = 0.07
export const JOKER_WEIGHT = -0.8
const RUN = 0.2
/** What each further card takes off the weight of a set: sets are not taken apart without gain. */
const TOGETHER = 0.1
/** The most that something weighs that clears the table. */
const CLEARS = 0.04
/** A card that goes to the next player or is thrown away. */
export const SHED = 0.2

/** What sets and runs weigh in the order in force, outside revolution or in it, with the effects of these rules. */
export const weightsFor = (rules: CutInRules): ((revolution: boolean) => Weights) => {
  const effectOf = effectsOf(rules)
  const weigh = (flipped: boolean): Weights =>
    weightsOf(RANKS, RUN, (rank, count) => {
      const strength = flipped ? RANKS - 1 - rank : rank
      const weight = 1 - SLOPE * strength - TOGETHER * (count - 1)
      const effect = effectOf[rank]
      if (effect === 'clear' || (effect === 'flow' && count % 2 === 0)) return Math.min(CLEARS, weight)
      return effect === 'pass' || effect === 'discard' ? weight - SHED * count : weight
    })
  const weights = [weigh(false), weigh(true)] as const
  return (revolution) => weights[revolution ? 1 : 0]
}

export const weightOf = (weights: Weights, hand: Hand): number => burden(weights, JOKER_WEIGHT, hand)
