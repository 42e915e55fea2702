import { type Card, frenchName, type Seat } from '@tefuda/kernel'
import { lead } from './deal.ts'
import type { Tell } from './event.ts'
import {
  addHidden,
  freePosition,
  JOKER,
  partnerOf,
  type RulesContext,
  type RulesVersion,
  rankOf,
  type State,
  slipOut,
  toGive,
} from './state.ts'

/** The poor give first, all at once; then the rich (CD-11). */
export const give = (context: RulesContext, state: State, seat: Seat, face: Card, tell: Tell): void => {
  const exchange = state.exchange!
  exchange.chosen[seat]!.push(freePosition(state, seat, face))
  exchange.left[seat]!--
  tell?.({ type: 'choose', seat, card: frenchName(face) })
  if (exchange.left.some((left) => left > 0)) return
  for (const [giver, positions] of exchange.chosen.entries()) {
    const to = partnerOf(state, giver)
    const given = positions.map((at) => state.hidden[giver]![at]!)
    if (exchange.step === 'poor') state.ceiling[giver] = Math.min(JOKER, ...given.map(rankOf))
    for (const at of inOrder(positions, context.version)) {
      const card = slipOut(state, giver, at, to)
      addHidden(state, to, card, 1 << giver)
      tell?.({ type: 'give', seat: giver, to, card: frenchName(card) })
    }
  }
  exchange.chosen = exchange.chosen.map(() => [])
  if (exchange.step === 'rich') {
    lead(context, state, tell)
    return
  }
  exchange.step = 'rich'
  exchange.left = toGive(state.before, 'rich')
}

/** The order in which the cards at some positions leave, each position as it is when its turn comes (CD-7). */
const inOrder = (positions: readonly number[], version: RulesVersion): number[] =>
  version === 1 ? positions.toSorted((a, b) => b - a) : positions.toSorted((a, b) => a - b).map((at, gone) => at - gone)
