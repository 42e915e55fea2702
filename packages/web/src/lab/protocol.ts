import type { Experiment, Row } from '@tefuda/lab'

/** Deals `from` to `to` (not included) of an experiment, to be played. */
export interface Chunk {
  readonly experiment: Experiment
  readonly from: number
  readonly to: number
}

/** The rows of a chunk, and how long they took. */
export interface Played {
  readonly from: number
  readonly to: number
  readonly rows: readonly Row[]
  readonly ms: number
}
