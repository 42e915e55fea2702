import { closeSync, createReadStream, openSync, readSync } from 'node:fs'
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
  return decoded(Buffer.concat(chunks))
}

/** The first bytes of a file as text, at once. Ends the command where it cannot be read. */
export const readStart = (path: string, most: number): string => {
  try {
    const file = openSync(path, 'r')
    try {
      const bytes = Buffer.alloc(most)
      return decoded(bytes.subarray(0, readSync(file, bytes, 0, most, null)))
    } finally {
      closeSync(file)
    }
  } catch (error) {
    throw unreadable(path, error)
  }
}

/** UTF-8, as a browser reads it: a mark of the byte order before it is no part of the text. */
const decoded = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
