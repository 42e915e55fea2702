import { availableParallelism } from 'node:os'
import { isRefusal, joinTexts, type Refusal, text } from '@tefuda/kernel'
import type { RunOptions } from '@tefuda/lab/run'
import type { Store } from '@tefuda/lab/store'
import type { Console } from '../console.ts'
import { EXIT, Failure, unwritable } from '../failure.ts'
import { wholeNumber } from '../rules-options.ts'
import { type Drawing, progressOn } from './progress.ts'

interface Work {
  readonly store: Store
  readonly jobs: string | undefined
  readonly refused: number
  readonly drawing?: Drawing | undefined
  /** Whether there is something to keep by now, for which a stop waits; where it is not given there always is. */
  readonly isKept?: () => boolean
}

/**
 * Does long work that shows how far it is, and that Ctrl-C ends with what is there. `drawing`: what else is shown on a terminal.
 * `refused`: the exit code where it is refused.
 */
export const working = async <T extends object>(
  console: Console,
  deals: number,
  { store, jobs, refused, drawing, isKept = () => true }: Work,
  work: (options: RunOptions, warn: (line: string) => void) => Promise<T | Refusal>,
): Promise<{ readonly done: T; readonly exit: number }> => {
  const stopping = new AbortController()
  const stop = (): void => {
    stopping.abort()
    if (isKept()) progress.warn(console.look.say(STOPPING))
  }
  const threads = jobs === undefined ? availableParallelism() : wholeNumber('--jobs', jobs, 1, 256)
  process.once('SIGINT', stop)
  const progress = progressOn(console, deals, drawing)
  try {
    const { begin, tell } = progress
    const running = { store, jobs: threads, signal: stopping.signal, onBegin: begin, onProgress: tell }
    const done = await work(running, progress.warn).finally(progress.end)
    if (isRefusal(done)) throw new Failure(stopping.signal.aborted ? EXIT.interrupted : refused, done)
    return { done, exit: stopping.signal.aborted ? EXIT.interrupted : EXIT.fine }
  } catch (error) {
    throw isOfSystem(error) ? unkept(error.path ?? store.address, error) : error
  } finally {
    process.off('SIGINT', stop)
  }
}

const unkept = (path: string, error: NodeJS.ErrnoException): Failure => {
  const { exit, refusal } = unwritable(path, error)
  const mend = NO_FOLDER.has(error.code) ? ELSEWHERE : GO_ON
  return new Failure(exit, { ...refusal, message: joinTexts([refusal.message, mend], text('', ' ')) })
}

const STOPPING = text(
  '止めています。遊びかけの配りが終わるのを待ちます。もう一度 Ctrl-C を押すと、待たずに終わります。どちらでも、そこまでの結果は残ります。',
  'Stopping once the deals under way are played; Ctrl-C again ends it at once. Either way what was played before is kept.',
)

/** A part of the path is to be a folder and is none, or can never be: nothing was kept there. */
const NO_FOLDER: ReadonlySet<string | undefined> = new Set(['EEXIST', 'ENOTDIR', 'ENAMETOOLONG'])

const ELSEWHERE = text('--out に別のフォルダーを指定してください。', 'Give --out another folder.')

/** Parts that are whole stay, so that the run goes on from them, if there are any. */
const GO_ON = text(
  '書けるようにしてから同じ指示で続けてください。それまでに遊んだ分があれば、残っています。',
  'Make it writable, or make room, and go on with the same command; whatever was played before is kept.',
)

const isOfSystem = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error
