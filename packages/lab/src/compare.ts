import { canonicalJson, type Refusal, refusal, type Text } from '@tefuda/kernel'
import type { Outcome } from './collect.ts'
import { type Beside, mostInWords, NOTHING_DIFFERS } from './found.ts'
import { FEW, halfWidth, type Moments, type Reading, varianceOf } from './interval.ts'
import type { Range } from './measures.ts'
import type { Plan } from './plan.ts'
import type { HeldOutcome } from './results.ts'
import { moveAsOne } from './sample.ts'
import { alwaysIn, around, differenceOf, isSettledIn } from './summary.ts'
import { type Comparison, type Judgement, judgementsOf } from './verdict.ts'
import { inWords, isAlwaysIn, moreInWords, type Seen, type SpokenVerdict } from './wording.ts'

export { besideRules } from './beside-rules.ts'

/** What is compared of a result. */
export type Compared = Outcome & Pick<HeldOutcome, 'first'>

/** A rule set that two results have in common. */
export interface ComparedArm {
  /** `base`, or the name of a variant. */
  readonly name: string
  /** Whether both results mean the same rules by it. */
  readonly isSameRules: boolean
  /** The base of a verdict is the first result, its variant the second. */
  readonly verdicts: readonly SpokenVerdict[]
  /** What differs most, or that nothing does. */
  readonly found: Text
}

/**
 * What two results have in common, measure by measure: of the same experiment by other bots, by another version, with another
 * seed. Nothing differs where all rows are the same. Others are taken as independent, which makes intervals too wide, never too
 * narrow, where their shuffles are the same. Where either may have been ended by what was seen of it, intervals are those that
 * may be looked at all the time.
 * Refused where they are of different games or numbers of seats.
 */
export const compareResults = (one: Compared, other: Compared): readonly ComparedArm[] | Refusal => {
  const [here, there] = [one.plan, other.plan]
  if (here.game.id !== there.game.id || here.experiment.seats !== there.experiment.seats) return otherGame(here, there)
  const reading: Reading = one.reading === 'fixed' ? other.reading : one.reading
  const pairs = pairsOf(one, other)
  const judgements = judgementsOf(
    pairs.map(({ comparison }) => comparison),
    reading,
  )
  const deals = Math.min(one.tally.deals, other.tally.deals)
  const spoken = pairs.map((pair, k) => ({
    arm: pair.arm,
    verdict: spokenOf(pair, judgements[k]!, { reading, deals }),
  }))
  return one.plan.arms.flatMap(({ name }) => {
    const verdicts = spoken.flatMap(({ arm, verdict }) => (arm === name ? [verdict] : []))
    if (verdicts.length === 0) return []
    return [{ name, isSameRules: sameRules(here, there, name), verdicts, found: foundIn(one, other, name, verdicts) }]
  })
}

const foundIn = (one: Compared, other: Compared, name: string, verdicts: readonly SpokenVerdict[]): Text => {
  const { plan } = one
  const armIn = ({ plan: { arms } }: Compared): number => arms.findIndex((arm) => arm.name === name)
  const [here, there] = [armIn(one), armIn(other)]
  const places = plan.ids.map((id) => other.plan.ids.indexOf(id))
  const means = (k: number): readonly [Moments, Moments] => [
    one.tally.means[here]![k]!,
    other.tally.means[there]![places[k]!]!,
  ]
  const samples = [one.first[here]!, other.first[there]!.map((values) => places.map((place) => values[place] ?? null))]
  const beside: Beside = {
    plan,
    means,
    deals: (k) => Math.min(...means(k).map(({ n }) => n)),
    sides: [plan.arms[here]!.sides, other.plan.arms[there]!.sides],
    moveAsOne: (measure, another) => moveAsOne(samples, measure, another),
  }
  return mostInWords(beside, verdicts) ?? NOTHING_DIFFERS
}

const sameRules = (one: Plan, other: Plan, name: string): boolean => {
  const rulesIn = ({ arms }: Plan): string => canonicalJson(arms.find((arm) => arm.name === name)!.rules)
  return rulesIn(one) === rulesIn(other)
}

/** One measure of one rule set in both. */
interface Pair {
  readonly arm: string
  readonly id: string
  readonly range: Range
  readonly means: readonly [Moments, Moments]
  readonly comparison: Comparison
}

const pairsOf = (one: Outcome, other: Outcome): Pair[] => {
  const identical = one.result.rows === other.result.rows
  return one.plan.arms.flatMap(({ name }, arm) => {
    const there = other.plan.arms.findIndex((each) => each.name === name)
    return one.plan.ids.flatMap((id, k) => {
      const [a, b] = [one.tally.means[arm]![k]!, other.tally.means[there]?.[other.plan.ids.indexOf(id)]]
      if (b === undefined || a.n === 0 || b.n === 0) return []
      const range = one.plan.ranges[k]!
      const isSettled = isSettledIn(range)
      const comparison = { base: a.mean, differences: apart(a, b), identical, isSettled, always: alwaysIn(a, b) }
      return [{ arm: name, id, range, means: [a, b] as const, comparison }]
    })
  })
}

const spokenOf = ({ id, range, means: [a, b], comparison }: Pair, judgement: Judgement, seen: Seen): SpokenVerdict => {
  const { mean: difference, low, high } = differenceOf(comparison, seen.reading, range)
  const { mean } = around(b, seen.reading, range)
  const estimate = { mean, difference, low, high, verdict: judgement.verdict }
  const measure = { id, base: around(a, seen.reading, range), variants: [estimate] }
  // Of results of two sizes it is not known in which more deals would be played.
  const judged = { ...judgement, more: a.n === b.n ? judgement.more : null }
  return {
    measure,
    estimate,
    q: judgement.q,
    isAlways: isAlwaysIn(comparison, judgement),
    says: inWords(estimate, comparison, judged, seen),
    more: moreInWords(comparison, judged, seen),
  }
}

const otherGame = (one: Plan, other: Plan): Refusal => {
  const [a, b] = [one.experiment.seats, other.experiment.seats]
  return refusal(
    'not-comparable',
    null,
    `1つ目は${one.game.name.ja}（${a}人）、2つ目は${other.game.name.ja}（${b}人）の実験です。同じ遊びの、同じ人数の結果をくらべてください。`,
    `The first is of ${one.game.name.en} (seats: ${a}), the second of ${other.game.name.en} (seats: ${b}). Compare results of one game with the same number of seats.`,
  )
}

/**
 * The difference of two means, as moments whose interval is Welch's, with the degrees of freedom of the smaller side. A side that
 * happens to vary little is not believed to: the error is never less than if both were drawn from the same values. Of fewer than `FEW`
 * on either side only the difference is known, as of one value.
 */
const apart = (a: Moments, b: Moments): Moments => {
  const n = Math.min(a.n, b.n)
  const mean = b.mean - a.mean
  if (n < FEW) return { n: 1, mean, m2: 0 }
  const variance = Math.max(errorOf(a) + errorOf(b), varianceTogether(a, b) * (1 / a.n + 1 / b.n))
  return { n, mean, m2: variance * n * (n - 1) }
}

/** The variance of a mean; where all values are the same, that to which the rule of three belongs. */
const errorOf = (moments: Moments): number => {
  const variance = varianceOf(moments)
  return variance > 0 ? variance / moments.n : (halfWidth(moments, 'fixed') / NORMAL) ** 2
}

/** Half the width of a normal 95 % interval, in standard deviations. */
const NORMAL = 1.96

/** Of the values of both, as if they were of one kind. */
const varianceTogether = (a: Moments, b: Moments): number =>
  (a.m2 + b.m2 + ((b.mean - a.mean) ** 2 * a.n * b.n) / (a.n + b.n)) / (a.n + b.n - 1)
