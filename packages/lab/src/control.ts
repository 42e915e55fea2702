/**
 * Control variates: what a seat was dealt explains a part of how it fares, and over all shuffles it comes to 0, so that part may be
 * taken off a deal's results. How large it is (the coefficients of a regression) follows from the deals before alone. So an adjusted
 * value has the very mean of the plain one, and whatever holds of values that come one by one holds of it: intervals, and those that
 * may be looked at all the time. (Control variates: Lavenberg, Welch 1981.)
 */
export interface Control {
  deals: number
  /** Sums of products of the variates with each other. */
  readonly products: readonly number[][]
  /** By arm, by measure: sums of products of its deviations with the variates. */
  readonly shared: readonly (readonly number[][])[]
}

export const newControl = (variates: number, arms: number, measures: number): Control => ({
  deals: 0,
  products: table(variates, () => zeros(variates)),
  shared: table(arms, () => table(measures, () => zeros(variates))),
})

const table = <T>(rows: number, row: () => T): T[] => Array.from({ length: rows }, row)

const zeros = (n: number): number[] => Array<number>(n).fill(0)

/** Nothing is taken off before so many deals for each variate: until then the coefficients are mostly noise. */
const FEW = 20

/** The variates of a deal, solved by their products; null where they tell nothing yet. */
export const weightsOf = ({ deals, products }: Control, variates: ArrayLike<number>): readonly number[] | null =>
  deals < FEW * variates.length ? null : solved(products, variates)

/** What the variates explain of a measure's value in their deal. */
export const explained = (shared: readonly number[], weights: readonly number[]): number => {
  let sum = 0
  for (let k = 0; k < weights.length; k++) sum += shared[k]! * weights[k]!
  return sum
}

/** Adds a deal's variates times `by`. */
export const addShared = (shared: number[], variates: ArrayLike<number>, by: number): void => {
  for (let k = 0; k < variates.length; k++) shared[k]! += variates[k]! * by
}

/** Adds a deal's variates, once all its measures have been. */
export const addVariates = (control: Control, variates: ArrayLike<number>): void => {
  for (const [k, row] of control.products.entries()) addShared(row, variates, variates[k]!)
  control.deals++
}

/** A pivot smaller than this part of the largest entry is none: such variates are always the same, or follow from one another. */
const SINGULAR = 1e-9

/** x with matrix · x = right, by Gaussian elimination; null where the matrix is singular. The matrix is symmetric and not negative. */
export const solved = (matrix: readonly (readonly number[])[], right: ArrayLike<number>): readonly number[] | null => {
  const rows = matrix.map((row, k) => [...row, right[k]!])
  const least = SINGULAR * Math.max(...matrix.map((row, k) => row[k]!))
  for (const [k, pivot] of rows.entries()) {
    if (!(pivot[k]! > least)) return null
    for (const [j, row] of rows.entries()) {
      if (j === k) continue
      const factor = row[k]! / pivot[k]!
      for (let i = k; i < row.length; i++) row[i]! -= factor * pivot[i]!
    }
  }
  return rows.map((row, k) => row.at(-1)! / row[k]!)
}
