import type { GuestId } from '../../table/entry.ts'
import { type Table, viewerOf } from '../../table/table.ts'

/** Whether a guest may see a table as it is now, without delay. Where nothing was dealt there is nothing to hide. */
export const seesNow = (table: Table, guest: GuestId): boolean =>
  table.stage === 'open' ||
  (table.stage === 'stopped' && table.match === null) ||
  table.options.spectators === 0 ||
  viewerOf(table, guest) !== null

/** Whether a guest may look at a table at all. */
export const maySee = (table: Table, guest: GuestId): boolean =>
  table.options.spectators !== null || seesNow(table, guest)
