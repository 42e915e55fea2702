import { findBot, type Table } from '@tefuda/bots'
import { type Seat, type Seed, smallSeed } from '@tefuda/kernel'

/** Who sits on the other seats of a daily deal: quick, and the same for everybody. */
const OPPONENT = 'greedy'

/**
 * The luck of a bot for its move number `own` (from 0) in a daily deal. It does not depend on when the others play, so
 * that the same game leads to the same moves wherever it is played.
 */
export const botSeed = (seed: Seed, seat: Seat, own: number): number =>
  (smallSeed(seed) ^ Math.imul(seat * 65_536 + own + 1, 0x9e37_79b1)) >>> 0

/** The move a bot of the daily deal plays on `seat`, which is due, as text. `view` is that seat's. */
export const chooseForBot = (table: Table, view: unknown, seat: Seat, seed: number): string => {
  const { move } = findBot(OPPONENT)!.choose(table, view, seat, { seed })
  return table.engine.format(move)
}
