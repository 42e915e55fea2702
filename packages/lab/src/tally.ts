import { addChange, type Changes, newChanges } from './changed.ts'
import { type Columns, gamesOf } from './columns.ts'
import { addShared, addVariates, type Control, explained, newControl, weightsOf } from './control.ts'
import { dealtIn, variatesOf } from './dealt.ts'
import { addTo, type Moments, noMoments } from './interval.ts'
import { addLuck, type LuckTally, newLuck } from './luck.ts'
import { interactionIn } from './pairs.ts'
import type { Plan } from './plan.ts'
import { addToSample, isFull, type Sample, toldBy } from './sample.ts'

/** What is kept of the rows; it does not grow with them. */
export interface Tally {
  deals: number
  /** By arm, by measure: means of a deal's games, less what the dealt cards explain of them (`control.ts`). */
  readonly means: readonly (readonly Moments[])[]
  /** By arm, by measure: games, of which a deal may have several. */
  readonly games: readonly (readonly Moments[])[]
  /** By arm: how often a turn had so many legal moves. */
  readonly options: readonly number[][]
  /** By arm: what came of whose hand, seat and skill; null where the players do not differ. */
  readonly luck: readonly LuckTally[] | null
  /** By variant, by measure: differences from the base, deal by deal. */
  readonly differences: readonly (readonly Moments[])[]
  /** By arm, and by variant, by measure: the same with nothing taken off. */
  readonly plain: {
    readonly means: readonly (readonly Moments[])[]
    readonly differences: readonly (readonly Moments[])[]
  }
  /** What the dealt cards explain; null where that is not known. */
  readonly control: Control | null
  /** By pair of variants, by measure: what both do beyond the sum, deal by deal. */
  readonly interactions: readonly (readonly Moments[])[]
  /** By variant: deals in which some game was played differently. */
  readonly parted: number[]
  /** By variant: the deals that changed most (`movedMost`). */
  readonly changed: readonly Changes[]
}

export const newTally = (plan: Plan): Tally => {
  const { arms, ids, pairs } = plan
  const variates = variatesOf(plan)
  const moments = (of: readonly unknown[]): Moments[][] => of.map(() => ids.map(noMoments))
  return {
    deals: 0,
    means: moments(arms),
    games: moments(arms),
    plain: { means: moments(arms), differences: moments(arms.slice(1)) },
    control: variates === 0 ? null : newControl(variates, arms.length, ids.length),
    options: arms.map(() => []),
    luck: ids.includes('points1') ? arms.map(() => newLuck()) : null,
    differences: moments(arms.slice(1)),
    interactions: moments(pairs),
    parted: arms.slice(1).map(() => 0),
    changed: arms.slice(1).map(() => newChanges(ids.length)),
  }
}

/**
 * Adds all rows of the deals that come next, measure by measure: sums of rounded numbers depend on the order of the deals alone.
 * `dealt`: what was dealt in each of them, as `dealtIn`, one after another.
 */
export const addDeals = (tally: Tally, rows: Columns, plan: Plan, dealt = dealtInAll(rows, plan)): void => {
  const variates = variatesIn(rows, plan, dealt)
  const [arms, deals] = [plan.arms.length, rows.count / gamesOf(plan)]
  const weights = weightsOfAll(tally.control, variates)
  const measures = plan.ids.length
  const changes = tally.changed.map(() => new Float64Array(deals * measures))
  for (let k = 0; k < measures; k++) addMeasure(tally, k, { rows, plan, variates, weights, changes })
  for (let deal = 0; deal < deals; deal++)
    for (let arm = 0; arm < arms; arm++) {
      const from = (deal * arms + arm) * plan.lineUps.length
      addOptions(tally.options[arm]!, rows, plan, from)
      if (tally.luck !== null) addLuck(tally.luck[arm]!, rows, plan, from)
      if (arm === 0) continue
      if (isParted(rows, plan, from, arm)) tally.parted[arm - 1]!++
      const changed = changes[arm - 1]!.subarray(deal * measures, (deal + 1) * measures)
      addChange(tally.changed[arm - 1]!, rows.deals[from]!, changed)
    }
  tally.deals += deals
}

/** Adds what the first deals came to, by arm, as far as there is room. */
export const addFirst = (samples: readonly Sample[], rows: Columns, plan: Plan): void => {
  const rotations = plan.lineUps.length
  for (let from = 0; from < rows.count && !isFull(samples[0]!); from += gamesOf(plan))
    for (const [arm, sample] of samples.entries()) {
      const at = from + arm * rotations
      const means = Float64Array.from(rows.values, (values) => meanIn(values, at, at + rotations))
      addToSample(sample, toldBy(means))
    }
}

const meanIn = (values: Float64Array, from: number, to: number): number => {
  const told = values.slice(from, to).filter((value) => !Number.isNaN(value))
  return told.reduce((sum, value) => sum + value, 0) / told.length
}

const dealtInAll = (rows: Columns, plan: Plan): Float64Array => {
  const games = gamesOf(plan)
  const each = Array.from({ length: rows.count / games }, (_, k) => dealtIn(plan, rows.deals[k * games]!))
  return Float64Array.from(each.flat())
}

/** By deal. */
type Variates = readonly ArrayLike<number>[]

const variatesIn = (rows: Columns, plan: Plan, dealt: Float64Array): Variates => {
  const variates = variatesOf(plan)
  return Array.from({ length: rows.count / gamesOf(plan) }, (_, k) => dealt.subarray(k * variates, (k + 1) * variates))
}

/** The weights of each deal, by the deals before it. */
const weightsOfAll = (control: Control | null, each: Variates): readonly (readonly number[] | null)[] | null =>
  control === null
    ? null
    : each.map((variates) => {
        const weights = weightsOf(control, variates)
        addVariates(control, variates)
        return weights
      })

interface Adding {
  readonly rows: Columns
  readonly plan: Plan
  readonly variates: Variates
  readonly weights: ReturnType<typeof weightsOfAll>
  /** By variant, by deal, by measure: the difference, one after another. */
  readonly changes: readonly Float64Array[]
}

/** Adds what one measure came to in each deal. */
const addMeasure = (tally: Tally, k: number, { rows, plan, variates, weights, changes }: Adding): void => {
  const [arms, rotations, values] = [plan.arms.length, plan.lineUps.length, rows.values[k]!]
  const [plain, less] = [new Float64Array(arms), new Float64Array(arms)]
  for (let deal = 0, from = 0; from < rows.count; deal++) {
    for (let arm = 0; arm < arms; arm++, from += rotations) {
      const mean = addGames(tally.games[arm]![k]!, values, from, from + rotations)
      plain[arm] = mean
      less[arm] =
        weights === null
          ? mean
          : adjusted(mean, tally.means[arm]![k]!, tally.control!.shared[arm]![k]!, variates[deal]!, weights[deal]!)
    }
    addMeans(tally.plain, k, plain)
    addMeans(tally, k, less)
    for (let p = 0; p < plan.pairs.length; p++) {
      const beyond = interactionIn(less, plan.pairs[p]!)
      if (!Number.isNaN(beyond)) addTo(tally.interactions[p]![k]!, beyond)
    }
    for (let arm = 1; arm < arms; arm++) changes[arm - 1]![deal * plan.ids.length + k] = plain[arm]! - plain[0]!
  }
}

/** Adds the games that tell, and answers with their mean; NaN where none does. */
const addGames = (moments: Moments, values: Float64Array, from: number, to: number): number => {
  let [sum, n] = [0, 0]
  for (let at = from; at < to; at++) {
    const value = values[at]!
    if (Number.isNaN(value)) continue
    addTo(moments, value)
    sum += value
    n++
  }
  return n === 0 ? Number.NaN : sum / n
}

/** The mean of a deal less what the dealt cards explain of it, by the deals before. */
const adjusted = (
  mean: number,
  before: Moments,
  shared: number[],
  variates: ArrayLike<number>,
  weights: readonly number[] | null,
): number => {
  const value = weights === null ? mean : mean - explained(shared, weights)
  if (before.n > 0 && !Number.isNaN(mean)) addShared(shared, variates, mean - before.mean)
  return value
}

/** Adds what a measure came to in a deal, by arm, and the differences from the base; of arms that tell. */
const addMeans = (to: Pick<Tally, 'means' | 'differences'>, k: number, means: Float64Array): void => {
  const base = means[0]!
  for (let arm = 0; arm < means.length; arm++) {
    const mean = means[arm]!
    if (Number.isNaN(mean)) continue
    addTo(to.means[arm]![k]!, mean)
    if (arm > 0 && !Number.isNaN(base)) addTo(to.differences[arm - 1]![k]!, mean - base)
  }
}

/** Counts how many moves there were, in the games of an arm that tell. */
const addOptions = (counts: number[], rows: Columns, { ids, lineUps }: Plan, from: number): void => {
  const values = rows.values[ids.indexOf('options')]
  if (values === undefined) return
  for (let at = from; at < from + lineUps.length; at++) {
    const options = values[at]!
    if (Number.isNaN(options)) continue
    // Without gaps, so that JSON keeps it.
    while (counts.length <= options) counts.push(0)
    counts[options]!++
  }
}

/** Whether some game of an arm was played differently from the base's. */
const isParted = ({ fingerprints }: Columns, { lineUps }: Plan, from: number, arm: number): boolean => {
  const base = from - arm * lineUps.length
  for (let k = 0; k < lineUps.length; k++) if (fingerprints[from + k] !== fingerprints[base + k]) return true
  return false
}
