import { findBot, type Table } from '@tefuda/bots'
import type { Seat } from '@tefuda/kernel'
import { OPPONENT } from './opponent.ts'

/** The move a bot of the daily deal plays on `seat`, which is due, as text. `view` is that seat's. */
export const chooseForBot = (table: Table, view: unknown, seat: Seat, seed: number): string => {
  const { move } = findBot(OPPONENT)!.choose(table, view, seat, { seed })
  return table.engine.format(move)
}
