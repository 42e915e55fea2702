import type { Text } from '@tefuda/kernel'
import type { Outcome } from './collect.ts'
import { foundInWords } from './found.ts'
import { verdictsInWords } from './wording.ts'

/** The variants (from 0) that move most, the most first; of those that change the same setting the one that does, none that moves nothing, and none that is two others together. */
export const strongestOf = (outcome: Outcome, most: number): readonly number[] => {
  const { variants } = outcome.plan.experiment
  const pairs = outcome.plan.pairs.map(({ both }) => both)
  const moved = movedBy(outcome)
  const order = [...variants.keys()]
    .filter((variant) => moved[variant]! > 0 && !pairs.includes(variant))
    .toSorted((a, b) => moved[b]! - moved[a]!)
  const settingOf = (variant: number): string => Object.keys(variants[variant]!.set).join(' ')
  return [...Map.groupBy(order, settingOf).values()].map(([first]) => first!).slice(0, most)
}

/** By variant: the sum of what differs, as parts of the base's means; of what is about 0 in the base no more than all of it. */
const movedBy = (outcome: Outcome): readonly number[] => {
  const sums = outcome.plan.experiment.variants.map(() => 0)
  for (const { base, variants } of outcome.result.measures)
    for (const [variant, { difference, verdict }] of variants.entries())
      if (verdict === 'differs') sums[variant]! += Math.min(1, Math.abs(difference! / base.mean!))
  return sums
}

/** So many of the strongest changes are told. */
const TOLD = 4

/** The changes that move most, by their numbers, each with the sentence of what it does. */
export const strongestInWords = (outcome: Outcome): readonly { readonly variant: number; readonly found: Text }[] => {
  const verdicts = verdictsInWords(outcome)
  return strongestOf(outcome, TOLD).map((variant) => ({
    variant,
    found: foundInWords(outcome, variant, verdicts[variant]!),
  }))
}
