import type { ColumnSource } from 'hyparquet-writer'
import type { Plan } from './plan.ts'
import type { Row } from './play.ts'

/**
 * Rows as columns of plain numbers: how threads and files hold them. They take a quarter of the room of as many objects, and leave
 * nothing to collect.
 */
export interface Columns {
  /** Rows there are; the lists may have room for more. */
  count: number
  readonly deals: Int32Array
  readonly arms: Int32Array
  readonly rotations: Int32Array
  readonly fingerprints: Int32Array
  /** In the order of `Plan.ids`; NaN where a measure does not tell. */
  readonly values: readonly Float64Array[]
}

export const newColumns = ({ ids }: Plan, room: number): Columns => ({
  count: 0,
  deals: new Int32Array(room),
  arms: new Int32Array(room),
  rotations: new Int32Array(room),
  fingerprints: new Int32Array(room),
  values: ids.map(() => new Float64Array(room)),
})

export const addRow = (columns: Columns, { deal, arm, rotation, fingerprint, values }: Row): void => {
  const at = columns.count++
  columns.deals[at] = deal
  columns.arms[at] = arm
  columns.rotations[at] = rotation
  columns.fingerprints[at] = fingerprint
  for (let k = 0; k < columns.values.length; k++) columns.values[k]![at] = values[k]!
}

export const columnsOf = (plan: Plan, rows: readonly Row[]): Columns => {
  const columns = newColumns(plan, rows.length)
  for (const row of rows) addRow(columns, row)
  return columns
}

/** Adds rows `from` to `to` (not included) of others. */
export const addRows = (columns: Columns, others: Columns, from: number, to: number): void => {
  const at = columns.count
  columns.deals.set(others.deals.subarray(from, to), at)
  columns.arms.set(others.arms.subarray(from, to), at)
  columns.rotations.set(others.rotations.subarray(from, to), at)
  columns.fingerprints.set(others.fingerprints.subarray(from, to), at)
  for (const [k, values] of columns.values.entries()) values.set(others.values[k]!.subarray(from, to), at)
  columns.count += to - from
}

/** Row by row, the games of each deal together. */
export function* dealsOf(columns: Columns, { arms, lineUps }: Plan): Generator<Row[]> {
  const games = arms.length * lineUps.length
  for (let from = 0; from < columns.count; from += games)
    yield Array.from({ length: games }, (_, k) => rowAt(columns, from + k))
}

const rowAt = ({ deals, arms, rotations, fingerprints, values }: Columns, at: number): Row => ({
  deal: deals[at]!,
  arm: arms[at]!,
  rotation: rotations[at]!,
  fingerprint: fingerprints[at]! >>> 0,
  values: values.map((column) => column[at]!),
})

/** The columns as a Parquet file has them: a measure that does not tell is null. */
export const sourcesOf = ({ arms, ids }: Plan, columns: Columns): ColumnSource[] => {
  const { count } = columns
  const integers = (name: string, data: Int32Array): ColumnSource => ({
    name,
    type: 'INT32',
    data: data.subarray(0, count),
  })
  return [
    integers('deal', columns.deals),
    integers('arm', columns.arms),
    { name: 'variant', type: 'STRING', data: Array.from(columns.arms.subarray(0, count), (arm) => arms[arm]!.name) },
    integers('rotation', columns.rotations),
    integers('fingerprint', columns.fingerprints),
    ...ids.map((name, k): ColumnSource => {
      const data = columns.values[k]!.subarray(0, count)
      return { name, type: 'DOUBLE', data: data.some(Number.isNaN) ? Array.from(data, numberOrNull) : data }
    }),
  ]
}

const numberOrNull = (value: number): number | null => (Number.isNaN(value) ? null : value)
