import { findGame } from '@tefuda/games'
import { isRefusal, resolveRules } from '@tefuda/kernel'
import { type Experiment, groupOf, type Plan, pairsIn } from '@tefuda/lab'
import { requestOf } from '@tefuda/lab/request'

/** The page that sweeps over the variants of an experiment. */
export const sweepAddress = (experiment: Experiment): string =>
  `/lab/sweep?${new URLSearchParams({ e: JSON.stringify(experiment) })}`

/** The same with its single changes alone: without variants that are two others together. */
export const withoutPairs = (experiment: Experiment): Experiment => {
  const pairs = new Set(pairsIn(experiment).map(({ both }) => both))
  return { ...experiment, variants: experiment.variants.filter((_, variant) => !pairs.has(variant)) }
}

/** Every variant, and every two of them together that change different settings, as far as their rules go together. */
export const withPairs = (experiment: Experiment): Experiment => {
  const { variants, base, seats } = experiment
  const game = findGame(experiment.game, experiment.rulesVersion)
  const goesTogether = (set: Settings): boolean =>
    game === undefined || !isRefusal(resolveRules(game.schema, game, { ...requestOf(base), ...set }, seats))
  const pairs = variants.flatMap((one, k) =>
    variants.slice(k + 1).flatMap((other) => {
      const set = { ...one.set, ...other.set }
      const isApart = Object.keys(one.set).every((name) => !(name in other.set))
      return isApart && goesTogether(set) ? [{ name: `${one.name} × ${other.name}`, set }] : []
    }),
  )
  return { ...experiment, variants: [...variants, ...pairs] }
}

type Settings = Experiment['variants'][number]['set']

/** The first measure of each kind, in the order of the plan: a row that is the same whatever is found. */
export const measuresInRow = (plan: Plan): readonly string[] =>
  [...new Map(plan.ids.toReversed().map((id) => [groupOf(plan, id), id])).values()].toSorted(
    (a, b) => plan.ids.indexOf(a) - plan.ids.indexOf(b),
  )
