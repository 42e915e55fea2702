import type { GameRecord, Language } from '@tefuda/kernel'
import type { Dealt, Experiment, Kept, Outcome, Variant } from '@tefuda/lab'

/** Deals `from` to `to` (not included) of an experiment, to be played. */
export interface Chunk {
  readonly experiment: Experiment
  readonly from: number
  readonly to: number
}

/** The rows of a chunk, and how long they took. */
export interface Played extends Dealt {
  readonly from: number
  readonly to: number
  readonly ms: number
}

/** One deal under some rule sets of an experiment (their places in `Plan.arms`), to be played and noted. */
export interface Noted {
  readonly experiment: Experiment
  readonly deal: number
  readonly arms: readonly number[]
}

/** The records that answer `Noted`, in the order of its rule sets. */
export type Records = readonly GameRecord[]

/** What an experiment or a sweep has come to, to be written as a page that needs nothing else; the answer is that page. */
export interface Reporting {
  readonly report: 'experiment' | 'sweep'
  readonly experiment: Experiment
  /** Changes of a sweep that do not end. */
  readonly leftOut: readonly Variant[]
  readonly kept: Kept
  readonly reading: Outcome['reading']
  readonly language: Language
  /** The address of this site. */
  readonly site: string
}
