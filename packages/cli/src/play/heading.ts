import { type Match, variantName } from '@tefuda/kernel'
import type { Look } from '../terminal/look.ts'

/** Which game was played, and by which rules. */
export const headingOf = ({ game, rules }: Match, { paint, say }: Look): string =>
  `${paint.bold(say(game.name))}  ${paint.dim(say(variantName(game.schema, rules)))}`
