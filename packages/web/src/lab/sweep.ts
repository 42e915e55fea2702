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
