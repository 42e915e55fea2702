import { createInterface } from 'node:readline'
import type { Input, Output } from '../console.ts'

/** Lines as a person types them, or as another program sends them; none is lost between two questions. */
export interface LineReader {
  /** The next line; null when there will be no more. */
  ask(prompt: string): Promise<string | null>
  /** Whether Ctrl-C ended the input. */
  interrupted(): boolean
  /** Draws the prompt and what has been typed so far again, after the screen has changed. */
  redraw(): void
  close(): void
}

export interface LineReaderOptions {
  readonly input: Input
  readonly output: Output
  /** Whether to edit lines on a screen, with history and completion. */
  readonly editing: boolean
  /** What Tab offers for what has been typed. */
  complete(typed: string): readonly string[]
}

/** Beyond so many lines waiting, reading pauses. */
const WAITING = 100

export const createLineReader = ({ input, output, editing, complete }: LineReaderOptions): LineReader => {
  const reader = createInterface({
    input,
    ...(editing && { output, completer: (typed: string) => [[...complete(typed)], typed] }),
    terminal: editing,
  })
  const waiting: string[] = []
  let asking: ((line: string | null) => void) | null = null
  let closed = false
  let interrupted = false

  const answer = (line: string | null): void => {
    const resolve = asking
    asking = null
    resolve?.(line)
  }
  reader.on('line', (line) => {
    if (asking !== null) answer(line)
    else {
      waiting.push(line)
      if (waiting.length > WAITING) reader.pause()
    }
  })
  reader.on('close', () => {
    closed = true
    answer(null)
  })
  reader.on('SIGINT', () => {
    interrupted = true
    reader.close()
  })

  return {
    async ask(prompt) {
      const next = waiting.shift()
      if (!editing) output.write(prompt)
      const line = next ?? (closed ? null : await nextLine(prompt))
      // A terminal echoes what is typed into it; a pipe does not, and the transcript should show it.
      if (!editing && input.isTTY !== true) output.write(`${line ?? ''}\n`)
      return line
    },
    interrupted: () => interrupted,
    redraw() {
      if (editing && asking !== null) reader.prompt(true)
    },
    close: () => reader.close(),
  }

  function nextLine(prompt: string): Promise<string | null> {
    const line = new Promise<string | null>((resolve) => {
      asking = resolve
    })
    if (editing) {
      reader.setPrompt(prompt)
      reader.prompt()
    } else reader.resume()
    return line
  }
}
