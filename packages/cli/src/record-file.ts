import type { Readable } from 'node:stream'
import { type GameRecord, LONGEST_RECORD, parseRecord, type Refusal } from '@tefuda/kernel'
import { readTextFile, textOf } from './text-file.ts'

/** No character of a text takes more bytes of UTF-8: whoever has read more need not read on. */
const MAX_BYTES = 3 * LONGEST_RECORD

/** The record in a file (`-`: standard input), or why it holds none. Ends the command where it cannot be read. */
export const readRecordFile = async (path: string, input: Readable): Promise<GameRecord | Refusal> =>
  parseRecord(await readTextFile(path, input, MAX_BYTES))

/** The record in a stream, which is not read further than a record may be long. */
export const readRecordFrom = async (source: Readable): Promise<GameRecord | Refusal> =>
  parseRecord(await textOf(source, MAX_BYTES))
