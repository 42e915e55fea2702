import { findGame } from '@tefuda/games'
import type { RuleValue, Setting } from '@tefuda/kernel'
import { type Experiment, groupOf, type Plan, pairsIn } from '@tefuda/lab'
import { LAB_PAGES } from '../setup/lab-href.ts'
import { baseRules, isTaken } from './edit.ts'

/** What of a sweep was chosen to be looked at: a measure by its id, and two of the changes, or one and the same. */
export interface Looked {
  readonly measure: string | null
  readonly pair: readonly [number, number] | null
}

const NOTHING: Looked = { measure: null, pair: null }

/** The page that sweeps over the variants of an experiment. */
export const sweepAddress = (experiment: Experiment, looked = NOTHING): string =>
  `${LAB_PAGES.sweep}?${withLooked(`e=${encodeURIComponent(JSON.stringify(experiment))}`, looked)}`

/** The query of a sweep with what is looked at in it. */
export const withLooked = (search: string, { measure, pair }: Looked): string => {
  const query = new URLSearchParams(search)
  for (const [name, value] of [
    ['measure', measure],
    ['pair', pair?.join('-') ?? null],
  ] as const)
    if (value === null) query.delete(name)
    else query.set(name, value)
  return query.toString()
}

/** The same query without it. */
export const askedIn = (search: string): string => withLooked(search, NOTHING)

export const lookedIn = (search: string): Looked => {
  const query = new URLSearchParams(search)
  const [, one, other] = /^(\d{1,2})-(\d{1,2})$/.exec(query.get('pair') ?? '') ?? []
  return { measure: query.get('measure'), pair: one === undefined ? null : [Number(one), Number(other)] }
}

/** The same with its single changes alone: without variants that are two others together. */
export const withoutPairs = (experiment: Experiment): Experiment => {
  const pairs = new Set(pairsIn(experiment).map(({ both }) => both))
  return { ...experiment, variants: experiment.variants.filter((_, variant) => !pairs.has(variant)) }
}

/** The same without variants that are still as the base: of a table that was chosen, but in which no number is another yet. */
export const withoutIdle = (experiment: Experiment): Experiment => {
  const game = findGame(experiment.game, experiment.rulesVersion)
  const rules = game === undefined ? null : baseRules(game, experiment)
  if (rules === null) return experiment
  const isIdle = (set: Experiment['variants'][number]['set']): boolean =>
    Object.entries(set).every(([name, value]) => name in rules && isTaken([value], rules[name]!))
  return { ...experiment, variants: experiment.variants.filter(({ set }) => !isIdle(set)) }
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
