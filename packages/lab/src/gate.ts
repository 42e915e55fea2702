import { FEW, type Moments, varianceOf } from './interval.ts'
import type { Plan } from './plan.ts'
import type { Tally } from './tally.ts'

/**
 * What a gate says so far: `better` than nothing, or `not better` by as much as asked; each is wrong once in twenty times at most.
 * Where the truth lies between the two, both answers are right, and either may be given.
 */
export interface GateState {
  readonly answer: 'better' | 'not better' | 'open'
  /** The logarithm of how much likelier the deals are if it is better by so much than if it is not better at all. */
  readonly likelier: number
}

/** log((1 − β) / α) with α = β = 0.05 (Wald). */
export const BOUND = Math.log(0.95 / 0.05)

/**
 * The generalised sequential probability ratio test of a mean, with the variance as it was found (as engines of chess are
 * tested): `base + by` against `base`. Null where the experiment asks for none.
 */
export const gateOf = ({ experiment, ids }: Plan, tally: Tally): GateState | null => {
  const { gate } = experiment.until
  if (gate === undefined) return null
  const k = ids.indexOf(gate.measure)
  const moments = gate.than === undefined ? tally.differences[0]?.[k] : tally.means[0]![k]
  if (moments === undefined || moments.n < FEW) return { answer: 'open', likelier: 0 }
  const likelier = ratioOf(moments, gate.than ?? 0, gate.by)
  return { answer: likelier >= BOUND ? 'better' : likelier <= -BOUND ? 'not better' : 'open', likelier }
}

const ratioOf = (moments: Moments, than: number, by: number): number => {
  const variance = varianceOf(moments)
  // Deals that never vary tell nothing of how they would: whoever always won may still lose.
  return variance === 0 ? 0 : (moments.n * by * (moments.mean - than - by / 2)) / variance
}
