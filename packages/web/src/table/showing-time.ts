import type { Effect, Sum } from './table-game.ts'

/** How long an effect stands before anything else is shown, in milliseconds at the usual pace. */
export const EFFECT_TIME: Readonly<Record<Effect['weight'], number>> = { brief: 260, plain: 750, great: 1200 }

/** From one part of a sum to the next; `--m-write` of the style sheets says the same. */
export const WRITING = 140

/** The terms, the multiplier where there is one, and the total, which stands for two parts before anything goes on. */
export const reckoningTime = ({ terms, factor }: Sum): number =>
  WRITING * ((terms.length > 1 || factor > 1 ? terms.length : 0) + (factor > 1 ? 1 : 0) + 2)
