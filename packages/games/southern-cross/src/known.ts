import { type Card, faceOf, type Seat } from '@tefuda/kernel'
import { cardName, isExtra, NONE, type RulesContext, type State } from './state.ts'

/** Where in a hand lie the cards everybody knows of: the shown card, and extra jokers outside match play. */
export const knownIn = (context: RulesContext, state: State, seat: Seat): number[] => {
  const places: number[] = []
  if (context.rules.match) return places
  const hand = state.hands[seat]!
  for (let at = 0; at < hand.length; at++)
    if (isExtra(context, hand[at]!) || hand[at] === state.shown[seat]) places.push(at)
  return places
}

/** Their names, the shown card first: where in the hand they lie is nobody's business. `gone`: places that do not count any more. */
export const knownCards = (context: RulesContext, state: State, seat: Seat, gone: readonly number[] = []): string[] => {
  if (context.rules.jokers === 0 && state.shown[seat] === NONE) return []
  const order = (card: Card): number => (card === state.shown[seat] ? -1 : faceOf(card))
  return knownIn(context, state, seat)
    .filter((at) => !gone.includes(at))
    .map((at) => state.hands[seat]![at]!)
    .sort((a, b) => order(a) - order(b))
    .map(cardName)
}
