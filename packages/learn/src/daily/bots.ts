import { findBot, greedyAtAGlance, type Table } from '@tefuda/bots'
import type { Seat } from '@tefuda/kernel'
import { OPPONENT } from './opponent.ts'

/** The move a bot of the daily deal plays on `seat`, which is due, as text. `view` is that seat's. */
export const chooseForBot = (table: Table, view: unknown, seat: Seat, seed: number): string => {
  const { move } = findBot(OPPONENT)!.choose(table, view, seat, { seed })
  return table.engine.format(move)
}

/** The same for somebody who knows the whole state, many times as quick; null where the bot does not see its move at a glance. */
export const glanceOfBot = (table: Table, state: unknown, seat: Seat): string | null => {
  const move = greedyAtAGlance(table, state, seat)
  return move === null ? null : table.engine.format(move)
}
