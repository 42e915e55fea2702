import { collector, isAnswered, type Kept } from './collect.ts'
import type { Experiment } from './experiment.ts'
import { knownPlan } from './known-plan.ts'
import { playDealt } from './play.ts'

/** So many milliseconds of an experiment, from where it was left. */
export interface Stretch {
  readonly experiment: Experiment
  /** `Kept` as JSON; null at the beginning. */
  readonly kept: string | null
  readonly ms: number
}

export interface StretchDone {
  /** `Kept` as JSON. */
  readonly kept: string
  readonly deals: number
  /** Whether all that was asked is played. */
  readonly isOver: boolean
  readonly ms: number
}

/** Plays on, deal by deal, for about so long: one deal at least. Its experiment has been looked at. */
export const playStretch = ({ experiment, kept, ms }: Stretch): StretchDone => {
  const plan = knownPlan(experiment)
  const collected = kept === null ? collector(plan) : collector(plan, JSON.parse(kept) as Kept)
  const { tally } = collected
  const began = performance.now()
  const spent = (): number => performance.now() - began
  const isOver = (): boolean => tally.deals >= experiment.until.deals || isAnswered(plan, tally)
  do {
    const { rows, dealt } = playDealt(plan, tally.deals, tally.deals + 1)
    collected.add(rows, dealt)
  } while (!isOver() && spent() < ms)
  return { kept: JSON.stringify(collected.kept()), deals: tally.deals, isOver: isOver(), ms: spent() }
}
