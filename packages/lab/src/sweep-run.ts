import { findGame } from '@tefuda/games'
import { canonicalJson, isRefusal, type Refusal, type RulesRequest, resolveRules } from '@tefuda/kernel'
import { Piscina } from 'piscina'
import type { Outcome } from './collect.ts'
import { readExperiment } from './experiment.ts'
import { noGame } from './plan.ts'
import { type RunOptions, runExperiment } from './run.ts'
import { coveringRows, type Fault, type Settings, singleChanges, variantsOf } from './sweep.ts'
import type { Tried } from './sweep-worker.ts'

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
  /** Told after each rule set how many of all have been tried. */
  readonly onTried?: (tried: number, all: number) => void
}

/** What a sweep found: rule sets that were tried, what broke, and what each single change does. */
export interface Swept {
  readonly tried: number
  readonly faults: readonly Fault[]
  readonly outcome: Outcome
}

/** Tries all combinations of so many settings against the contract, then measures each single change on the same deals. */
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
    variants: variantsOf(singleChanges(game, seats, fixed)),
    until: { deals },
    seed: 'sweep',
  })
  if (isRefusal(experiment)) return experiment
  const rows = coveringRows(game, seats, fixed, strength)
  const faults = await tryAll(
    rows.map((set) => ({ game: game.id, seats, set, fixed })),
    options,
  )
  const outcome = await runExperiment(experiment, options)
  if (isRefusal(outcome)) return outcome
  await options.store.put('faults.json', `${JSON.stringify(faults, null, 2)}\n`)
  return { tried: rows.length, faults, outcome }
}

const tryAll = async (tried: readonly Tried[], { jobs, onTried }: SweepOptions): Promise<Fault[]> => {
  const filename = new URL('./sweep-worker.ts', import.meta.url).href
  const pool = new Piscina<Tried, Fault | null>({ filename, maxThreads: jobs })
  try {
    let done = 0
    const tryOne = async (one: Tried): Promise<Fault | null> => {
      const fault = await pool.run(one)
      onTried?.(++done, tried.length)
      return fault
    }
    const found = await Promise.all(tried.map(tryOne))
    const faults = found.filter((fault) => fault !== null)
    return [...new Map(faults.map((fault) => [canonicalJson(fault.set), fault])).values()]
  } finally {
    await pool.destroy()
  }
}
