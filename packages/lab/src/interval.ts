import jstat from 'jstat'

/** Number, mean and sum of squared differences from the mean of values that come one by one (Welford). */
export interface Moments {
  n: number
  mean: number
  m2: number
}

export const noMoments = (): Moments => ({ n: 0, mean: 0, m2: 0 })

export const addTo = (moments: Moments, value: number): void => {
  moments.n++
  const off = value - moments.mean
  moments.mean += off / moments.n
  moments.m2 += off * (value - moments.mean)
}

/** Of fewer values the variance says little. */
export const FEW = 30

/** Divided by n − 1. */
export const varianceOf = ({ n, m2 }: Moments): number => (n < 2 ? 0 : m2 / (n - 1))

/** Errors that are accepted: intervals hold the truth in 95 of 100 experiments. */
export const ALPHA = 0.05

/**
 * How an interval is to be read. `fixed`: the number of values was settled beforehand (Student's t). `anytime`: it may be
 * looked at after every value, and stopped by it.
 */
export type Reading = 'fixed' | 'anytime'

/**
 * Half the width of the interval around the mean that misses the truth in `alpha` of all experiments; Infinity for fewer than two
 * values. Where all values are the same, nothing rarer than three in n can be excluded (rule of three), so it is 3/n of the value's
 * size, or of one.
 */
export const halfWidth = (moments: Moments, reading: Reading, alpha = ALPHA): number => {
  const { n, mean } = moments
  if (n < 2) return Number.POSITIVE_INFINITY
  const deviation = Math.sqrt(varianceOf(moments))
  if (deviation === 0) return (3 / n) * Math.max(1, Math.abs(mean))
  if (reading === 'fixed') return (jstat.studentt.inv(1 - alpha / 2, n - 1) * deviation) / Math.sqrt(n)
  const mixed = n * RHO2 + 1
  return deviation * Math.sqrt((2 * mixed * Math.log(Math.sqrt(mixed) / alpha)) / (n * n * RHO2))
}

/**
 * The mixture's variance of the asymptotic confidence sequence, narrowest after about 1,000 values: Waudby-Smith, Arbour,
 * Sinha, Kennedy, Ramdas, "Time-uniform central limit theory and asymptotic confidence sequences" (2021), theorem 2.2.
 */
const RHO2 = (-2 * Math.log(ALPHA) + Math.log(-2 * Math.log(ALPHA)) + 1) / 1000

/** The chance of a mean so far from 0 where the true one is 0 (t-test); 1 where nothing ever differed. */
export const pValue = (moments: Moments): number => {
  const { n, mean } = moments
  if (n < 2 || mean === 0) return 1
  const deviation = Math.sqrt(varianceOf(moments))
  if (deviation === 0) return 2 ** -(n - 1)
  return 2 * jstat.studentt.cdf((-Math.abs(mean) * Math.sqrt(n)) / deviation, n - 1)
}

/** How much the values speak against a true mean of 0, at any moment: at 20 the sequence's 95 % interval leaves 0 out. */
export const eValue = (moments: Moments): number => {
  const { n, mean } = moments
  if (n < 2 || mean === 0) return 0
  const variance = varianceOf(moments)
  if (variance === 0) return 2 ** (n - 1)
  const mixed = n * RHO2 + 1
  return Math.exp((n * n * mean * mean * RHO2) / (2 * variance * mixed)) / Math.sqrt(mixed)
}

/**
 * How many deals show a true difference of that size with a chance of 80 %, where differences of deals have that standard
 * deviation: the usual power of a two-sided test at 5 %.
 */
export const dealsNeeded = (difference: number, deviation: number): number =>
  Math.ceil((((quantile(1 - ALPHA / 2) + quantile(0.8)) * deviation) / difference) ** 2)

const quantile = (p: number): number => jstat.normal.inv(p, 0, 1)
