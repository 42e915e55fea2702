import { type Refusal, refusal } from '@tefuda/kernel'
import { parquetReadObjects } from 'hyparquet'
import { fileWriter, ParquetWriter, parquetWriteBuffer, schemaFromColumnData } from 'hyparquet-writer'
import { addRows, type Columns, columnsOf, gamesOf, newColumns, sourcesOf } from './columns.ts'
import type { Plan } from './plan.ts'
import type { Store } from './store/store.ts'

/** Deals `from` to `to` (not included). */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The rows of some deals, and the Parquet file that keeps them. */
export interface Part {
  readonly rows: Columns
  readonly bytes: Uint8Array<ArrayBuffer>
  /** What was dealt (`dealtIn`), where whoever played it told. */
  readonly dealt?: Float64Array<ArrayBuffer>
}

/** The rows of an experiment as they are kept: in parts, each of which is there whole or not at all. */
export interface Parts {
  /** The rows of a part that was kept; undefined where there is none, or none that can be read. */
  read(span: Span): Promise<Columns | undefined>
  write(span: Span, part: Part): Promise<void>
}

/** Parts lie in this folder of a store. */
export const PARTS = 'parts'

/** Those that are kept now, and those that are written through it. */
export const partsIn = async (store: Store, plan: Plan): Promise<Parts> => {
  const kept = await store.list(PARTS)
  const nameOf = ({ from, to }: Span): string => `${PARTS}/${digits(from)}-${digits(to)}.parquet`
  return {
    async read(span) {
      const bytes = kept.has(nameOf(span)) ? await store.get(nameOf(span)) : undefined
      const rows = bytes && (await rowsFrom(bytes, plan).catch(() => undefined))
      return rows?.count === (span.to - span.from) * gamesOf(plan) ? rows : undefined
    },
    write: (span, { bytes }) => store.put(nameOf(span), bytes),
  }
}

/** The deals from the first on that parts of a store have, without one that is missing. */
export const dealsInParts = async (store: Store): Promise<number> => {
  const ends = new Map<number, number>()
  for (const name of await store.list(PARTS)) {
    const [, from, to] = /(\d+)-(\d+)\.parquet$/.exec(name) ?? []
    if (from !== undefined) ends.set(Number(from), Math.max(Number(to), ends.get(Number(from)) ?? 0))
  }
  let deals = 0
  for (let to = ends.get(deals); to !== undefined; to = ends.get(deals)) deals = to
  return deals
}

/** The file of all rows, of which there is none before a run's end. */
export const GAMES_FILE = 'games.parquet'

export const noResults = ({ address }: Store): Refusal =>
  refusal(
    'no-results',
    null,
    `${address} に、読める実験の結果がありません。`,
    `${address} holds no results of an experiment that can be read.`,
  )

const digits = (deal: number): string => String(deal).padStart(9, '0')

/** All rows in one Parquet file, written as they come. */
export interface GamesFile {
  add(rows: Columns): Promise<void>
  /** The file is whole from now on. */
  finish(): Promise<void>
}

/** Rows are written in groups of so many: a query reads a group at a time. What describes a group is kept until the file ends. */
const GROUP = 20_000

/** A column of a group is one page, however large: to look for where a page is full takes as long as to write it. */
const LAYOUT = { rowGroupSize: GROUP, pageSize: 0 }

export const gamesFile = (path: string, plan: Plan): GamesFile => {
  const waiting = newColumns(plan, GROUP)
  const writer = new ParquetWriter({
    writer: fileWriter(path),
    schema: schemaFromColumnData({ columnData: sourcesOf(plan, waiting) }),
    // Of no use to a query that reads all rows, and a third of what describes a group.
    statistics: false,
  })
  const flush = async (): Promise<void> => {
    if (waiting.count > 0) await writer.write({ columnData: sourcesOf(plan, waiting), ...LAYOUT })
    waiting.count = 0
  }
  return {
    async add(rows) {
      for (let from = 0; from < rows.count; ) {
        const to = Math.min(rows.count, from + GROUP - waiting.count)
        addRows(waiting, rows, from, to)
        from = to
        if (waiting.count === GROUP) await flush()
      }
    },
    async finish() {
      await flush()
      await writer.finish()
    },
  }
}

/** Rows as a Parquet file, which is read as a whole and needs no statistics; and back. */
export const bytesOf = (plan: Plan, rows: Columns): Uint8Array<ArrayBuffer> =>
  new Uint8Array(parquetWriteBuffer({ columnData: sourcesOf(plan, rows), statistics: false, ...LAYOUT }))

export const rowsFrom = async (bytes: Uint8Array, plan: Plan): Promise<Columns> => {
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer
  const objects = (await parquetReadObjects({ file })) as Readonly<Record<string, number | null>>[]
  return columnsOf(
    plan,
    objects.map((object) => ({
      deal: object.deal!,
      arm: object.arm!,
      rotation: object.rotation!,
      fingerprint: object.fingerprint!,
      values: plan.ids.map((id) => object[id] ?? Number.NaN),
    })),
  )
}
