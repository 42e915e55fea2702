import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Deletes everything that is these guests' alone. Games they sat in stay, and so do the guests. */
export const deleteBelongings = async (change: Kysely<Tables>, guests: readonly string[]): Promise<void> => {
  for (const table of ['push', 'calls', 'links', 'rule_sets', 'chat', 'daily_tries', 'experiments', 'replays'] as const)
    await change.deleteFrom(table).where('guest', 'in', guests).execute()
  await change
    .deleteFrom('blocks')
    .where(({ eb, or }) => or([eb('guest', 'in', guests), eb('blocked', 'in', guests)]))
    .execute()
}
