import { type ChildProcess, spawn } from 'node:child_process'

/** A process of the bench's own. It ends with the bench at the latest, however that ends. */
export interface Running {
  readonly pid: number
  /** Has the process do something it knows by name, and waits for the answer. */
  ask<T>(name: string, about?: unknown): Promise<T>
  /** `SIGKILL` unless said otherwise; resolves when it has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>
  /** What it wrote last. */
  lastWords(): string
  readonly ended: Promise<number | null>
}

export interface Start {
  /** A module Node runs. */
  readonly module: string
  readonly args?: readonly string[]
  readonly flags?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

interface Reply {
  readonly id: number
  readonly answer?: unknown
  readonly error?: string
}

const KEPT = 4000
const living = new Set<ChildProcess>()

const endAll = (): void => {
  for (const child of living) child.kill('SIGKILL')
}

let guarded = false
const guard = (): void => {
  if (guarded) return
  guarded = true
  process.once('exit', endAll)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
}

/** Starts a module in a process that may open as many files and sockets as the system lets it. */
export const start = ({ module, args = [], flags = [], env = {} }: Start): Running => {
  guard()
  const words = [...flags, module, ...args]
  const options = {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'] as ['ignore', 'pipe', 'pipe', 'ipc'],
  }
  const child =
    process.platform === 'win32'
      ? spawn(process.execPath, words, options)
      : spawn('/bin/sh', ['-c', 'ulimit -n "$(ulimit -Hn)"; exec "$0" "$@"', process.execPath, ...words], options)
  living.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-KEPT)
    })
  const waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>()
  child.on('message', ({ id, answer, error }: Reply) => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) one?.resolve(answer)
    else one?.reject(new Error(error))
  })
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('exit', (code) => resolve(code))
  })
  void ended.then(() => {
    living.delete(child)
    for (const { reject } of waiting.values()) reject(new Error(`${module} ended:\n${said}`))
    waiting.clear()
  })
  let asked = 0
  return {
    pid: child.pid ?? 0,
    ask: <T>(name: string, about?: unknown) =>
      new Promise<T>((resolve, reject) => {
        const id = asked++
        waiting.set(id, { resolve: (answer) => resolve(answer as T), reject })
        child.send({ id, name, about }, (error) => {
          if (error !== null) waiting.delete(id)
          if (error !== null) reject(new Error(`${module} cannot be asked:\n${said}`))
        })
      }),
    stop: async (signal = 'SIGKILL') => {
      child.kill(signal)
      await ended
    },
    lastWords: () => said,
    ended,
  }
}

type Answers = Readonly<Record<string, (about: never) => unknown>>

/** What a module answers to one question, in a process of its own that ends with it. */
export const askOnce = async <T>(module: string, name: string, about: unknown): Promise<T> => {
  const running = start({ module })
  try {
    return await running.ask<T>(name, about)
  } finally {
    await running.stop()
  }
}

/** In a process that was started: answers what it is asked, and ends when nobody is there any more to ask. */
export const answer = (answers: Answers): void => {
  process.on('message', ({ id, name, about }: { id: number; name: string; about: unknown }) => {
    const reply = (words: Omit<Reply, 'id'>): unknown => process.send?.({ id, ...words })
    const known = answers[name]
    if (known === undefined) return
    void (async () => known(about as never))().then(
      (result) => reply({ answer: result }),
      (error: unknown) => reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
  })
  process.once('disconnect', () => process.exit(0))
}
