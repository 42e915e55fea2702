import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { GameRecord, Outcome, Refusal } from '@tefuda/kernel'
import type { SouthernCrossEvent, SouthernCrossState, SouthernCrossView } from '@tefuda/southern-cross'
import type { describeGame } from '../src/engine/describe.ts'
import { run } from '../src/program.ts'

/** The real program, as a person starts it. */
export const TEFUDA = join(import.meta.dirname, '..', '..', '..', 'bin', 'tefuda.mjs')

export interface Finished {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface RunOptions {
  /** All of standard input; without it the input is empty. */
  readonly input?: string
  readonly env?: NodeJS.ProcessEnv
  /** How wide the terminal is; without it there is none. */
  columns?(): number
}

const start = (args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [TEFUDA, ...args], { env: { ...process.env, LC_ALL: 'C.UTF-8', NO_COLOR: '1', ...env } })

/** Runs `tefuda` to its end within this process: the same program, without the time it takes to start one. */
export const tefuda = async (
  args: readonly string[],
  { input = '', env, columns }: RunOptions = {},
): Promise<Finished> => {
  const output = new PassThrough()
  if (columns !== undefined) Object.defineProperty(output, 'columns', { get: columns })
  const errors = new PassThrough()
  const host = { input: Readable.from([Buffer.from(input)]), output, errors, env: { LC_ALL: 'C.UTF-8', ...env } }
  const [code, stdout, stderr] = await Promise.all([
    run(args, host).finally(() => {
      output.end()
      errors.end()
    }),
    text(output),
    text(errors),
  ])
  return { code, stdout, stderr }
}

/** Runs the real program to its end. */
export const spawnTefuda = async (args: readonly string[], { input = '', env }: RunOptions = {}): Promise<Finished> => {
  const child = start(args, env)
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, stdout, stderr }
}

/** Whatever a reply may hold; which of it is there depends on the command. */
export interface Reply {
  readonly ok: boolean
  readonly id?: unknown
  readonly error: Refusal
  readonly session: string
  readonly seed: string
  readonly toAct: readonly number[]
  readonly scores: readonly number[]
  readonly moves: readonly string[]
  readonly events: readonly SouthernCrossEvent[]
  readonly view: SouthernCrossView
  readonly state: SouthernCrossState
  readonly outcome: Outcome | null
  readonly record: GameRecord
  readonly move: string
  readonly games: readonly ReturnType<typeof describeGame>[]
}

/** A running `tefuda engine`. */
export interface EngineProcess {
  /** Sends a request, or a line as it is, and waits for the next reply. */
  ask(request: object | string): Promise<Reply>
  /** Writes bytes without waiting. */
  write(bytes: string | Uint8Array): void
  /** The next reply line. */
  next(): Promise<Reply>
  /** Closes the input; resolves with the exit code and the replies that came after. */
  end(): Promise<{ readonly code: number | null; readonly rest: readonly Reply[]; readonly stderr: string }>
}

export const startEngine = (args: readonly string[] = []): EngineProcess => {
  const child = start(['engine', ...args])
  const stderr = text(child.stderr)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const exit = once(child, 'exit')
  const next = async (): Promise<Reply> => {
    const { value, done } = await lines.next()
    if (done) throw new Error(`The engine ended: ${await stderr}`)
    return JSON.parse(value)
  }
  return {
    next,
    write: (bytes) => void child.stdin.write(bytes),
    ask(request) {
      child.stdin.write(`${typeof request === 'string' ? request : JSON.stringify(request)}\n`)
      return next()
    },
    async end() {
      child.stdin.end()
      const rest: Reply[] = []
      for (let line = await lines.next(); !line.done; line = await lines.next()) rest.push(JSON.parse(line.value))
      const [code] = await exit
      return { code, rest, stderr: await stderr }
    },
  }
}

/** A program that is still running, and what it has written so far. */
export interface Running {
  type(keys: string): void
  /** Resolves once everything written so far matches; fails when the program ends without it. */
  saw(pattern: RegExp): Promise<void>
  text(): string
}

const watch = (child: ChildProcessWithoutNullStreams): Running => {
  let written = ''
  const waiting = new Set<() => void>()
  const changed = (): void => {
    for (const look of waiting) look()
  }
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    written += chunk
    changed()
  })
  child.on('close', changed)
  child.stdin.on('error', () => undefined)
  return {
    type: (keys) => void child.stdin.write(keys),
    text: () => written,
    saw: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = pattern.test(written)
          if (!found && child.stdout.readable) return
          waiting.delete(look)
          if (found) resolve()
          else reject(new Error(`${pattern} was never written:\n${written}`))
        }
        waiting.add(look)
        look()
      }),
  }
}

/** Starts the real program with pipes. */
export const spawnRunning = (args: readonly string[], env: NodeJS.ProcessEnv) => {
  const child = start(args, env)
  const exit = once(child, 'exit')
  return {
    ...watch(child),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    ended: async () => {
      const [code, signal] = await exit
      return { code, signal }
    },
  }
}

/** Starts the real program in a pseudo-terminal, with the help of `script`. */
export const openTerminal = (args: readonly string[], env: NodeJS.ProcessEnv) => {
  const words = [process.execPath, TEFUDA, ...args].map((word) => `'${word}'`).join(' ')
  const command = `stty rows 24 cols 80; exec ${words}`
  const script =
    process.platform === 'linux' ? ['-qefc', command, '/dev/null'] : ['-q', '/dev/null', 'sh', '-c', command]
  const child = spawn('script', script, {
    env: { ...process.env, LC_ALL: 'C.UTF-8', TERM: 'xterm', NO_COLOR: '1', ...env },
  })
  const exit = once(child, 'exit')
  return {
    ...watch(child),
    /** The terminal is gone, as when its window is closed or the line breaks. */
    close: () => child.kill('SIGKILL'),
    ended: async (): Promise<number | null> => (await exit)[0],
  }
}
