import type { Rng } from '@tefuda/kernel'

/** One case: what was seen of it, which of two kinds it is, and what everybody may know about it anyway. */
export interface Sample {
  readonly features: readonly number[]
  readonly positive: boolean
  /** Cases are compared only with others of the same stratum. */
  readonly stratum: string
}

export interface Verdict {
  readonly samples: number
  /** Share of right answers on cases that were not learnt from; guessing gets a half. */
  readonly accuracy: number
  /** What guessing alone would get with 95 % probability: a half give or take this. */
  readonly margin: number
}

const FOLDS = 10
const STEPS = 200
const RATE = 0.5

/** Logistic regression on the features and their squares, as many of both kinds from every stratum, cross-validated. */
export const classify = (samples: readonly Sample[], random: Rng): Verdict => {
  const balanced = balance(samples, random)
  const scaled = scale(balanced.map(({ features }) => [...features, ...features.map((value) => value * value)]))
  const folds = foldsOf(balanced)
  let right = 0
  for (let fold = 0; fold < FOLDS; fold++) {
    const learns = (index: number): boolean => folds[index] !== fold
    const weights = learn(
      scaled.filter((_, index) => learns(index)),
      balanced.filter((_, index) => learns(index)),
    )
    for (const [index, features] of scaled.entries())
      if (!learns(index) && told(weights, features) > 0.5 === balanced[index]!.positive) right += 1
  }
  const { length } = balanced
  return { samples: length, accuracy: right / length, margin: 1.96 * Math.sqrt(0.25 / length) }
}

/** As many of one kind as of the other in every stratum, in random order. */
const balance = (samples: readonly Sample[], random: Rng): Sample[] => {
  const strata = Map.groupBy(shuffled(samples, random), ({ stratum }) => stratum)
  const chosen = [...strata.values()].flatMap((all) => {
    const [yes, no] = [all.filter(({ positive }) => positive), all.filter(({ positive }) => !positive)]
    const count = Math.min(yes.length, no.length)
    return [...yes.slice(0, count), ...no.slice(0, count)]
  })
  return shuffled(chosen, random)
}

/** As many of both kinds in every fold: whoever has learnt from nine would else expect what the tenth has less of. */
const foldsOf = (samples: readonly Sample[]): number[] => {
  const counts = [0, 0]
  return samples.map(({ positive }) => counts[Number(positive)]!++ % FOLDS)
}

const shuffled = <T>(list: readonly T[], random: Rng): T[] => {
  const all = [...list]
  for (let k = all.length - 1; k > 0; k--) {
    const other = random.below(k + 1)
    ;[all[k], all[other]] = [all[other]!, all[k]!]
  }
  return all
}

/** Every feature with mean 0 and deviation 1, those far out drawn in. */
const scale = (rows: readonly (readonly number[])[]): number[][] => {
  const columns = (rows[0] ?? []).map((_, column) => {
    const values = rows.map((row) => row[column]!)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
    return { mean, deviation: deviation || 1 }
  })
  return rows.map((row) =>
    row.map((value, column) => Math.max(-4, Math.min(4, (value - columns[column]!.mean) / columns[column]!.deviation))),
  )
}

const told = (weights: readonly number[], features: readonly number[]): number => {
  let sum = weights[features.length]!
  for (const [k, feature] of features.entries()) sum += weights[k]! * feature
  return 1 / (1 + Math.exp(-sum))
}

const learn = (rows: readonly (readonly number[])[], samples: readonly Sample[]): number[] => {
  const width = (rows[0]?.length ?? 0) + 1
  const weights = Array.from({ length: width }, () => 0)
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map(() => 0)
    for (const [index, row] of rows.entries()) {
      const miss = told(weights, row) - (samples[index]!.positive ? 1 : 0)
      for (const [k, feature] of row.entries()) slope[k]! += miss * feature
      slope[width - 1]! += miss
    }
    for (let k = 0; k < width; k++) weights[k]! -= (RATE * slope[k]!) / rows.length
  }
  return weights
}
