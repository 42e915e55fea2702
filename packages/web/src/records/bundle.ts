import { type GameRecord, isRefusal, type Refusal, refusal } from '@tefuda/kernel'
import type { KeptRecord } from '../storage/index.ts'
import { readRecordFile } from './read-file.ts'

/** What a file of many records begins with. */
const BUNDLE_FORMAT = 'tefuda-records-1'

/** Far more than one person plays. */
const MOST = 10_000
const TOO_MANY = refusal(
  'too-many-records',
  null,
  `1つのファイルから読めるのは${MOST}局までです。残りは別のファイルに分けてください。`,
  `At most ${MOST} games of a file are read. Put the rest into another file.`,
)
/** In characters. */
const LARGEST = 200_000_000

/** A record of a bundle, after every move of it was played again. */
export type Bundled = Pick<KeptRecord, 'finished' | 'imported' | 'exercise' | 'seat'> & { readonly record: GameRecord }

export interface Bundle {
  readonly read: readonly Bundled[]
  /** What did not hold. */
  readonly refused: readonly Refusal[]
}

/** All records of a browser as the text of one file. */
export const writeBundle = (records: readonly KeptRecord[]): string =>
  JSON.stringify({
    format: BUNDLE_FORMAT,
    records: records.map(({ record, finished, imported, exercise, seat }) => ({
      finished,
      imported,
      exercise,
      seat,
      record,
    })),
  })

/** What a file of many records holds; null where it is none, as a file of one record. */
export const readBundle = (content: string): Bundle | null => {
  if (content.length > LARGEST || !content.slice(0, 80).includes(BUNDLE_FORMAT)) return null
  const entries = entriesOf(content)
  if (entries === null) return null
  const results = entries.slice(0, MOST).map(readEntry)
  return {
    read: results.filter((result): result is Bundled => !isRefusal(result)),
    refused: [...results.filter(isRefusal), ...entries.slice(MOST).map(() => TOO_MANY)],
  }
}

const entriesOf = (content: string): readonly unknown[] | null => {
  try {
    const { format, records } = JSON.parse(content)
    return format === BUNDLE_FORMAT && Array.isArray(records) ? records : null
  } catch {
    return null
  }
}

const readEntry = (entry: unknown): Bundled | Refusal => {
  const { record, finished, imported, exercise, seat } = (entry ?? {}) as Partial<Record<keyof KeptRecord, unknown>>
  const read = readRecordFile(JSON.stringify(record ?? null))
  if (isRefusal(read)) return read
  const when = typeof finished === 'number' && Number.isFinite(finished) ? finished : Date.now()
  return {
    record: read,
    finished: when,
    imported: imported !== false,
    ...(exercise === true && { exercise }),
    ...(typeof seat === 'number' && seat in read.seats && { seat }),
  }
}
