import { findGame } from '@tefuda/games'
import { canonicalJson, isRefusal, type Refusal, type RulesRequest, refusal, resolveRules } from '@tefuda/kernel'
import { Piscina } from 'piscina'
import type { Outcome } from './collect.ts'
import { readExperiment, type Variant } from './experiment.ts'
import { noGame, type Plan, planOf } from './plan.ts'
import { refusedBy } from './results.ts'
import type { RunOptions } from './run.ts'
import { type Ending, runEnding } from './run-ending.ts'
import type { Store } from './store/store.ts'
import { storeWithin } from './store/within.ts'
import { strongestOf } from './strongest.ts'
import { coveringRows, type Fault, type Settings, singleChanges } from './sweep.ts'
import type { Tried } from './sweep-worker.ts'
import { withPairs } from './with-pairs.ts'

/** A look at all settings of a game. */
export interface Sweep {
  readonly game: string
  readonly seats: number
  /** Settings that are not varied. */
  readonly fixed: Settings
  readonly deals: number
  /** Combinations of values of so many settings at once are tried: 2 or 3. */
  readonly strength: number
}

export interface SweepOptions extends RunOptions {
  /** Told before the first rule set and after each how many of all have been tried. */
  readonly onTried?: (tried: number, all: number) => void
  /** Told after each part how many deals of the strongest changes, two by two, have been played. */
  readonly onPaired?: (deals: number) => void
}

/** What a sweep found: rule sets that were tried, what broke, what each single change does, and what the strongest do two by two. */
export interface Swept {
  readonly tried: number
  readonly faults: readonly Fault[]
  /** Single changes, and pairs of them, that do not end. */
  readonly leftOut: readonly Variant[]
  readonly outcome: Outcome
  /** Null where fewer than two changes move anything, or it was stopped before. */
  readonly paired: Outcome | null
}

/**
 * Tries all combinations of so many settings against the contract, then measures each single change on the same deals, and at last
 * those that move most two by two, which are kept in a folder of the store.
 */
export const runSweep = async (sweep: Sweep, options: SweepOptions): Promise<Swept | Refusal> => {
  const { seats, fixed, deals, strength } = sweep
  const game = findGame(sweep.game)
  if (game === undefined) return noGame({ game: sweep.game })
  const base = resolveRules(game.schema, game, fixed as RulesRequest, seats)
  if (isRefusal(base)) return base
  const experiment = readExperiment({
    name: `${game.name.ja} / ${game.name.en}`,
    game: game.id,
    seats,
    base: { set: fixed },
    variants: singleChanges(game, seats, fixed).map((set) => ({ set })),
    until: { deals },
    seed: 'sweep',
  })
  if (isRefusal(experiment)) return experiment
  const plan = planOf(experiment)
  if (isRefusal(plan)) return plan
  const refused = await refusedBy(options.store, plan)
  if (refused !== null) return refused
  const rows = coveringRows(game, seats, fixed, strength)
  const faults = await tryAll(
    rows.map((set) => ({ game: game.id, seats, set, fixed })),
    options,
  )
  if (faults === null) return STOPPED
  const { store } = options
  const singles = await runEnding(
    experiment,
    (tried, leftOut) => (leftOut === 0 ? store : within(store, 'without', tried)),
    options,
  )
  if (isRefusal(singles)) return singles
  const { outcome } = singles
  await store.put('faults.json', `${JSON.stringify(faults, null, 2)}\n`)
  const paired = options.signal?.aborted ? null : await runPairs(outcome, options)
  if (paired !== null && isRefusal(paired)) return paired
  const leftOut = [...singles.leftOut, ...(paired?.leftOut ?? [])]
  return { tried: rows.length, faults, leftOut, outcome, paired: paired?.outcome ?? null }
}

/** So many changes are looked at two by two. */
const STRONGEST = 4

const runPairs = async (
  singles: Outcome,
  { onPaired, store, ...options }: SweepOptions,
): Promise<Ending | Refusal | null> => {
  const { experiment } = singles.plan
  const strongest = strongestOf(singles, STRONGEST).map((variant) => experiment.variants[variant]!)
  if (strongest.length < 2) return null
  // Other deals than those by which the changes were chosen.
  const asked = withPairs({ ...experiment, variants: strongest, seed: 'sweep of pairs' })
  return runEnding(asked, (plan) => within(store, 'pairs', plan), {
    ...options,
    onProgress: (deals) => onPaired?.(deals),
  })
}

/** A folder of a store for the results of a plan. */
const within = (store: Store, name: string, { identity }: Plan): Store =>
  storeWithin(store, `${name}-${identity.slice(0, 8)}`)

/** Null where the signal ends it. */
const tryAll = async (tried: readonly Tried[], { jobs, signal, onTried }: SweepOptions): Promise<Fault[] | null> => {
  const filename = new URL('./sweep-worker.ts', import.meta.url).href
  const pool = new Piscina<Tried, Fault | null>({ filename, maxThreads: jobs })
  try {
    let done = 0
    onTried?.(done, tried.length)
    const tryOne = async (one: Tried): Promise<Fault | null> => {
      const fault = await pool.run(one, signal === undefined ? {} : { signal })
      onTried?.(++done, tried.length)
      return fault
    }
    const found = await Promise.all(tried.map(tryOne))
    const faults = found.filter((fault) => fault !== null)
    return [...new Map(faults.map((fault) => [canonicalJson(fault.set), fault])).values()]
  } catch (error) {
    if (signal?.aborted) return null
    throw error
  } finally {
    await pool.destroy()
  }
}

const STOPPED = refusal(
  'stopped',
  null,
  '設定の組み合わせを試している途中で止めたので、結果はまだありません。同じ指示で、はじめから試します。',
  'It was stopped while combinations of settings were tried, so there are no results yet. The same command begins again.',
)
