import { canonicalJson, joinTexts, type Sides, type Text, text } from '@tefuda/kernel'
import { isAnswered, type Outcome } from './collect.ts'
import { FEW, type Moments, varianceOf } from './interval.ts'
import type { GenericMeasure } from './measures.ts'
import type { Plan } from './plan.ts'
import { moveAsOne } from './sample.ts'
import { indifference } from './verdict.ts'
import { changeInWords, groupOf, measureNamed, noEffect, type SpokenVerdict } from './wording.ts'

type Found = Pick<Outcome, 'plan' | 'tally'>

/** The sentence of a variant: what differs most, or that nothing does, so far. `verdicts`: its own. */
export const foundInWords = (outcome: Found, variant: number, verdicts: readonly SpokenVerdict[]): Text => {
  const { plan, tally } = outcome
  const none = noEffect(outcome, variant)
  if (none !== null) return none
  const isOver = tally.deals >= plan.experiment.until.deals || isAnswered(plan, tally)
  return mostInWords(besideBase(outcome, variant), verdicts) ?? (isOver ? NOTHING_DIFFERS : NOTHING_YET)
}

export const NOTHING_DIFFERS = text('差のあるものさしはありません。', 'No measure differs.')
const NOTHING_YET = text('差のあるものさしは、まだありません。', 'No measure differs yet.')

/** Two rule sets, or one as two results have it; measures by their places in the plan. */
export interface Beside {
  readonly plan: Plan
  readonly means: (measure: number) => readonly [Moments, Moments]
  /** Of how many deals both tell. */
  readonly deals: (measure: number) => number
  readonly sides: readonly [Sides, Sides]
  /** Whether what one measure tells the other has told. */
  readonly moveAsOne: (one: number, other: number) => boolean
}

const besideBase = ({ plan, tally }: Found, variant: number): Beside => ({
  plan,
  means: (k) => [tally.means[0]![k]!, tally.means[variant + 1]![k]!],
  deals: (k) => tally.differences[variant]![k]!.n,
  sides: [plan.arms[0]!.sides, plan.arms[variant + 1]!.sides],
  moveAsOne: (one, other) => moveAsOne([tally.changed[variant]!.first], one, other),
})

/** What differs most; null where nothing does. */
export const mostInWords = (beside: Beside, verdicts: readonly SpokenVerdict[]): Text | null => {
  const { ja, en } = joinTexts(differencesInWords(beside, verdicts), text(' · ', ' · '))
  return ja === '' ? null : text(`おもな差：${ja}`, `What differs most: ${en}`)
}

/** So many differences are told, and so many of one group of measures. */
const MOST_TOLD = 4
const MOST_OF_GROUP = 2

/**
 * What is worth telling of a variant, the largest first: `Turns 28.3 → 38`. First the largest of each group of measures, then
 * others, but no group more than twice, and nothing that moves with what is told already; last, the largest of what never happens in
 * the one or the other, which is often what a rule does by itself. Only where nothing else differs: what few deals tell of, what
 * always happens in the one or the other, what no deal has a part in, being the same in all of each, shares of wins of other
 * sides, and what is too small to matter.
 */
const differencesInWords = (beside: Beside, verdicts: readonly SpokenVerdict[]): Text[] => {
  const { plan } = beside
  const placeOf = ({ measure: { id } }: SpokenVerdict): number => plan.ids.indexOf(id)
  const differing = verdicts.filter(({ estimate }) => estimate.verdict === 'differs')
  const sizes = new Map(differing.map((spoken) => [spoken, sizeOf(beside.means(placeOf(spoken)), spoken)]))
  const moved = differing.toSorted((a, b) => sizes.get(b)! - sizes.get(a)! || 0)
  const isOfMany = (spoken: SpokenVerdict): boolean => beside.deals(placeOf(spoken)) >= FEW
  const touches = ({ measure: { base }, estimate }: SpokenVerdict, edge: number): boolean =>
    base.mean === edge || estimate.mean === edge
  const isNone = (spoken: SpokenVerdict): boolean => touches(spoken, 0)
  const isOpen = (spoken: SpokenVerdict): boolean =>
    !isNone(spoken) && !touches(spoken, plan.ranges[placeOf(spoken)]![1])
  const isPlayed = (spoken: SpokenVerdict): boolean =>
    beside.means(placeOf(spoken)).some((means) => varianceOf(means) > 0)
  const isOfSameSides = ({ measure: { id } }: SpokenVerdict): boolean =>
    genericOf(plan, id)?.ofWins !== true || areSame(beside.sides)
  const worth = [isOfMany, isOfSameSides, doesMatter].reduce(preferred, moved)
  const open = [isOpen, isPlayed].reduce(preferred, worth)
  const last = worth.filter((spoken) => isNone(spoken) && !open.includes(spoken)).slice(0, 1)
  return [...mostTold(beside, open).slice(0, MOST_TOLD - last.length), ...last].map(
    ({ measure: { id, base }, estimate }) => {
      const { ja, en } = winsOfSide(beside, id) ?? measureNamed(plan, id).name
      const change = changeInWords(plan, id, base.mean, estimate.mean)
      return text(`${ja} ${change.ja}`, `${en} ${change.en}`)
    },
  )
}

const genericOf = ({ generic }: Plan, id: string): GenericMeasure | undefined =>
  generic.find((measure) => measure.id === id)

const areSame = ([one, other]: Beside['sides']): boolean => canonicalJson(one) === canonicalJson(other)

/** The wins of a seat that has partners in both: those of all of them. Null of anything else. */
const winsOfSide = ({ plan, sides }: Beside, id: string): Text | null => {
  const seat = genericOf(plan, id)?.seat
  if (seat === undefined || !areSame(sides)) return null
  const { of } = sides[0]
  const seats = of.flatMap((side, other) => (side === of[seat] ? [other + 1] : []))
  return seats.length === 1
    ? null
    : text(`${seats.join('・')}番の席の勝ち`, `Wins of seats ${seats.slice(0, -1).join(', ')} and ${seats.at(-1)}`)
}

/** Whether two measures are of the wins of partners in both. */
const areOfSide = ({ plan, sides }: Beside, one: string, other: string): boolean => {
  const [a, b] = [genericOf(plan, one)?.seat, genericOf(plan, other)?.seat]
  return a !== undefined && b !== undefined && sides.every(({ of }) => of[a] === of[b])
}

const mostTold = (beside: Beside, worth: readonly SpokenVerdict[]): SpokenVerdict[] => {
  const { plan, moveAsOne } = beside
  const told: SpokenVerdict[] = []
  const placeOf = ({ measure: { id } }: SpokenVerdict): number => plan.ids.indexOf(id)
  const tell = (most: number): void => {
    for (const spoken of worth) {
      const group = groupOf(plan, spoken.measure.id)
      const isFull = told.filter(({ measure: { id } }) => groupOf(plan, id) === group).length >= most
      const isNews = (other: SpokenVerdict): boolean =>
        other !== spoken &&
        !moveAsOne(placeOf(other), placeOf(spoken)) &&
        !areOfSide(beside, other.measure.id, spoken.measure.id)
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
const sizeOf = ([one, other]: readonly [Moments, Moments], { estimate: { low, high } }: SpokenVerdict): number => {
  const least = Math.max(0, low ?? 0, -(high ?? 0))
  return least === 0 ? 0 : least / Math.sqrt((varianceOf(one) + varianceOf(other)) / 2)
}

/** Those for which it holds; all, where it does for none. */
const preferred = (all: SpokenVerdict[], isWorth: (spoken: SpokenVerdict) => boolean): SpokenVerdict[] => {
  const worth = all.filter(isWorth)
  return worth.length > 0 ? worth : all
}

const doesMatter = ({ measure: { base }, estimate: { difference } }: SpokenVerdict): boolean =>
  Math.abs(difference ?? 0) > indifference(base.mean ?? 0)
