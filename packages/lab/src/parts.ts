import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parquetReadObjects } from 'hyparquet'
import {
  type ColumnSource,
  fileWriter,
  ParquetWriter,
  parquetWriteBuffer,
  schemaFromColumnData,
} from 'hyparquet-writer'
import type { Plan } from './plan.ts'
import type { Row } from './play.ts'

/** Deals `from` to `to` (not included). */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The folder of an experiment: its rows come in parts, each of which is there whole or not at all. */
export interface Parts {
  /** The rows of a part that was kept; undefined where there is none, or none that can be read. */
  read(span: Span): Promise<Row[] | undefined>
  write(span: Span, rows: readonly Row[]): Promise<void>
}

export const partsIn = async (folder: string, plan: Plan): Promise<Parts> => {
  const parts = join(folder, 'parts')
  await mkdir(parts, { recursive: true })
  const pathOf = ({ from, to }: Span): string => join(parts, `${digits(from)}-${digits(to)}.parquet`)
  return {
    async read(span) {
      const path = pathOf(span)
      if (!existsSync(path)) return undefined
      const rows = await rowsIn(path, plan).catch(() => [])
      return rows.length === (span.to - span.from) * plan.arms.length * plan.lineUps.length ? rows : undefined
    },
    write: (span, rows) => replaceFile(pathOf(span), bytesOf(plan, rows)),
  }
}

const digits = (deal: number): string => String(deal).padStart(9, '0')

/** Where a file is written until it is whole; the process that writes it is named. */
const unfinishedAt = (path: string): string => `${path}.${process.pid}.tmp`

/** Throws away what processes that were killed had begun to write in a folder. */
export const removeUnfinished = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const writer = /\.(\d+)\.tmp$/.exec(name)?.[1]
    if (writer !== undefined && !isOther(Number(writer))) await rm(join(folder, name), { force: true })
  }
}

/** Whether it is another process of this machine that still runs. */
const isOther = (id: number): boolean => {
  if (id === process.pid) return false
  try {
    return process.kill(id, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Writes a file that is there whole or as it was before. */
export const replaceFile = async (path: string, content: string | Uint8Array): Promise<void> => {
  const unfinished = unfinishedAt(path)
  await writeFile(unfinished, content)
  await rename(unfinished, path)
}

/** All rows in one Parquet file, written as they come. */
export interface GamesFile {
  add(rows: readonly Row[]): Promise<void>
  /** The file is there from now on, in place of an older one. */
  finish(): Promise<void>
}

/** Rows are written in groups of so many: a query reads a group at a time. */
const GROUP = 10_000

export const gamesFile = (path: string, plan: Plan): GamesFile => {
  const unfinished = unfinishedAt(path)
  const writer = new ParquetWriter({
    writer: fileWriter(unfinished),
    schema: schemaFromColumnData({ columnData: columnsOf(plan, []) }),
  })
  let waiting: Row[] = []
  const flush = async (): Promise<void> => {
    if (waiting.length > 0) await writer.write({ columnData: columnsOf(plan, waiting), rowGroupSize: GROUP })
    waiting = []
  }
  return {
    async add(rows) {
      waiting.push(...rows)
      if (waiting.length >= GROUP) await flush()
    },
    async finish() {
      await flush()
      await writer.finish()
      await rename(unfinished, path)
    },
  }
}

const columnsOf = ({ arms, ids }: Plan, rows: readonly Row[]): ColumnSource[] => [
  { name: 'deal', type: 'INT32', data: rows.map(({ deal }) => deal) },
  { name: 'arm', type: 'INT32', data: rows.map(({ arm }) => arm) },
  { name: 'variant', type: 'STRING', data: rows.map(({ arm }) => arms[arm]!.name) },
  { name: 'rotation', type: 'INT32', data: rows.map(({ rotation }) => rotation) },
  { name: 'fingerprint', type: 'INT32', data: rows.map(({ fingerprint }) => fingerprint | 0) },
  ...ids.map((name, k): ColumnSource => {
    const data = rows.map(({ values }) => (Number.isNaN(values[k]!) ? null : values[k]!))
    return { name, type: 'DOUBLE', data }
  }),
]

const rowsIn = async (path: string, plan: Plan): Promise<Row[]> => rowsFrom(await readFile(path), plan)

/** Rows as a Parquet file, and back. */
export const bytesOf = (plan: Plan, rows: readonly Row[]): Uint8Array =>
  new Uint8Array(parquetWriteBuffer({ columnData: columnsOf(plan, rows) }))

export const rowsFrom = async (bytes: Uint8Array, { ids }: Plan): Promise<Row[]> => {
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer
  const objects = (await parquetReadObjects({ file })) as Readonly<Record<string, number | null>>[]
  return objects.map((object) => ({
    deal: object.deal!,
    arm: object.arm!,
    rotation: object.rotation!,
    fingerprint: object.fingerprint! >>> 0,
    values: ids.map((id) => object[id] ?? Number.NaN),
  }))
}

export const readJson = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
