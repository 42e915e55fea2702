import { joinTexts, type Text, text } from '@tefuda/kernel'
import { moveAsOne } from './changed.ts'
import { isAnswered, type Outcome } from './collect.ts'
import { FEW, varianceOf } from './interval.ts'
import { indifference } from './verdict.ts'
import { groupOf, measureNamed, noEffect, type SpokenVerdict, shortNumber } from './wording.ts'

type Found = Pick<Outcome, 'plan' | 'tally'>

/** The sentence of a variant: what differs most, or that nothing does, so far. `verdicts`: its own. */
export const foundInWords = (outcome: Found, variant: number, verdicts: readonly SpokenVerdict[]): Text => {
  const { plan, tally } = outcome
  const none = noEffect(outcome, variant)
  if (none !== null) return none
  const { ja, en } = joinTexts(differencesInWords(outcome, variant, verdicts), text(' · ', ' · '))
  if (ja !== '') return text(`おもな差：${ja}`, `What differs most: ${en}`)
  return tally.deals >= plan.experiment.until.deals || isAnswered(plan, tally)
    ? text('差のあるものさしはありません。', 'No measure differs.')
    : text('差のあるものさしは、まだありません。', 'No measure differs yet.')
}

/** So many differences are told, and so many of one group of measures. */
const MOST_TOLD = 4
const MOST_OF_GROUP = 2

/**
 * What is worth telling of a variant, the largest first: `Turns 28.3 → 38`. First the largest of each group of measures, then
 * others, but no group more than twice, and nothing that moves with what is told already; what few deals tell of, what never or always happens in the one or the other, what no deal has a part in, being the same in
 * all of each, and what is too small to matter, only where nothing else differs.
 */
const differencesInWords = ({ plan, tally }: Found, variant: number, verdicts: readonly SpokenVerdict[]): Text[] => {
  const differing = verdicts.filter(({ estimate }) => estimate.verdict === 'differs')
  const sizes = new Map(differing.map((spoken) => [spoken, sizeOf(plan, tally, variant, spoken)]))
  const moved = differing.toSorted((a, b) => sizes.get(b)! - sizes.get(a)! || 0)
  const isOfMany = ({ measure: { id } }: SpokenVerdict): boolean =>
    tally.differences[variant]![plan.ids.indexOf(id)]!.n >= FEW
  const isOpen = ({ measure: { id, base }, estimate: { mean } }: SpokenVerdict): boolean => {
    const range = plan.ranges[plan.ids.indexOf(id)]!
    return ![base.mean, mean].some((each) => each === 0 || each === range[1])
  }
  const isPlayed = ({ measure: { id } }: SpokenVerdict): boolean =>
    [0, variant + 1].some((arm) => varianceOf(tally.means[arm]![plan.ids.indexOf(id)]!) > 0)
  const worth = [isOfMany, isOpen, isPlayed, doesMatter].reduce(preferred, moved)
  return mostTold({ plan, tally }, variant, worth).map(({ measure: { id, base }, estimate }) => {
    const { ja, en } = measureNamed(plan, id).name
    const change = `${shortNumber(base.mean)} → ${shortNumber(estimate.mean)}`
    return text(`${ja} ${change}`, `${en} ${change}`)
  })
}

const mostTold = ({ plan, tally }: Found, variant: number, worth: readonly SpokenVerdict[]): SpokenVerdict[] => {
  const told: SpokenVerdict[] = []
  const placeOf = ({ measure: { id } }: SpokenVerdict): number => plan.ids.indexOf(id)
  const tell = (most: number): void => {
    for (const spoken of worth) {
      const group = groupOf(plan, spoken.measure.id)
      const isFull = told.filter(({ measure: { id } }) => groupOf(plan, id) === group).length >= most
      const isNews = (other: SpokenVerdict): boolean =>
        other !== spoken && !moveAsOne(tally.changed[variant]!, placeOf(other), placeOf(spoken))
      if (!isFull && told.every(isNews)) told.push(spoken)
    }
  }
  for (let most = 1; most <= MOST_OF_GROUP; most++) tell(most)
  return told.slice(0, MOST_TOLD)
}

/**
 * How large a difference is at least, against how much deals differ from one another anyhow (Cohen's d with the near end of the
 * interval): a part of the base's mean would make much of what is about 0 on the mean.
 */
const sizeOf = (
  { ids }: Found['plan'],
  { means }: Found['tally'],
  variant: number,
  { measure: { id }, estimate: { low, high } }: SpokenVerdict,
): number => {
  const k = ids.indexOf(id)
  const least = Math.max(0, low ?? 0, -(high ?? 0))
  return least === 0 ? 0 : least / Math.sqrt((varianceOf(means[0]![k]!) + varianceOf(means[variant + 1]![k]!)) / 2)
}

/** Those for which it holds; all, where it does for none. */
const preferred = (all: SpokenVerdict[], isWorth: (spoken: SpokenVerdict) => boolean): SpokenVerdict[] => {
  const worth = all.filter(isWorth)
  return worth.length > 0 ? worth : all
}

const doesMatter = ({ measure: { base }, estimate: { difference } }: SpokenVerdict): boolean =>
  Math.abs(difference ?? 0) > indifference(base.mean ?? 0)
