import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { unreadable } from './failure.ts'

/** The text of a file (`-`: standard input), not read further than `most` bytes. Ends the command where it cannot be read. */
export const readTextFile = async (path: string, input: Readable, most: number): Promise<string> => {
  try {
    return await textOf(path === '-' ? input : createReadStream(path), most)
  } catch (error) {
    throw unreadable(path, error)
  }
}

/** The text of a stream, which is not read much further than `most` bytes. */
export const textOf = async (source: Readable, most: number): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of source) {
    chunks.push(chunk)
    size += chunk.length
    if (size > most) break
  }
  return Buffer.concat(chunks).toString('utf8')
}
