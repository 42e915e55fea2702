import { type ExjanState, hasReached } from '@tefuda/exjan'
import { type Card, type Rng, type Seat, shuffleInPlace } from '@tefuda/kernel'
import { fitOf } from './shape.ts'

/**
 * Reweights a sampled world: others have kept what fits. Each has seen as many cards as it has drawn, taken from the
 * wall, and given back those that fitted worst. Whoever has said reach has a hand of its own in the sample.
 */
export const keepWhatFits = (state: ExjanState, seat: Seat, rng: Rng): void => {
  for (const [other, hand] of state.hands.entries())
    if (other !== seat && !hasReached(state, other))
      for (let k = 0; k < state.draws[other]! && k < state.wall.length; k++)
        state.wall[k] = exchange(state, hand, state.wall[k]!)
  shuffleInPlace(state.wall, rng)
}

/** Adds a card to a hand and takes out the one that fits worst. */
const exchange = (state: ExjanState, hand: Card[], card: Card): Card => {
  hand.push(card)
  const fits = hand.map((each) => fitOf(state, hand, each))
  return hand.splice(fits.indexOf(Math.min(...fits)), 1)[0]!
}
