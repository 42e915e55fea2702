import { type CccEngine, type CccMove, type CccRules, type CccState, rulesContextOf } from '@tefuda/ccc'
import type { GameHeuristics } from '../heuristics.ts'
import { playerFor } from './player.ts'

/** Coins worth a try; one draw comes on top. */
const TRIED = 6

/** What the bots know about playing CCC, on every board, with every setting and number of seats. */
export const cccHeuristics = (engine: CccEngine, rules: CccRules): GameHeuristics<CccState, CccMove> => {
  const player = playerFor(rulesContextOf(rules, engine.seats))
  return {
    alone: false,
    slips: 0.45,
    fastMove: (state, seat) => player.choose(state, seat),
    heuristic: (state, seat, move) => player.heuristic(state, seat, move),
    shortlist: (state, seat) => player.consider(state, seat, TRIED),
  }
}
