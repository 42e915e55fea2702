type Matrix = readonly (readonly number[])[]
interface Limits {
  readonly min: number
  readonly max: number
  readonly maxSide: number
}

const within = (number: number, low: number, high: number): number => Math.min(high, Math.max(low, number))

/** Sets one number; what is no whole number in range leaves the matrix as it was. */
export const setCell = (rows: Matrix, y: number, x: number, value: number, { min, max }: Limits): Matrix => {
  const row = rows[y]
  if (row === undefined || !Number.isInteger(value) || value < min || value > max) return rows
  return rows.with(y, row.with(x, value))
}

/** Makes one row longer or shorter, from 1 to `maxSide` numbers; new ones are the least allowed. */
export const resizeRow = (rows: Matrix, y: number, length: number, { min, maxSide }: Limits): Matrix => {
  const row = rows[y]
  if (row === undefined) return rows
  return rows.with(
    y,
    Array.from({ length: within(length, 1, maxSide) }, (_, x) => row[x] ?? min),
  )
}

/** Adds or removes rows at the end, from 1 to `maxSide`; a new row is as long as the one before it. */
export const resizeRows = (rows: Matrix, length: number, { min, maxSide }: Limits): Matrix => {
  const last = rows.at(-1) ?? [min]
  return Array.from({ length: within(length, 1, maxSide) }, (_, y) => rows[y] ?? last.map(() => min))
}
