import { z } from 'zod'

/**
 * How much time there is. `none`: no clock. `live`: `move` seconds for each decision, then `reserve` seconds for the
 * whole session; both used up, the game's timeout move is played. `days`: correspondence, so many days a decision.
 * Windows in which several seats are asked are of one length whatever the pace, at most what the rules say; with `days` as
 * long as that.
 */
export const Pace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('live'), move: z.int().min(3).max(600), reserve: z.int().min(0).max(3600) }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(14) }),
])
export type Pace = z.infer<typeof Pace>

/** What whoever opens a table decides besides the rules. */
export const TableOptions = z.strictObject({
  pace: Pace,
  /** Listed in the lobby, or known only to those who have the link. */
  isPublic: z.boolean(),
  /** By how many seconds spectators see the table later; null where nobody may look on. */
  spectators: z.int().min(0).max(600).nullable(),
  /**
   * Windows that are `even` are all of one length, and longer only where somebody asks for time. `quick` ones last as long as the
   * rules say and close as soon as everybody has answered, so that it shows how long somebody hesitated. A new table is `even`
   * where nothing is said; those opened before there was a choice are `quick`.
   */
  windows: z.enum(['even', 'quick']).optional(),
})
export type TableOptions = z.infer<typeof TableOptions>
