import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { type GameRecord, LONGEST_RECORD, parseRecord, type Refusal } from '@tefuda/kernel'
import { unreadable } from './failure.ts'

/** No character of a text takes more bytes of UTF-8: whoever has read more need not read on. */
const MAX_BYTES = 3 * LONGEST_RECORD

/** The record in a file (`-`: standard input), or why it holds none. Ends the command where it cannot be read. */
export const readRecordFile = async (path: string, input: Readable): Promise<GameRecord | Refusal> => {
  try {
    return await readRecordFrom(path === '-' ? input : createReadStream(path))
  } catch (error) {
    throw unreadable(path, error)
  }
}

/** The record in a stream, which is not read further than a record may be long. */
export const readRecordFrom = async (source: Readable): Promise<GameRecord | Refusal> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of source) {
    chunks.push(chunk)
    size += chunk.length
    if (size > MAX_BYTES) break
  }
  return parseRecord(Buffer.concat(chunks).toString('utf8'))
}
