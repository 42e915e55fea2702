import type { RuleValue, Setting } from '@tefuda/kernel'
import { type Experiment, groupOf, type Plan, pairsIn } from '@tefuda/lab'

/** The page that sweeps over the variants of an experiment. */
export const sweepAddress = (experiment: Experiment): string =>
  `/lab/sweep?${new URLSearchParams({ e: JSON.stringify(experiment) })}`

/** The same with its single changes alone: without variants that are two others together. */
export const withoutPairs = (experiment: Experiment): Experiment => {
  const pairs = new Set(pairsIn(experiment).map(({ both }) => both))
  return { ...experiment, variants: experiment.variants.filter((_, variant) => !pairs.has(variant)) }
}

/** The first measure of each kind, in the order of the plan: a row that is the same whatever is found. */
export const measuresInRow = (plan: Plan): readonly string[] =>
  [...new Map(plan.ids.toReversed().map((id) => [groupOf(plan, id), id])).values()].toSorted(
    (a, b) => plan.ids.indexOf(a) - plan.ids.indexOf(b),
  )

/** So many changes make a table that fits a page. */
export const MOST_CHANGES = 7

/** The values a setting is changed to, each with its variant. */
export const valuesIn = ({ variants }: Experiment, name: string): readonly ValueIn[] =>
  variants.flatMap(({ set }, variant) => (name in set ? [{ variant, value: set[name] as RuleValue }] : []))

interface ValueIn {
  readonly variant: number
  readonly value: RuleValue
}

/** Whether a setting that is changed to so many values has another. */
export const mayHaveMore = (setting: Setting, values: number): boolean => {
  if (setting.kind === 'flag') return values < 1
  return setting.kind !== 'choice' || values < setting.options.length - 1
}
