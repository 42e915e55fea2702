import type { TableLine } from '@tefuda/wire'
import { type KeptRecord, tableOf } from '../../storage/index.ts'

/** A game that was played online: as the server lists it, and as this browser keeps it; one of them at least. */
export type Played =
  | { readonly line: TableLine; readonly kept: KeptRecord | null }
  | { readonly line: null; readonly kept: KeptRecord }

/**
 * Games that were played online, each once, the last first. What this browser keeps and the server does not list, any
 * more or at the moment, comes along as far down as the server has listed: `before` is when the last game on the list
 * ended, null where there are no more.
 */
export const playedOnline = (
  lines: readonly TableLine[],
  before: number | null,
  kept: readonly KeptRecord[],
): readonly Played[] => {
  const byTable = new Map(kept.map((record) => [tableOf(record), record]))
  const listed = new Set<string | undefined>(lines.map(({ table }) => table))
  const others = kept.filter((record) => !listed.has(tableOf(record)) && (before === null || record.finished > before))
  const played: readonly Played[] = [
    ...lines.map((line) => ({ line, kept: byTable.get(line.table) ?? null })),
    ...others.map((record) => ({ line: null, kept: record })),
  ]
  return played.toSorted((a, b) => endOf(b) - endOf(a))
}

/** When it ended, in milliseconds since 1970. */
export const endOf = ({ line, kept }: Played): number => line?.ended ?? kept?.finished ?? 0
