import { isRefusal, type Refusal } from '@tefuda/kernel'
import { armNamed, type Experiment, type Outcome, type Plan } from '@tefuda/lab'
import { useState } from 'react'
import { useSay } from '../i18n/index.ts'
import { type Grid, gridOf } from './grid.ts'

/** What of a sweep is looked at, and what was found there. */
export interface MatrixSeen {
  readonly plan: Plan
  readonly outcome: Outcome | null
  /** What the single changes are called. */
  readonly changes: readonly string[]
  /** The id of a measure. */
  readonly measure: string
  readonly onMeasure: (measure: string) => void
  /** Null before anything is found. */
  readonly found: Grid | null
  /** Two of the changes, or one and the same. */
  readonly looked: readonly [number, number]
  readonly onLook: (cell: readonly [number, number]) => void
}

/** Null where there is nothing to look at. `asked`: its variants are the single changes. */
export const useMatrix = (asked: Experiment, plan: Plan | Refusal, outcome: Outcome | null): MatrixSeen | null => {
  const say = useSay()
  const [wanted, setMeasure] = useState<string | null>(null)
  const [chosen, setLooked] = useState<readonly [number, number] | null>(null)
  const last = asked.variants.length - 1
  if (isRefusal(plan) || last < 0) return null
  const [first] = plan.pairs
  const measure = wanted !== null && plan.ids.includes(wanted) ? wanted : plan.ids[0]!
  return {
    plan,
    outcome,
    changes: asked.variants.map((_, variant) => say(armNamed(plan, variant + 1))),
    measure,
    onMeasure: setMeasure,
    found: outcome === null ? null : gridOf(outcome, last + 1, plan.ids.indexOf(measure)),
    looked: chosen !== null && Math.max(...chosen) <= last ? chosen : [first?.one ?? 0, first?.other ?? 0],
    onLook: setLooked,
  }
}
