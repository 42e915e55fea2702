/** By measure: a number; null where the measure does not tell. */
export type Told = readonly (number | null)[]

/** By deal. */
export type Sample = Told[]

/** So many deals show which measures go together: the first ones, since those that stand out would make much of it. */
const SAMPLED = 64

export const isFull = (sample: Sample): boolean => sample.length >= SAMPLED

/** Of values that are NaN where a measure does not tell. */
export const toldBy = (values: Float64Array): Told => Array.from(values, (each) => (Number.isNaN(each) ? null : each))

/** Adds the next deal, unless there are enough. */
export const addToSample = (sample: Sample, told: Told): void => {
  if (!isFull(sample)) sample.push(told)
}

/** Numbers that are correlated so much, either way, tell nearly the same. */
const AS_ONE = 0.9

/** Of fewer deals nothing is told of how two measures go together. */
const ENOUGH = 8

/** Whether two measures (by their places) go together, in each sample about its own mean. */
export const moveAsOne = (samples: readonly Sample[], one: number, other: number): boolean => {
  let [n, ab, aa, bb] = [0, 0, 0, 0]
  for (const sample of samples) {
    const pairs = pairsIn(sample, one, other)
    const [a, b] = [meanOf(pairs, 0), meanOf(pairs, 1)]
    n += pairs.length
    for (const [x, y] of pairs) {
      ab += (x - a) * (y - b)
      aa += (x - a) ** 2
      bb += (y - b) ** 2
    }
  }
  return n >= ENOUGH && aa > 0 && bb > 0 && Math.abs(ab / Math.sqrt(aa * bb)) >= AS_ONE
}

type Pair = readonly [number, number]

/** In the deals of which both tell. */
const pairsIn = (sample: Sample, one: number, other: number): readonly Pair[] =>
  sample.flatMap((values): readonly Pair[] => {
    const [a, b] = [values[one], values[other]]
    return typeof a === 'number' && typeof b === 'number' ? [[a, b]] : []
  })

const meanOf = (pairs: readonly Pair[], k: 0 | 1): number =>
  pairs.reduce((sum, pair) => sum + pair[k], 0) / pairs.length
