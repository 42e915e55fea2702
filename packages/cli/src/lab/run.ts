import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { isRefusal } from '@tefuda/kernel'
import { type Experiment, parseExperiment } from '@tefuda/lab'
import type { Console } from '../console.ts'
import { EXIT, Failure, unwritable } from '../failure.ts'
import { wholeNumber } from '../rules-options.ts'
import { readTextFile } from '../text-file.ts'
import { progressOn } from './progress.ts'
import { resultLines } from './result-lines.ts'
import { writeReport } from './results.ts'

export interface LabOptions {
  readonly deals?: string
  readonly jobs?: string
  readonly out?: string
  readonly json?: boolean
}

/** Longer files hold more than an experiment. */
const MAX_BYTES = 1_000_000

/** Runs the experiment of a file, or goes on with it. Ctrl-C ends it with what is there. */
export const runLab = async (file: string, options: LabOptions, console: Console): Promise<number> => {
  const { out = `${basename(file).replace(/(\.lab)?\.json$/, '')}.lab`, json } = options
  const experiment = await experimentIn(file, options, console)
  const jobs = options.jobs === undefined ? availableParallelism() : wholeNumber('--jobs', options.jobs, 1, 256)
  const { runExperiment } = await import('@tefuda/lab/run')
  const stopping = new AbortController()
  const stop = (): void => stopping.abort()
  process.once('SIGINT', stop)
  const progress = progressOn(console, experiment.until.deals)
  try {
    const done = await runExperiment(experiment, { out, jobs, signal: stopping.signal, onProgress: progress.tell })
    progress.end()
    if (isRefusal(done)) throw new Failure(EXIT.usage, done)
    await writeReport(done, out, console)
    if (json) console.printJson(done.result)
    else console.print(resultLines(done, out, console.look))
    return stopping.signal.aborted ? EXIT.interrupted : EXIT.fine
  } catch (error) {
    throw isOfSystem(error) ? unwritable(error.path ?? out, error) : error
  } finally {
    process.off('SIGINT', stop)
  }
}

const experimentIn = async (file: string, { deals }: LabOptions, { input }: Console): Promise<Experiment> => {
  const experiment = parseExperiment(await readTextFile(file, input, MAX_BYTES))
  if (isRefusal(experiment)) throw new Failure(EXIT.file, experiment)
  return deals === undefined
    ? experiment
    : { ...experiment, until: { deals: wholeNumber('--deals', deals, 1, 100_000_000) } }
}

const isOfSystem = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error
