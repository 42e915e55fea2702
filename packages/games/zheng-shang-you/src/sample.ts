import { type Laid, parseAll } from '@tefuda/climbing'
import { type Card, frenchFace, isRefusal, type Rng, shuffleInPlace } from '@tefuda/kernel'
import { strongest } from './move.ts'
import { NO_CARD, type Setting, type State, seatsOfStep } from './state.ts'
import type { ZhengShangYouView } from './view.ts'

/**
 * A state that agrees with the view. Cards everybody saw lie where they went; the others are dealt at random among
 * the hands the viewer cannot see. A card somebody has chosen for the exchange and not yet shown is drawn too: in
 * the step `show` one of the strongest of that hand.
 */
export const sampleFrom = (setting: Setting, view: ZhengShangYouView, rng: Rng): State => {
  const known = view.hands.map((hand) => hand.known.map(face))
  const seen = new Set([
    ...view.played.map(face),
    ...(view.exchange?.open.map(face) ?? []),
    ...known.flat(),
    ...view.hands.flatMap((hand) => hand.cards?.map(face) ?? []),
  ])
  const rest = setting.deck.cards.filter((card) => !seen.has(card))
  shuffleInPlace(rest, rng)
  const state: State = {
    deal: view.deal,
    turn: view.turn,
    hands: view.hands.map((hand, seat) =>
      hand.cards === null
        ? [...known[seat]!, ...rest.splice(0, hand.count - known[seat]!.length)]
        : hand.cards.map(face),
    ),
    table: view.table === null ? null : { laid: laidOf(view.table.cards), by: view.table.by },
    exchange: null,
    shown: known.flat(),
    out: view.out.slice(),
    played: view.played.map(face),
    before: view.before.slice(),
    totals: view.totals.slice(),
    over: view.phase === 'over',
  }
  if (view.exchange !== null) {
    const { step, open, chosen } = view.exchange
    state.exchange = { step, chosen: [NO_CARD, NO_CARD], open: open.map(face) }
    if (step === 'show' || step === 'give')
      for (const [k, seat] of seatsOfStep(state).entries()) {
        if (view.toAct.includes(seat)) continue
        const choice = step === 'show' ? strongest(state.hands[seat]!) : state.hands[seat]!
        state.exchange.chosen[k] =
          seat === view.viewer && chosen !== null ? face(chosen) : choice[rng.below(choice.length)]!
      }
  }
  return state
}

const face = (name: string): Card => frenchFace(name)!

const laidOf = (cards: readonly string[]): Laid[] => {
  const laid = parseAll(cards.join(' '))
  if (isRefusal(laid)) throw new RangeError('The view names cards that are none.')
  return laid
}
