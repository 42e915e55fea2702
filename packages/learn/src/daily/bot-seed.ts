import { type Seat, type Seed, smallSeed } from '@tefuda/kernel'

/**
 * The luck of a bot for its move number `own` (from 0) in a daily deal. It does not depend on when the others play, so
 * that the same game leads to the same moves wherever it is played.
 */
export const botSeed = (seed: Seed, seat: Seat, own: number): number =>
  (smallSeed(seed) ^ Math.imul(seat * 65_536 + own + 1, 0x9e37_79b1)) >>> 0
