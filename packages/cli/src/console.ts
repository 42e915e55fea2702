import type { Readable, Writable } from 'node:stream'
import type { Language } from '@tefuda/kernel'
import { tellFault } from './failure.ts'
import { createLook, type Look, wantsColours } from './terminal/look.ts'

/** What every command takes. */
export interface CommonOptions {
  readonly lang?: Language
  readonly color?: boolean
  readonly ascii?: boolean
  readonly fourColours?: boolean
}

/** What a terminal adds to a stream is there only on a terminal. */
export type Input = Readable & { readonly isTTY?: boolean; setRawMode?(raw: boolean): unknown }
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number }

/** The process a command runs in, or what stands for it in a test. */
export interface Host {
  readonly input: Input
  readonly output: Output
  readonly errors: Writable & { readonly isTTY?: boolean }
  readonly env: NodeJS.ProcessEnv
}

/** Where a command reads and writes, and how it draws. */
export interface Console {
  readonly look: Look
  readonly input: Input
  readonly output: Output
  readonly env: NodeJS.ProcessEnv
  /** Whether a person sits in front of it: a keyboard, and a screen that can be drawn anew. */
  readonly interactive: boolean
  /** Size of the screen; 80 × 24 where there is none. */
  size(): { readonly columns: number; readonly rows: number }
  print(lines: string | readonly string[]): void
  printJson(value: unknown): void
  /** For what does not belong to the answer. */
  warn(line: string): void
  /** The same on a terminal, in place of what it said last; absent where there is none. */
  readonly redraw?: (line: string) => void
  /** For what went wrong inside. */
  fault(error: unknown): void
}

export const createConsole = (
  lang: Language,
  options: CommonOptions,
  { input, output, errors, env }: Host,
): Console => {
  const colours = wantsColours(options.color ?? true, env, output.isTTY === true)
  return {
    look: createLook({ lang, colours, ascii: options.ascii ?? false, fourColours: options.fourColours ?? false }),
    input,
    output,
    env,
    interactive: input.isTTY === true && output.isTTY === true && env.TERM !== 'dumb',
    size: () => ({ columns: output.columns || 80, rows: output.rows || 24 }),
    print(lines) {
      output.write(typeof lines === 'string' ? `${lines}\n` : lines.map((line) => `${line}\n`).join(''))
    },
    printJson(value) {
      output.write(`${JSON.stringify(value, null, 2)}\n`)
    },
    warn(line) {
      errors.write(`${line}\n`)
    },
    ...(errors.isTTY === true && { redraw: (line) => void errors.write(`\r\x1b[K${line}`) }),
    fault: (error) => tellFault(error, { env, errors }),
  }
}
