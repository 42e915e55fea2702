import type { Outcome } from './collect.ts'
import type { Pair } from './pairs.ts'
import { beyondOf, type Estimate } from './summary.ts'
import { judgementsOf, type Verdict } from './verdict.ts'

/** What the two do together beyond the sum of what each does, of one measure. */
export interface Interaction extends Pair, Estimate {
  readonly verdict: Verdict
}

/** The interactions of all pairs in one measure (its place in `Plan.ids`); of those called different at most 5 % are wrong. */
export const interactionsOf = ({ plan, tally, reading }: Outcome, measure: number): readonly Interaction[] => {
  const base = tally.means[0]![measure]!.mean
  const found = tally.interactions.map((measures) => measures[measure]!)
  const judgements = judgementsOf(
    found.map((differences) => ({ base, differences, identical: false, isSettled: false, always: null })),
    reading,
  )
  return plan.pairs.map((pair, k) => ({
    ...pair,
    ...beyondOf(found[k]!, reading, plan.ranges[measure]!),
    verdict: judgements[k]!.verdict,
  }))
}
