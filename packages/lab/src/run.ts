import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { isRefusal, type Refusal, refusal } from '@tefuda/kernel'
import { collector, isAnswered, type Outcome } from './collect.ts'
import { type Columns, dropColumns, gamesOf } from './columns.ts'
import type { Experiment } from './experiment.ts'
import {
  gamesFile,
  gamesIn,
  noResults,
  type Parts,
  partsIn,
  readJson,
  removeUnfinished,
  replaceFile,
  type Span,
} from './parts.ts'
import { type Plan, planOf } from './plan.ts'
import { type Players, threads } from './players.ts'
import type { QueueEar } from './queue.ts'

export interface RunOptions extends QueueEar {
  /** The folder of the experiment; what it holds of the same experiment is not played again. */
  readonly out: string
  /** Threads that play. */
  readonly jobs: number
  /** The address of a Redis at whose queue others play, in place of threads here. */
  readonly queue?: string | undefined
  /** Told after each part; `soFar` works out what the rows say by then. */
  readonly onProgress?: (deals: number, soFar: () => Outcome) => void
  /** Ends the run after the parts under way; what is there is kept. */
  readonly signal?: AbortSignal
}

/**
 * Plays an experiment and keeps its rows in a folder, with `games.parquet` and `report.json` at the end. It ends with
 * complete deals, none left out. Refused where the experiment cannot be played, or the folder holds another one; throws
 * where a file cannot be written.
 */
export const runExperiment = async (experiment: Experiment, options: RunOptions): Promise<Outcome | Refusal> => {
  const plan = planOf(experiment)
  if (isRefusal(plan)) return plan
  const opened = await openFolder(options.out, plan, options.jobs)
  if (isRefusal(opened)) return opened
  const players = await playersFor(plan, options)
  if (isRefusal(players)) return players
  keepHeap(true)
  try {
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
  const { queued } = await import('./queue.ts')
  return queued(queue, plan, ear)
}

/** What a folder holds besides parts: which experiment they are of, and how many deals a part has. */
interface Folder {
  readonly parts: Parts
  readonly chunk: number
  readonly isExtended: boolean
}

interface Manifest {
  readonly identity: string
  readonly chunk: number
  /** Another number of deals was asked for once results had been seen (`collector`). */
  readonly isExtended: boolean
  readonly experiment: Experiment
}

const openFolder = async (out: string, plan: Plan, jobs: number): Promise<Folder | Refusal> => {
  await mkdir(out, { recursive: true })
  const path = join(out, 'experiment.json')
  const held = readJson(path) as Manifest | undefined
  if (held !== undefined && held.identity !== plan.identity) return another(out)
  // Before anything is written: on a disk that was full what was begun there may take the last of the room.
  const parts = await partsIn(out, plan)
  await removeUnfinished(out)
  await removeUnfinished(join(out, 'parts'))
  const chunk = held?.chunk ?? chunkOf(plan, jobs)
  const isExtended = held !== undefined && (held.isExtended || isChanged(held, plan, out))
  const manifest: Manifest = { identity: plan.identity, chunk, isExtended, experiment: plan.experiment }
  await replaceFile(path, `${JSON.stringify(manifest, null, 2)}\n`)
  return { parts, chunk, isExtended }
}

const isChanged = ({ experiment }: Manifest, plan: Plan, out: string): boolean =>
  experiment.until.deals !== plan.experiment.until.deals && existsSync(reportIn(out))

const reportIn = (out: string): string => join(out, 'report.json')

/** Games in a part: a second's work or so. */
const GAMES: Readonly<Record<string, number>> = { random: 2000, greedy: 200 }

/** Deals in a part; a short run has some parts for each thread, too. */
const chunkOf = (plan: Plan, jobs: number): number => {
  const { players, experiment } = plan
  const games = Math.min(...players.map(({ bot }) => GAMES[bot] ?? 1))
  const most = Math.ceil(experiment.until.deals / (4 * jobs))
  return Math.max(1, Math.min(most, Math.floor(games / gamesOf(plan))))
}

const playAll = async (
  plan: Plan,
  { parts, chunk, isExtended }: Folder,
  players: Players,
  options: RunOptions,
): Promise<Outcome> => {
  const { experiment } = plan
  const { minutes } = experiment.until
  const ends = performance.now() + (minutes ?? Number.POSITIVE_INFINITY) * 60_000
  const rowsOf = async (span: Span): Promise<Columns> => {
    const kept = await parts.read(span)
    if (kept !== undefined) return kept
    const played = await players.play({ experiment, ...span })
    await parts.write(span, played)
    return played.rows
  }
  const collected = collector(plan, undefined, isExtended)
  const games = gamesFile(gamesIn(options.out), plan)
  const isEnough = (): boolean =>
    options.signal?.aborted === true || performance.now() > ends || isAnswered(plan, collected.tally)
  for await (const rows of inOrder(spansOf(experiment, chunk), rowsOf, players.most)) {
    await games.add(rows)
    collected.add(rows)
    dropColumns(rows)
    options.onProgress?.(collected.tally.deals, () => collected.outcome())
    if (isEnough()) break
  }
  await games.finish()
  const outcome = collected.outcome()
  await replaceFile(reportIn(options.out), `${JSON.stringify(outcome.result, null, 2)}\n`)
  return outcome
}

/** What a folder holds so far; nothing is played. Refused where it holds no experiment, or one that cannot be played here. */
export const readResults = async (out: string): Promise<Outcome | Refusal> => {
  const held = readJson(join(out, 'experiment.json')) as Manifest | undefined
  if (held === undefined) return noResults(out)
  const plan = planOf(held.experiment)
  if (isRefusal(plan)) return plan
  if (plan.identity !== held.identity) return another(out)
  const parts = await partsIn(out, plan)
  const collected = collector(plan, undefined, held.isExtended)
  for (const span of spansOf(held.experiment, held.chunk)) {
    const rows = await parts.read(span)
    if (rows === undefined) break
    collected.add(rows)
  }
  return collected.tally.deals === 0 ? noResults(out) : collected.outcome()
}

const spansOf = ({ until: { deals } }: Experiment, chunk: number): Span[] =>
  Array.from({ length: Math.ceil(deals / chunk) }, (_, k) => ({
    from: k * chunk,
    to: Math.min(deals, (k + 1) * chunk),
  }))

/** The results of `work` in the order of the items, so many of which are under way at once. */
async function* inOrder<T, R>(items: readonly T[], work: (item: T) => Promise<R>, most: number): AsyncGenerator<R> {
  const begun: Promise<R>[] = []
  const begin = (item: T): void => {
    const one = work(item)
    // Whoever stops early waits for none of the others.
    one.catch(() => undefined)
    begun.push(one)
  }
  items.slice(0, most).forEach(begin)
  for (let k = 0; k < items.length; k++) {
    const done = await begun.shift()!
    if (k + most < items.length) begin(items[k + most]!)
    yield done
  }
}

const another = (out: string): Refusal =>
  refusal(
    'other-experiment',
    null,
    `${out} には別の実験（か、別の版での実験）の結果があります。--out に別のフォルダーを指定してください。`,
    `${out} holds the results of another experiment, or of another version. Give --out another folder.`,
  )
