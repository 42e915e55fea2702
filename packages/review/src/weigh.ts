/** By how much one move is better than another. */
export interface Difference {
  /** On the mean over worlds. */
  readonly difference: number
  /** Its standard error. */
  readonly error: number
  readonly worlds: number
}

/** What moves came to that were tried in the same worlds: the difference is that of the first and the last. */
export interface Weighed extends Difference {
  /** Mean result of each move. */
  readonly means: readonly number[]
  /** The results of each move, world by world. */
  readonly rows: readonly (readonly number[])[]
}

/** Compares the first of several moves with the last, in so many worlds at most. */
export type Compare = (trials: Iterator<readonly number[]>, most: number, threshold: number) => Weighed

/** Before so many worlds a standard error is not to be trusted; nor before a fourth of all, so that an interval is not much wider than it might be. */
const FEWEST = 32

/** So many standard errors leave no doubt, however often one looks. */
export const BEYOND_DOUBT = 3

/**
 * Compares the first of several moves with the last, world by world: paired differences, whose standard error is √(s² ⁄ n). Looks again and again, up to
 * `most` worlds, until the difference is beyond doubt or cannot well come to `threshold` any more.
 */
export const weigh: Compare = (trials, most, threshold) => {
  const rows: (readonly number[])[] = []
  for (;;) {
    const row = trials.next()
    if (row.done !== true) rows.push(row.value)
    const isEnough = row.done === true || rows.length >= most
    if (!isEnough && rows.length < Math.max(FEWEST, most / 4)) continue
    const weighed = weighedOf(rows)
    if (isEnough || isSettled(weighed, threshold)) return weighed
  }
}

/** Compares them in so many worlds, whatever comes of it. */
export const weighAll = (trials: Iterator<readonly number[]>, worlds: number): Weighed =>
  weighedOf(Array.from({ length: worlds }, () => trials.next().value))

/** What was weighed in some worlds and in others, as if it had been in all of them. */
export const together = (one: Difference, other: Difference): Difference => {
  const worlds = one.worlds + other.worlds
  const part = other.worlds / worlds
  const difference = one.difference + (other.difference - one.difference) * part
  const within = (of: Difference): number => of.error ** 2 * of.worlds * (of.worlds - 1)
  const between = (other.difference - one.difference) ** 2 * one.worlds * part
  return { difference, error: Math.sqrt((within(one) + within(other) + between) / (worlds - 1) / worlds), worlds }
}

/** Points that are the same in every world differ by no more than floating-point numbers do. */
const ROUNDING = 1e-9

/** Whether a difference is beyond doubt, or cannot well come to `threshold`. */
export const isSettled = (
  { difference, error }: Pick<Difference, 'difference' | 'error'>,
  threshold: number,
): boolean => Math.abs(difference) > BEYOND_DOUBT * error || Math.abs(difference) + 2 * error <= threshold

const weighedOf = (rows: readonly (readonly number[])[]): Weighed => {
  const worlds = rows.length
  const means = (rows[0] ?? []).map((_, move) => rows.reduce((sum, row) => sum + row[move]!, 0) / worlds)
  const difference = means[0]! - means.at(-1)!
  return { means, difference, error: errorOf(rows.map((row) => row[0]! - row.at(-1)!)), worlds, rows }
}

/** The standard error of the mean of some values. */
export const errorOf = (values: readonly number[]): number => {
  const n = values.length
  const mean = values.reduce((sum, value) => sum + value, 0) / n
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const error = Math.sqrt(squares / Math.max(1, n - 1) / n)
  return error < ROUNDING ? 0 : error
}
