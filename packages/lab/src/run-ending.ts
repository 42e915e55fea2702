import { isRefusal, type Refusal, Refused } from '@tefuda/kernel'
import type { Outcome } from './collect.ts'
import { endlessIn, withoutEndless } from './endless.ts'
import type { Experiment, Variant } from './experiment.ts'
import { type Plan, planOf } from './plan.ts'
import { type RunOptions, runExperiment } from './run.ts'
import type { Store } from './store/store.ts'

/** What the variants that end came to. */
export interface Ending {
  readonly outcome: Outcome
  /** Those that do not end. */
  readonly leftOut: readonly Variant[]
}

/**
 * Plays an experiment, and begins again without a variant once it does not end. `storeFor`: where the results of a plan are kept from
 * which so many have been left out. Refused, and throws, as `runExperiment` does, also where the base does not end.
 */
export const runEnding = async (
  asked: Experiment,
  storeFor: (plan: Plan, leftOut: number) => Store,
  options: Omit<RunOptions, 'store'>,
): Promise<Ending | Refusal> => {
  const leftOut: Variant[] = []
  for (;;) {
    const plan = planOf(withoutEndless(asked, leftOut))
    if (isRefusal(plan)) return plan
    try {
      const outcome = await runExperiment(plan.experiment, { ...options, store: storeFor(plan, leftOut.length) })
      return isRefusal(outcome) ? outcome : { outcome, leftOut }
    } catch (error) {
      const endless = error instanceof Refused ? endlessIn(plan, error.refusal) : null
      if (endless === null) throw error
      leftOut.push(endless)
    }
  }
}
