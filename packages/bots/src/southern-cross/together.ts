import { JOKER_RANK } from '@tefuda/kernel'
import { centreOf, NONE, type SouthernCrossRulesContext } from '@tefuda/southern-cross'
import type { Placing, Player } from './player.ts'
import { chances, nextAfter, reachPointsAt, risk } from './risk.ts'
import type { Trial } from './trial.ts'

// The weights were found by playing against the same bot with other weights.

/** A point that the next player may make, against one's own. */
const RISK = 0.6
/** A joker kept for later, in points. */
const JOKER = 45

/** Plays a field that all share: points now are weighed against what the next player could make of the field. */
export const togetherPlayer = (context: SouthernCrossRulesContext, factor: readonly number[], trial: Trial): Player => {
  const { rules, seats } = context
  const riskOf = risk(rules, factor)
  const chance = new Float64Array(16)
  const { top, after } = trial

  return {
    choose(state, seat) {
      const { pile, centreDue } = state.fields[0]!
      const shown = state.shown[seat]!
      const hand = shown === NONE ? state.hands[seat]! : [shown]
      const cells = centreDue ? centreOf(context) : trial.ground.order
      chances(state, seat, nextAfter(seats, state, seat), chance)
      let choice: Placing = { card: hand[0]!, cell: cells[0]! }
      let best = Number.NEGATIVE_INFINITY
      for (const card of hand)
        for (const cell of cells) {
          trial.lay(cell, card)
          const points = trial.take() || reachPointsAt(rules, trial.ground, top, cell)
          const kept = (card & 15) === JOKER_RANK && pile.length > 0 ? JOKER : 0
          const value = points - kept - RISK * riskOf(trial.ground, after, chance)
          trial.clear()
          if (value > best) {
            best = value
            choice = { card, cell }
          }
        }
      return choice
    },
    heuristic(state, seat, placings) {
      chances(state, seat, nextAfter(seats, state, seat), chance)
      for (const { card, cell } of placings) trial.lay(cell, card)
      trial.take()
      return -riskOf(trial.ground, after, chance)
    },
  }
}
