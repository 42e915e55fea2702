import { isRefusal, type Refusal, refusal, VERSION } from '@tefuda/kernel'
import * as z from 'zod'
import { collector, isAnswered, isOtherEnd, type Outcome } from './collect.ts'
import { gamesOf } from './columns.ts'
import { type Experiment, readExperiment } from './experiment.ts'
import { inOrder } from './in-order.ts'
import { dealsInParts, noResults, PARTS, type Parts, partsIn, type Span } from './parts.ts'
import { type Plan, planOf } from './plan.ts'
import type { Sample } from './sample.ts'
import type { Store } from './store/store.ts'
import type { Result } from './summary.ts'
import { addFirst } from './tally.ts'

/** What is held of an experiment, and the version that played it. */
export interface HeldOutcome extends Outcome {
  readonly software: string
  /** By arm: what the first deals came to. */
  readonly first: readonly Sample[]
}

/** What a store holds of an experiment, how many deals a part has, and whether more were asked for later on. */
export interface Held {
  readonly parts: Parts
  readonly chunk: number
  readonly isExtended: boolean
}

const MANIFEST_SHAPE = z.object({
  identity: z.string(),
  /** The version that plays it. */
  software: z.string(),
  chunk: z.int().min(1),
  /** Another number of deals was asked for once results had been seen (`collector`). */
  isExtended: z.boolean(),
  experiment: z.unknown(),
})

interface Manifest extends Readonly<z.infer<typeof MANIFEST_SHAPE>> {
  readonly experiment: Experiment
}

const MANIFEST = 'experiment.json'
const REPORT = 'report.json'

/** Why a store cannot take the results of a plan: it holds others. Null where it can. */
export const refusedBy = async (store: Store, plan: Plan): Promise<Refusal | null> => {
  const held = await manifestIn(store)
  if (held !== undefined) return held.identity === plan.identity ? null : another(store)
  return (await store.list(PARTS)).size === 0 ? null : another(store)
}

/** Makes a store ready for the results of a plan; what it holds of them is not played again. `jobs`: how many play at once. */
export const openResults = async (store: Store, plan: Plan, jobs: number): Promise<Held | Refusal> => {
  const refused = await refusedBy(store, plan)
  if (refused !== null) return refused
  const held = await manifestIn(store)
  // Before anything is put: on a disk that was full what was begun there may take the last of the room.
  await store.tidy('.')
  await store.tidy(PARTS)
  const { identity, experiment } = plan
  const chunk = held?.chunk ?? chunkOf(plan, jobs)
  const isExtended = held !== undefined && (held.isExtended || (await isChanged(held, plan, store)))
  const manifest: Manifest = { identity, software: VERSION, chunk, isExtended, experiment }
  await putJson(store, MANIFEST, manifest)
  return { parts: await partsIn(store, plan), chunk, isExtended }
}

export const putResult = (store: Store, result: Result): Promise<void> => putJson(store, REPORT, result)

/** Of how many deals a store holds results of a plan, also where its run was killed; 0 where it holds none. */
export const dealsHeld = async (store: Store, { identity }: Plan): Promise<number> => {
  const held = await manifestIn(store)
  return held?.identity === identity ? await dealsInParts(store) : 0
}

/** Parts that are read ahead, where nothing is played. */
const AHEAD = 16

/**
 * What a store holds so far; nothing is played. Refused where it holds no experiment, or one that cannot be played here: of another
 * version, whose rows are read where `ofAnyVersion` says so, as far as measures are still called the same.
 */
export const readResults = async (
  store: Store,
  { ofAnyVersion = false }: { readonly ofAnyVersion?: boolean } = {},
): Promise<HeldOutcome | Refusal> => {
  const held = await manifestIn(store)
  if (held === undefined) return noResults(store)
  const plan = planOf(held.experiment)
  if (isRefusal(plan)) return plan
  if (plan.identity !== held.identity && !ofAnyVersion) return otherVersion(store, held)
  const parts = await partsIn(store, plan)
  const collected = collector(plan, undefined, held.isExtended)
  const first: readonly Sample[] = plan.arms.map(() => [])
  for await (const rows of inOrder(spansOf(held.experiment, held.chunk), parts.read, AHEAD)) {
    if (rows === undefined) break
    addFirst(first, collected.add(rows), plan)
    // Others that were under way when that was told are no part of the answer.
    if (isAnswered(plan, collected.tally)) break
  }
  return collected.tally.deals === 0 ? noResults(store) : { ...collected.outcome(), software: held.software, first }
}

/** The deals of an experiment, in parts. */
export function* spansOf({ until: { deals } }: Experiment, chunk: number): Generator<Span> {
  for (let from = 0; from < deals; from += chunk) yield { from, to: Math.min(deals, from + chunk) }
}

/** Undefined where there is none that can be read. */
const manifestIn = async (store: Store): Promise<Manifest | undefined> => {
  const bytes = await store.get(MANIFEST)
  if (bytes === undefined) return undefined
  try {
    const manifest = MANIFEST_SHAPE.parse(JSON.parse(new TextDecoder().decode(bytes)))
    const experiment = readExperiment(manifest.experiment)
    return isRefusal(experiment) ? undefined : { ...manifest, experiment }
  } catch {
    return undefined
  }
}

const putJson = (store: Store, name: string, value: object): Promise<void> =>
  store.put(name, `${JSON.stringify(value, null, 2)}\n`)

/** Parts are looked at while they come (`onProgress`): it need not have come to an end. */
const isChanged = async ({ experiment }: Manifest, plan: Plan, store: Store): Promise<boolean> =>
  isOtherEnd(experiment.until, plan.experiment.until) && (await dealsInParts(store)) > 0

/** Games in a part: a second's work or so. */
const GAMES: Readonly<Record<string, number>> = { random: 2000, greedy: 200 }

/** Deals in a part; a short run has some parts for each thread, too. */
const chunkOf = (plan: Plan, jobs: number): number => {
  const { players, experiment } = plan
  const games = Math.min(...players.map(({ bot }) => GAMES[bot] ?? 1))
  const most = Math.ceil(experiment.until.deals / (4 * jobs))
  return Math.max(1, Math.min(most, Math.floor(games / gamesOf(plan))))
}

const another = ({ address }: Store): Refusal =>
  refusal(
    'other-experiment',
    null,
    `${address} には別の実験（か、別の版での実験）の結果があります。--out に別の場所を指定してください。`,
    `${address} holds the results of another experiment, or of another version. Give --out another place.`,
  )

const otherVersion = ({ address }: Store, { software }: Manifest): Refusal =>
  refusal(
    'other-version',
    null,
    `${address} の結果は、別の版（手札 ${software}）で調べたものです。レポートはその版で作ってください。tefuda lab compare でくらべることはできます。`,
    `The results in ${address} are of another version (Tefuda ${software}), by which the report is to be made. tefuda lab compare takes them.`,
  )
