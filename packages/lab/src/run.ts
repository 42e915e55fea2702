import { setFlagsFromString } from 'node:v8'
import { isRefusal, type Refusal } from '@tefuda/kernel'
import { collector, isAnswered, type Outcome } from './collect.ts'
import { dropColumns } from './columns.ts'
import type { Experiment } from './experiment.ts'
import { inOrder } from './in-order.ts'
import { GAMES_FILE, gamesFile, type Part, type Span } from './parts.ts'
import { type Plan, planOf } from './plan.ts'
import { type Players, threads } from './players.ts'
import type { QueueEar } from './queue/index.ts'
import { type Held, openResults, putResult, spansOf } from './results.ts'
import type { Store } from './store/store.ts'

export interface RunOptions extends QueueEar {
  /** Where the results are kept; what it holds of the same experiment is not played again. */
  readonly store: Store
  /** Threads that play. */
  readonly jobs: number
  /** The address of a Redis at whose queue others play, in place of threads here. */
  readonly queue?: string | undefined
  /** Told when it begins to play: nothing refuses it any more. */
  readonly onBegin?: () => void
  /** Told after each part; `soFar` works out what the rows say by then. */
  readonly onProgress?: (deals: number, soFar: () => Outcome) => void
  /** Ends the run after the parts under way; what is there is kept. */
  readonly signal?: AbortSignal
}

/**
 * Plays an experiment and keeps its rows in a store, with `games.parquet` and `report.json` at the end. It ends with
 * complete deals, none left out. Refused where the experiment cannot be played, or the store holds another one; throws
 * where the store cannot be written.
 */
export const runExperiment = async (experiment: Experiment, options: RunOptions): Promise<Outcome | Refusal> => {
  const plan = planOf(experiment)
  if (isRefusal(plan)) return plan
  const opened = await openResults(options.store, plan, options.jobs)
  if (isRefusal(opened)) return opened
  const players = await playersFor(plan, options)
  if (isRefusal(players)) return players
  keepHeap(true)
  try {
    options.onBegin?.()
    return await playAll(plan, opened, players, options)
  } finally {
    keepHeap(false)
    await players.close()
  }
}

/**
 * Whether the heap stays about as large as it is. Rows leave nothing behind, but V8 doubles the part for what is new whenever it has
 * been used for long enough, and lets the rest grow to several times what is needed before it collects.
 */
const keepHeap = (isKept: boolean): void => {
  setFlagsFromString(`--semi-space-growth-factor=${isKept ? 1 : 2}`)
  setFlagsFromString(`--heap-growing-percent=${isKept ? GROWTH : 0}`)
}

/** In per cent. */
const GROWTH = 20

const playersFor = async (plan: Plan, { jobs, queue, ...ear }: RunOptions): Promise<Players | Refusal> => {
  if (queue === undefined) return threads(jobs)
  const { queued } = await import('./queue/index.ts')
  return queued(queue, plan, ear)
}

const playAll = async (
  plan: Plan,
  { parts, chunk, isExtended }: Held,
  players: Players,
  options: RunOptions,
): Promise<Outcome> => {
  const { experiment } = plan
  const { minutes } = experiment.until
  const ends = performance.now() + (minutes ?? Number.POSITIVE_INFINITY) * 60_000
  const rowsOf = async (span: Span): Promise<Pick<Part, 'rows' | 'dealt'>> => {
    const rows = await parts.read(span)
    if (rows !== undefined) return { rows }
    const played = await players.play({ experiment, ...span })
    await parts.write(span, played)
    return played
  }
  const collected = collector(plan, undefined, isExtended)
  const isStopped = (): boolean => options.signal?.aborted === true || performance.now() > ends
  await options.store.putFile(GAMES_FILE, async (path) => {
    const games = gamesFile(path, plan)
    for await (const { rows, dealt } of inOrder(
      begunBefore(isStopped, spansOf(experiment, chunk)),
      rowsOf,
      players.most,
    )) {
      await games.add(collected.add(rows, dealt))
      dropColumns(rows)
      options.onProgress?.(collected.tally.deals, () => collected.outcome())
      if (isAnswered(plan, collected.tally)) break
    }
    await games.finish()
  })
  const outcome = collected.outcome()
  await putResult(options.store, outcome.result)
  return outcome
}

/** The first and those that are asked for before it is stopped: what is under way by then is waited for and counted. */
function* begunBefore<T>(isStopped: () => boolean, items: Iterable<T>): Generator<T> {
  for (const item of items) {
    yield item
    if (isStopped()) return
  }
}
