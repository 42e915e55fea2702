import { canonicalJson } from '@tefuda/kernel'
import { type Columns, gamesOf, rowsBetween } from './columns.ts'
import { variatesOf } from './dealt.ts'
import { digestAfter } from './digest.ts'
import type { Experiment } from './experiment.ts'
import { type GateState, gateOf } from './gate.ts'
import { halfWidth, type Reading } from './interval.ts'
import type { Plan } from './plan.ts'
import { type Result, resultsOf } from './summary.ts'
import { addDeals, newTally, type Tally } from './tally.ts'

/** What a run came to. */
export interface Outcome {
  readonly plan: Plan
  readonly tally: Tally
  readonly result: Result
  readonly reading: Reading
  /** What the gate says; null where the experiment has none. */
  readonly gate: GateState | null
}

/** How far a run has come, as JSON: what is kept of its rows, with which it goes on. */
export interface Kept {
  readonly tally: Tally
  /** The digest of the rows so far (`digestAfter`). */
  readonly rows: string
}

/**
 * Takes rows in the order of their deals, whoever played them, and tells at any time what they come to. `isExtended`: more deals were
 * asked for once some had been looked at, so that their number was not settled beforehand.
 */
export const collector = (plan: Plan, kept: Kept = { tally: newTally(plan), rows: '' }, isExtended = false) => {
  const { tally } = kept
  let { rows: digest } = kept
  const { experiment } = plan
  const [games, variates] = [gamesOf(plan), variatesOf(plan)]
  const { gate, halfWidth: asked } = experiment.until
  const step = gate === undefined && asked === undefined ? Number.POSITIVE_INFINITY : ASKED_EVERY
  return {
    tally,
    /**
     * Answers with the rows that count: those up to where what was asked is answered, wherever parts begin and end. `dealt`: as
     * `addDeals`; worked out where it is not known.
     */
    add(rows: Columns, dealt?: Float64Array): Columns {
      const deals = rows.count / games
      let from = 0
      while (from < deals && !isAnswered(plan, tally)) {
        const to = Math.min(deals, from + step - (tally.deals % step))
        const next = rowsBetween(rows, from * games, to * games)
        digest = digestAfter(digest, next, plan)
        addDeals(tally, next, plan, dealt?.subarray(from * variates, to * variates))
        from = to
      }
      return rowsBetween(rows, 0, from * games)
    },
    kept: (): Kept => ({ tally, rows: digest }),
    outcome(): Outcome {
      const isWhole = tally.deals === experiment.until.deals && isSettled(experiment) && !isExtended
      const reading: Reading = isWhole ? 'fixed' : 'anytime'
      const result = { deals: tally.deals, measures: resultsOf(plan, tally, reading), rows: digest }
      return { plan, tally, result, reading, gate: gateOf(plan, tally) }
    },
  }
}

/** Whether two runs of one experiment are to end otherwise. */
export const isOtherEnd = (one: Experiment['until'], other: Experiment['until']): boolean =>
  canonicalJson(one) !== canonicalJson(other)

/** Whether the number of deals was settled before anything was seen of them. */
const isSettled = ({ until: { minutes, halfWidth, gate } }: Experiment): boolean =>
  minutes === undefined && halfWidth === undefined && gate === undefined

/** Whether what was asked is answered is looked at after so many deals each: so a run ends with the same deal, whoever plays it. */
const ASKED_EVERY = 10

/** Whether what was asked is answered, so that no more deals are needed. */
export const isAnswered = (plan: Plan, tally: Tally): boolean => {
  if (tally.deals % ASKED_EVERY !== 0) return false
  const gate = gateOf(plan, tally)
  return isNarrow(plan, tally) || (gate !== null && gate.answer !== 'open')
}

/** Whether all half widths that are asked for have been reached; false where none is. */
const isNarrow = ({ experiment, ids }: Plan, { means, differences }: Tally): boolean => {
  const asked = Object.entries(experiment.until.halfWidth ?? {})
  const compared = differences.length > 0 ? differences : means
  return (
    asked.length > 0 &&
    asked.every(([id, half]) => compared.every((arm) => halfWidth(arm[ids.indexOf(id)]!, 'anytime') <= half))
  )
}
