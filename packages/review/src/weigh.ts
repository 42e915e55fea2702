/** What moves came to that were tried in the same worlds. */
export interface Weighed {
  /** Mean result of each move. */
  readonly means: readonly number[]
  /** By how much the first is better than the last on the mean. */
  readonly difference: number
  /** Standard error of that difference. */
  readonly error: number
  readonly worlds: number
}

/** Before so many worlds a standard error is not to be trusted; nor before a fourth of all, so that an interval is not much wider than it might be. */
const FEWEST = 32

/** So many standard errors leave no doubt, however often one looks. */
const BEYOND_DOUBT = 3

/**
 * Compares the first of several moves with the last, world by world: paired differences, whose standard error is √(s² ⁄ n). Looks again and again, up to
 * `most` worlds, until the difference is beyond doubt or cannot well come to `threshold` any more.
 */
export const weigh = (trials: Iterator<readonly number[]>, most: number, threshold: number): Weighed => {
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

/** Points that are the same in every world differ by no more than floating-point numbers do. */
const ROUNDING = 1e-9

const isSettled = ({ difference, error }: Weighed, threshold: number): boolean =>
  Math.abs(difference) > BEYOND_DOUBT * error || Math.abs(difference) + 2 * error < threshold

const weighedOf = (rows: readonly (readonly number[])[]): Weighed => {
  const worlds = rows.length
  const means = (rows[0] ?? []).map((_, move) => rows.reduce((sum, row) => sum + row[move]!, 0) / worlds)
  const difference = means[0]! - means.at(-1)!
  const squares = rows.reduce((sum, row) => sum + (row[0]! - row.at(-1)! - difference) ** 2, 0)
  const error = Math.sqrt(squares / Math.max(1, worlds - 1) / worlds)
  return { means, difference, error: error < ROUNDING ? 0 : error, worlds }
}
