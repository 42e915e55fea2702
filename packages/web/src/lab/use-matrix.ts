import { isRefusal, type Refusal } from '@tefuda/kernel'
import { armNamed, type Experiment, type Outcome, type Plan } from '@tefuda/lab'
import { useLocation, useSearch } from 'wouter'
import { useSay } from '../i18n/index.ts'
import { type Grid, gridOf } from './grid.ts'
import { type Looked, lookedIn, withLooked } from './sweep.ts'

/** What of a sweep is looked at, and what was found there. */
export interface MatrixSeen {
  readonly plan: Plan
  readonly outcome: Outcome | null
  /** What the single changes are called. */
  readonly changes: readonly string[]
  /** What two of them together are called, wherever they are named; of those that do not go together, and of one alone, too. */
  readonly pairName: (one: number, other: number) => string
  /** The id of a measure. */
  readonly measure: string
  readonly onMeasure: (measure: string) => void
  /** Null before anything is found. */
  readonly found: Grid | null
  /** Two of the changes, or one and the same. */
  readonly looked: readonly [number, number]
  readonly onLook: (cell: readonly [number, number]) => void
}

/** The address holds what is looked at. Null where there is nothing. `asked`: its variants are the single changes. */
export const useMatrix = (asked: Experiment, plan: Plan | Refusal, outcome: Outcome | null): MatrixSeen | null => {
  const say = useSay()
  const search = useSearch()
  const [path, navigate] = useLocation()
  const seen = lookedIn(search)
  const { measure: wanted, pair: chosen } = seen
  const look = (next: Partial<Looked>): void =>
    navigate(`${path}?${withLooked(search, { ...seen, ...next })}`, { replace: true })
  const last = asked.variants.length - 1
  if (isRefusal(plan) || last < 0) return null
  const [first] = plan.pairs
  const measure = wanted !== null && plan.ids.includes(wanted) ? wanted : plan.ids[0]!
  const changes = asked.variants.map((_, variant) => say(armNamed(plan, variant + 1)))
  return {
    plan,
    outcome,
    changes,
    pairName: (...two) => {
      const [a, b] = [Math.min(...two), Math.max(...two)]
      if (a === b) return changes[a]!
      const pair = plan.pairs.find(({ one, other }) => one === a && other === b)
      return pair === undefined ? `${changes[a]} × ${changes[b]}` : say(armNamed(plan, pair.both + 1))
    },
    measure,
    onMeasure: (next) => look({ measure: next }),
    found: outcome === null ? null : gridOf(outcome, last + 1, plan.ids.indexOf(measure)),
    looked: chosen !== null && Math.max(...chosen) <= last ? chosen : [first?.one ?? 0, first?.other ?? 0],
    onLook: (pair) => look({ pair }),
  }
}
