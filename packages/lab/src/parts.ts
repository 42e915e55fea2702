import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Refusal, refusal } from '@tefuda/kernel'
import { parquetReadObjects } from 'hyparquet'
import { fileWriter, ParquetWriter, parquetWriteBuffer, schemaFromColumnData } from 'hyparquet-writer'
import { addRows, type Columns, columnsOf, gamesOf, newColumns, sourcesOf } from './columns.ts'
import type { Plan } from './plan.ts'

/** Deals `from` to `to` (not included). */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The rows of some deals, and the Parquet file that keeps them. */
export interface Part {
  readonly rows: Columns
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The folder of an experiment: its rows come in parts, each of which is there whole or not at all. */
export interface Parts {
  /** The rows of a part that was kept; undefined where there is none, or none that can be read. */
  read(span: Span): Promise<Columns | undefined>
  write(span: Span, part: Part): Promise<void>
}

export const partsIn = async (folder: string, plan: Plan): Promise<Parts> => {
  const parts = join(folder, 'parts')
  await mkdir(parts, { recursive: true })
  const pathOf = ({ from, to }: Span): string => join(parts, `${digits(from)}-${digits(to)}.parquet`)
  return {
    async read(span) {
      const path = pathOf(span)
      if (!existsSync(path)) return undefined
      const rows = await rowsIn(path, plan).catch(() => undefined)
      return rows?.count === (span.to - span.from) * gamesOf(plan) ? rows : undefined
    },
    write: (span, { bytes }) => replaceFile(pathOf(span), bytes),
  }
}

/** The file of all rows, of which there is none before a run's end. */
export const gamesIn = (folder: string): string => join(folder, 'games.parquet')

export const noResults = (folder: string): Refusal =>
  refusal('no-results', null, `${folder} に実験の結果がありません。`, `${folder} holds no results of an experiment.`)

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
  add(rows: Columns): Promise<void>
  /** The file is there from now on, in place of an older one. */
  finish(): Promise<void>
}

/** Rows are written in groups of so many: a query reads a group at a time. */
const GROUP = 10_000

export const gamesFile = (path: string, plan: Plan): GamesFile => {
  const unfinished = unfinishedAt(path)
  const waiting = newColumns(plan, GROUP)
  const writer = new ParquetWriter({
    writer: fileWriter(unfinished),
    schema: schemaFromColumnData({ columnData: sourcesOf(plan, waiting) }),
  })
  const flush = async (): Promise<void> => {
    if (waiting.count > 0) await writer.write({ columnData: sourcesOf(plan, waiting), rowGroupSize: GROUP })
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
      await rename(unfinished, path)
    },
  }
}

const rowsIn = async (path: string, plan: Plan): Promise<Columns> => rowsFrom(await readFile(path), plan)

/** Rows as a Parquet file, which is read as a whole and needs no statistics; and back. */
export const bytesOf = (plan: Plan, rows: Columns): Uint8Array<ArrayBuffer> =>
  new Uint8Array(parquetWriteBuffer({ columnData: sourcesOf(plan, rows), statistics: false }))

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

export const readJson = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
