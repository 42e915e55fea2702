import { readFile } from 'node:fs/promises'
import { text as readAll } from 'node:stream/consumers'
import { EXIT, failure, fileTrouble } from './failure.ts'

/** What a file holds (`-`: standard input), read as JSON. Ends the command where the file cannot be read; undefined where it is not JSON. */
export const readJsonFile = async (path: string, input: NodeJS.ReadableStream): Promise<unknown> => {
  const content = await readContent(path, input)
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

const readContent = async (path: string, input: NodeJS.ReadableStream): Promise<string> => {
  try {
    return path === '-' ? await readAll(input) : await readFile(path, 'utf8')
  } catch (error) {
    const why = fileTrouble(error)
    throw failure(
      EXIT.file,
      'unreadable-file',
      `${path} を読めません（${why.ja}）。`,
      `Cannot read ${path} (${why.en}).`,
    )
  }
}
