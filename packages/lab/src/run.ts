import { setFlagsFromString } from 'node:v8'
import { isRefusal, type Refusal, refusal } from '@tefuda/kernel'
import { collector, isAnswered, type Outcome } from './collect.ts'
import { type Columns, dropColumns, gamesOf } from './columns.ts'
import type { Experiment } from './experiment.ts'
import { GAMES_FILE, gamesFile, noResults, PARTS, type Parts, partsIn, type Span } from './parts.ts'
import { type Plan, planOf } from './plan.ts'
import { type Players, threads } from './players.ts'
import type { QueueEar } from './queue.ts'
import type { Store } from './store/store.ts'

export interface RunOptions extends QueueEar {
  /** Where the results are kept; what it holds of the same experiment is not played again. */
  readonly store: Store
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

/** What a store holds of an experiment, how many deals a part has, and whether more were asked for later on. */
interface Held {
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

const MANIFEST = 'experiment.json'
const REPORT = 'report.json'

const openResults = async (store: Store, plan: Plan, jobs: number): Promise<Held | Refusal> => {
  const held = await manifestIn(store)
  if (held !== undefined && held.identity !== plan.identity) return another(store)
  // Before anything is put: on a disk that was full what was begun there may take the last of the room.
  await store.tidy('.')
  await store.tidy(PARTS)
  const chunk = held?.chunk ?? chunkOf(plan, jobs)
  const isExtended = held !== undefined && (held.isExtended || (await isChanged(held, plan, store)))
  const manifest: Manifest = { identity: plan.identity, chunk, isExtended, experiment: plan.experiment }
  await putJson(store, MANIFEST, manifest)
  return { parts: await partsIn(store, plan), chunk, isExtended }
}

const manifestIn = async (store: Store): Promise<Manifest | undefined> => {
  const bytes = await store.get(MANIFEST)
  try {
    return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as Manifest)
  } catch {
    return undefined
  }
}

const putJson = (store: Store, name: string, value: object): Promise<void> =>
  store.put(name, `${JSON.stringify(value, null, 2)}\n`)

const isChanged = async ({ experiment }: Manifest, plan: Plan, store: Store): Promise<boolean> =>
  experiment.until.deals !== plan.experiment.until.deals && (await store.get(REPORT)) !== undefined

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
  { parts, chunk, isExtended }: Held,
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
  const isEnough = (): boolean =>
    options.signal?.aborted === true || performance.now() > ends || isAnswered(plan, collected.tally)
  await options.store.putFile(GAMES_FILE, async (path) => {
    const games = gamesFile(path, plan)
    for await (const rows of inOrder(spansOf(experiment, chunk), rowsOf, players.most)) {
      await games.add(rows)
      collected.add(rows)
      dropColumns(rows)
      options.onProgress?.(collected.tally.deals, () => collected.outcome())
      if (isEnough()) break
    }
    await games.finish()
  })
  const outcome = collected.outcome()
  await putJson(options.store, REPORT, outcome.result)
  return outcome
}

/** Parts that are read ahead, where nothing is played. */
const AHEAD = 16

/** What a store holds so far; nothing is played. Refused where it holds no experiment, or one that cannot be played here. */
export const readResults = async (store: Store): Promise<Outcome | Refusal> => {
  const held = await manifestIn(store)
  if (held === undefined) return noResults(store)
  const plan = planOf(held.experiment)
  if (isRefusal(plan)) return plan
  if (plan.identity !== held.identity) return another(store)
  const parts = await partsIn(store, plan)
  const collected = collector(plan, undefined, held.isExtended)
  for await (const rows of inOrder(spansOf(held.experiment, held.chunk), parts.read, AHEAD)) {
    if (rows === undefined) break
    collected.add(rows)
  }
  return collected.tally.deals === 0 ? noResults(store) : collected.outcome()
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

const another = ({ address }: Store): Refusal =>
  refusal(
    'other-experiment',
    null,
    `${address} には別の実験（か、別の版での実験）の結果があります。--out に別の場所を指定してください。`,
    `${address} holds the results of another experiment, or of another version. Give --out another place.`,
  )
