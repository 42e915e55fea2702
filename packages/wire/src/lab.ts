import { z } from 'zod'
import { Id, Moment } from './basics.ts'

/** Experiments of the laboratory that a server runs. What an experiment is, the laboratory says. */
export const LabBody = z.strictObject({ experiment: z.record(z.string(), z.unknown()) })

/** `going`: it is played, or waits until it is. */
export const LabState = z.enum(['going', 'over', 'stopped', 'failed'])
export type LabState = z.infer<typeof LabState>

export const LabRun = z.object({
  id: Id,
  state: LabState,
  at: Moment,
  experiment: z.record(z.string(), z.unknown()),
  /** Of what is played: who comes to another for this experiment is of another version, and cannot read what is kept. */
  identity: z.string(),
  /** Complete deals. */
  deals: z.int(),
  /** Seconds of play so far. */
  seconds: z.number(),
  /** Minutes of play after which the server ends an experiment. */
  minutes: z.int(),
  /** Minutes, at most, until it is played, while others are; null of one that waits for nobody. */
  waits: z.int().nullable(),
  /** Whether the viewer began it, and so may stop it. */
  mine: z.boolean(),
  /** What is kept of the rows, as the laboratory reads it; null before the first deals. */
  kept: z.unknown(),
  /** Why it failed, or why it waits though it is going, in both languages; null where there is no trouble. */
  trouble: z.object({ ja: z.string(), en: z.string() }).nullable(),
})
export type LabRun = z.infer<typeof LabRun>

export const LabRuns = z.object({
  /** Whether whoever asks may begin one here. */
  offered: z.boolean(),
  /** Minutes of play after which the server ends an experiment. */
  minutes: z.int(),
  /** One's own, newest first. */
  runs: z.array(LabRun.omit({ kept: true, waits: true })),
})
export type LabRuns = z.infer<typeof LabRuns>
