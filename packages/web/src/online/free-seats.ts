import type { Seat } from '@tefuda/kernel'
import type { TableView } from '@tefuda/wire'

/** Whether the viewer, who has no seat, may sit down there. */
export const isFree = ({ seats, you }: TableView, seat: Seat): boolean => {
  const view = seats[seat]
  return !you.barred && view?.kind === 'empty' && (view.kept === undefined || view.kept.you)
}

/** Why somebody at a table whose game has not begun has no seat and is offered none; null where that is not so. */
export const whyNoSeat = (table: TableView): 'barred' | 'full' | null => {
  const { stage, seats, you } = table
  if (stage !== 'open' || you.seat !== null) return null
  if (you.barred) return 'barred'
  return seats.some((_, seat) => isFree(table, seat)) ? null : 'full'
}
