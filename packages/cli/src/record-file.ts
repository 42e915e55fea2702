import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { EXIT, Failure, failure, fileTrouble } from './failure.ts'

/** More than any record needs: a thousand deals of the longest game. */
const MAX_BYTES = 64_000_000

/**
 * What a file holds (`-`: standard input), read as JSON; undefined where it is not JSON. Ends the command where the file
 * cannot be read or is too large to be a record.
 */
export const readJsonFile = async (path: string, input: Readable): Promise<unknown> => {
  const content = await readContent(path, input)
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

const readContent = async (path: string, input: Readable): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of path === '-' ? input : createReadStream(path)) {
      size += chunk.length
      if (size > MAX_BYTES)
        throw failure(
          EXIT.no,
          'too-large',
          `${path} は記録にしては大きすぎます。`,
          `${path} is too large to be a record.`,
        )
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof Failure) throw error
    const why = fileTrouble(error)
    throw failure(
      EXIT.file,
      'unreadable-file',
      `${path} を読めません（${why.ja}）。`,
      `Cannot read ${path} (${why.en}).`,
    )
  }
  return Buffer.concat(chunks).toString('utf8')
}
