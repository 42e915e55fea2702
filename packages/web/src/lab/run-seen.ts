import { isRefusal, type Refusal, refusal } from '@tefuda/kernel'
import { collector, isAnswered, type Kept, type Outcome, type Plan, planOf, readExperiment } from '@tefuda/lab'
import type { LabRun } from '@tefuda/wire'
import { BROKEN_LINK } from '../online/pages/plain-answers.ts'
import { awaitPlay, keepLeft, leftFor } from './left.ts'

/** A run of the server, as far as it is. */
export interface RunSeen {
  readonly run: LabRun
  readonly plan: Plan
  /** Null before the first deals are kept; refused where another version of the program kept them. */
  readonly outcome: Outcome | Refusal | null
}

const OTHER_VERSION = refusal(
  'other-version',
  null,
  'このページとは違う版で調べたので、結果を読めません。ページを読み込み直すか、もう一度調べてください。',
  'It was played by another version than that of this page, which cannot read the results. Load the page again, or find out anew.',
)

const RUN_GONE = refusal(
  'run-gone',
  null,
  'この実験は、このサーバーにありません。アドレスが違うか、あとの実験に場所をゆずりました。',
  'This server has no such experiment: the address is wrong, or it has made room for later ones.',
)

/** Reads a run; refused where this page cannot read its experiment. `known`: its plan, where it has been read before. */
export const runSeen = (run: LabRun, known?: Plan): RunSeen | Refusal => {
  const plan = known ?? planned(run)
  if (isRefusal(plan)) return plan
  return { run, plan, outcome: run.kept === null ? null : outcomeOf(run, plan) }
}

const outcomeOf = ({ identity, kept }: LabRun, plan: Plan): Outcome | Refusal =>
  plan.identity === identity ? collector(plan, kept as Kept).outcome() : OTHER_VERSION

const planned = ({ experiment: asked }: LabRun): Plan | Refusal => {
  const experiment = readExperiment(asked)
  return isRefusal(experiment) ? experiment : planOf(experiment)
}

/** Seconds of play until it ends, about, and the deals it has come to by then; null before anything can be said. */
export const endOf = ({ run, plan }: RunSeen): { readonly seconds: number; readonly deals: number } | null => {
  if (run.deals === 0) return null
  const asked = plan.experiment.until.deals
  const each = run.seconds / run.deals
  const allowed = Math.max(0, run.minutes * 60 - run.seconds)
  const inTime = run.deals + Math.floor(allowed / each)
  return inTime < asked ? { seconds: allowed, deals: inTime } : { seconds: each * (asked - run.deals), deals: asked }
}

/** What a run that is going does, as a text of the page and its minutes. */
export const doesNow = ({ waits }: Pick<LabRun, 'waits'>): Doing => {
  if (waits === null) return { text: 'serverPlays' }
  return waits === 0 ? { text: 'serverWaits' } : { text: 'serverWaitsMost', minutes: waits }
}

interface Doing {
  readonly text: 'serverPlays' | 'serverWaits' | 'serverWaitsMost'
  readonly minutes?: number
}

/** Whether it ended before all that was asked: nothing but the time that the server gives an experiment does that. */
export const isCut = ({ run, plan, outcome }: RunSeen): boolean =>
  run.state === 'over' &&
  run.deals < plan.experiment.until.deals &&
  (outcome === null || isRefusal(outcome) || !isAnswered(plan, outcome.tally))

/** The same of a run whose results are not at hand; `asked`: so many deals. */
export const ranOut = (run: Pick<LabRun, 'state' | 'deals' | 'seconds' | 'minutes'>, asked: number): boolean =>
  run.state === 'over' && run.deals < asked && run.seconds >= run.minutes * 60

/** Lets this window go on at once from what the server kept, or from where it has come further itself. */
export const carryOver = ({ run, plan, outcome }: RunSeen): void => {
  const { identity, experiment } = plan
  awaitPlay(identity)
  if (outcome === null || isRefusal(outcome)) return
  if ((leftFor(identity)?.kept.tally.deals ?? 0) < run.deals)
    keepLeft({ identity, experiment, kept: run.kept as Kept, isExtended: false, isGoing: false, spent: 0 })
}

/** What the server says of a run that it does not know and never will, in plain words; null for trouble that may pass. */
export const lastingTrouble = (trouble: Refusal): Refusal | null => {
  if (trouble.code === BROKEN_LINK.code) return trouble
  return trouble.code === 'not-found' || trouble.code === 'bad-request' ? RUN_GONE : null
}
