import type { TableLine } from '@tefuda/wire'

/** A table of a list that is being looked at. */
export interface Placed {
  readonly line: TableLine
  /** How often the list has come without it; 0 while it is there. */
  readonly missed: number
}

/** After so many lists without it, a table leaves the list for good. */
const PATIENCE = 6

/**
 * The list as it is shown after a new one has come: whatever stands there keeps its place, so that nothing moves under
 * a finger; new tables come last; tables that are gone stay for a while, to be marked as such. While `held` (somebody
 * is pointing at the list) no table comes and none leaves.
 */
export const keepPlaces = (shown: readonly Placed[], fresh: readonly TableLine[], held: boolean): Placed[] => {
  const byId = new Map(fresh.map((line) => [line.table, line]))
  const kept = shown.map(({ line, missed }): Placed => {
    const now = byId.get(line.table)
    return now === undefined ? { line, missed: missed + 1 } : { line: now, missed: 0 }
  })
  if (held) return kept
  const here = new Set(shown.map(({ line }) => line.table))
  const come = fresh.filter(({ table }) => !here.has(table)).map((line): Placed => ({ line, missed: 0 }))
  return [...kept.filter(({ missed }) => missed < PATIENCE), ...come]
}
