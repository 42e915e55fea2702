import type { ColumnSource } from 'hyparquet-writer'
import type { Plan } from './plan.ts'

/** One game that was played. */
export interface Row {
  /** From 0. */
  readonly deal: number
  /** 0 is the base, then the variants in their order. */
  readonly arm: number
  /** Which of the plan's line-ups sat there. */
  readonly rotation: number
  /** 32 bits that follow from its moves: games with different ones were played differently. */
  readonly fingerprint: number
  /** In the order of `Plan.ids`; NaN where a measure does not tell. */
  readonly values: ArrayLike<number>
}

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

/** All lists lie in one buffer, with which they go from thread to thread. */
export const newColumns = ({ ids }: Pick<Plan, 'ids'>, room: number): Columns => {
  const { BYTES_PER_ELEMENT: double } = Float64Array
  const { BYTES_PER_ELEMENT: integer } = Int32Array
  const buffer = new ArrayBuffer(room * (ids.length * double + 4 * integer))
  const integers = (k: number): Int32Array => new Int32Array(buffer, room * (ids.length * double + k * integer), room)
  return {
    count: 0,
    deals: integers(0),
    arms: integers(1),
    rotations: integers(2),
    fingerprints: integers(3),
    values: ids.map((_, k) => new Float64Array(buffer, room * k * double, room)),
  }
}

/** Games that a deal has: of each rule set one in each line-up. */
export const gamesOf = ({ arms, lineUps }: Pick<Plan, 'arms' | 'lineUps'>): number => arms.length * lineUps.length

/** What is handed over, and not copied, where columns are sent to another thread. */
export const bufferOf = ({ deals }: Columns): ArrayBuffer => deals.buffer as ArrayBuffer

/** Gives the room back at once, of rows that nobody needs any more: a collection finds them tens of megabytes later. */
export const dropColumns = (columns: Columns): void => {
  bufferOf(columns).transfer(0)
}

/** Adds a game whose values are still to come; answers with its place. */
export const addGame = (columns: Columns, { deal, arm, rotation, fingerprint }: Omit<Row, 'values'>): number => {
  const at = columns.count++
  columns.deals[at] = deal
  columns.arms[at] = arm
  columns.rotations[at] = rotation
  columns.fingerprints[at] = fingerprint
  return at
}

export const columnsOf = (plan: Plan, rows: readonly Row[]): Columns => {
  const columns = newColumns(plan, rows.length)
  for (const row of rows) {
    const at = addGame(columns, row)
    for (let k = 0; k < columns.values.length; k++) columns.values[k]![at] = row.values[k]!
  }
  return columns
}

export const rowsIn = ({ count, deals, arms, rotations, fingerprints, values }: Columns): Row[] =>
  Array.from({ length: count }, (_, at) => ({
    deal: deals[at]!,
    arm: arms[at]!,
    rotation: rotations[at]!,
    fingerprint: fingerprints[at]! >>> 0,
    values: values.map((column) => column[at]!),
  }))

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

/** Rows `from` to `to` (not included), in the same buffer. */
export const rowsBetween = (columns: Columns, from: number, to: number): Columns => ({
  count: to - from,
  deals: columns.deals.subarray(from, to),
  arms: columns.arms.subarray(from, to),
  rotations: columns.rotations.subarray(from, to),
  fingerprints: columns.fingerprints.subarray(from, to),
  values: columns.values.map((values) => values.subarray(from, to)),
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
