import { climbingRank, type Laid, parseAll, RED_JOKER, strongestOf } from '@tefuda/climbing'
import { type Card, frenchFace, isRefusal, type Rng, type Seat, shuffleInPlace } from '@tefuda/kernel'
import { NO_CHOICE, type RulesContext, type State, seatsOfStep } from './state.ts'
import type { ZhengShangYouView } from './view.ts'

/**
 * A state that agrees with the view, drawn at random from all of them. Cards everybody saw lie where they went, and
 * whoever showed its strongest card holds nothing above it but what it was seen to take (ZS-5). A card somebody has
 * chosen for the exchange and not yet shown is drawn too: in the step `show` one of the strongest of that hand.
 */
export const sampleFrom = (context: RulesContext, view: ZhengShangYouView, rng: Rng): State => {
  const known = view.hands.map((hand) => hand.known.map(face))
  const state: State = {
    deal: view.deal,
    turn: view.turn,
    hands: handsOf(context, view, known, rng),
    table: view.table === null ? null : { laid: laidOf(view.table.cards), by: view.table.by },
    exchange: null,
    shown: known.flat(),
    strongest: view.strongest.map(face),
    out: view.out.slice(),
    played: view.played.map(face),
    before: view.before.slice(),
    totals: Object.freeze(view.totals.slice()),
    over: view.phase === 'over',
  }
  if (view.exchange !== null) {
    const { step, open } = view.exchange
    state.exchange = { step, chosen: [NO_CHOICE, NO_CHOICE], open: open.map(face) }
    if (step === 'show' || step === 'give')
      for (const [k, seat] of seatsOfStep(state.before, step).entries())
        if (!view.toAct.includes(seat)) state.exchange.chosen[k] = choiceOf(state, view, seat, rng)
  }
  return state
}

const handsOf = (
  context: RulesContext,
  view: ZhengShangYouView,
  known: readonly (readonly Card[])[],
  rng: Rng,
): Card[][] => {
  const hands = view.hands.map((hand, seat) => (hand.cards === null ? known[seat]!.slice() : hand.cards.map(face)))
  const seen = new Set([...view.played, ...(view.exchange?.open ?? [])].map(face).concat(hands.flat()))
  const rest = context.deck.cards.filter((card) => !seen.has(card))
  shuffleInPlace(rest, rng)
  const bounds = boundsOf(view)
  // The tighter bound first: what is left for the other hands is then the same number of ways each time.
  const order = [...hands.keys()].sort((a, b) => bounds[a]! - bounds[b]! || a - b)
  for (const seat of order) deal(hands[seat]!, view.hands[seat]!.count, rest, bounds[seat]!)
  return hands
}

/** Fills a hand with cards up to a rank, in their random order; only where these run out with others. */
const deal = (hand: Card[], count: number, rest: Card[], bound: number): void => {
  for (let at = 0; hand.length < count && at < rest.length; )
    if (climbingRank(rest[at]!) <= bound) hand.push(...rest.splice(at, 1))
    else at++
  hand.push(...rest.splice(0, count - hand.length))
}

/** The highest rank that may be among the cards of each hand that nobody has seen. */
const boundsOf = ({ before, hands, strongest: shown }: ZhengShangYouView): number[] => {
  const showers = before.slice(-2)
  return hands.map((_, seat) => {
    const name = shown[showers.indexOf(seat)]
    return name === undefined ? RED_JOKER : climbingRank(face(name))
  })
}

/** Where in its hand lies the card that a seat has chosen: as the viewer knows of its own, else at random. */
const choiceOf = (state: State, view: ZhengShangYouView, seat: Seat, rng: Rng): number => {
  const { step, chosen } = view.exchange!
  const hand = state.hands[seat]!
  if (seat === view.viewer && chosen !== null) return hand.indexOf(face(chosen))
  const choice = step === 'show' ? strongestOf(hand) : hand
  return hand.indexOf(choice[rng.below(choice.length)]!)
}

const face = (name: string): Card => frenchFace(name)!

const laidOf = (cards: readonly string[]): Laid[] => {
  const laid = parseAll(cards.join(' '))
  if (isRefusal(laid)) throw new RangeError('The view names cards that are none.')
  return laid
}
