import { readLaid } from '@tefuda/climbing'
import { countSeats, frenchFace, frenchName, nextSeat, type Seat, type Viewer, without } from '@tefuda/kernel'
import type { ZhengShangYouEvent } from './event.ts'
import { type Exchange, type RulesContext, seatsOfStep } from './state.ts'
import type { HandView, ZhengShangYouView } from './view.ts'

type View = ZhengShangYouView
type Of<T extends ZhengShangYouEvent['type']> = Extract<ZhengShangYouEvent, { readonly type: T }>

/** An empty table. */
export const initialView = ({ seats }: RulesContext, viewer: Viewer): View => ({
  viewer,
  deal: 0,
  phase: 'turn',
  toAct: [],
  turn: 0,
  hands: Array.from({ length: seats }, (_, seat) => ({ count: 0, cards: seat === viewer ? [] : null, known: [] })),
  table: null,
  exchange: null,
  strongest: [],
  out: [],
  played: [],
  before: [],
  totals: Array<number>(seats).fill(0),
})

/** What the owner of a view sees once it has been told an event. */
export const viewAfter = (context: RulesContext, view: View, event: ZhengShangYouEvent): View => {
  switch (event.type) {
    case 'lots':
      return view
    case 'deal':
      return dealt(context, view, event)
    case 'hand':
      return event.cards === null ? view : withHand(view, event.seat, () => ({ cards: event.cards }))
    case 'choose':
      return chosen(view, event)
    case 'offer':
      return offered(view, event)
    case 'take':
      return taken(view, event)
    case 'play':
      return played(view, event)
    case 'pass':
      return passed(view, event.seat)
    case 'out':
      return { ...view, out: [...view.out, event.seat] }
    case 'clear':
      return { ...view, toAct: [event.leader], turn: event.leader, table: null }
    case 'end':
      return event.over
        ? { ...view, phase: 'over', toAct: [], out: event.places, before: event.places, totals: event.totals }
        : { ...view, toAct: [], before: event.places, totals: event.totals }
  }
}

const withHand = (view: View, seat: Seat, change: (hand: HandView) => Partial<HandView>): View => ({
  ...view,
  hands: view.hands.with(seat, { ...view.hands[seat]!, ...change(view.hands[seat]!) }),
})

/** In the order of a new pack. */
const sorted = (names: readonly string[]): string[] => names.toSorted((a, b) => frenchFace(a)! - frenchFace(b)!)

const dealt = ({ rules }: RulesContext, view: View, { deal, dealer, counts, start }: Of<'deal'>): View => {
  const hands = counts.map((count, seat) => ({
    count,
    cards: seat === view.viewer ? [] : null,
    known: start !== null && seat === dealer ? [start] : [],
  }))
  const next: View = { ...view, deal, turn: dealer, hands, table: null, strongest: [], out: [], played: [] }
  return view.before.length > 0 && rules.exchange ? atStep(next, 'show') : { ...next, phase: 'turn', toAct: [dealer] }
}

/** The next step of the exchange, nothing chosen yet. In turn the last two and the first two are asked (ZS-5). */
const atStep = (view: View, step: Exchange['step'], open: readonly string[] = []): View => {
  const seats = seatsOfStep(view.before, step)
  const isTaking = step === 'take' || step === 'take-back'
  const toAct = isTaking ? [seats[0]] : [...seats].sort((a, b) => a - b)
  return { ...view, phase: 'exchange', toAct, exchange: { step, chosen: null, open } }
}

const chosen = (view: View, { seat, card }: Of<'choose'>): View => ({
  ...view,
  toAct: view.toAct.filter((other) => other !== seat),
  exchange: view.exchange === null ? null : { ...view.exchange, chosen: card ?? view.exchange.chosen },
})

const offered = (view: View, { seats, cards }: Of<'offer'>): View => {
  const shown = view.exchange?.step === 'show'
  const given = seats.reduce((next, seat, k) => withHand(next, seat, (hand) => lost(hand, [cards[k]!])), view)
  return atStep(shown ? { ...given, strongest: cards } : given, shown ? 'take' : 'take-back', cards)
}

const lost = ({ count, cards, known }: HandView, gone: readonly string[]): HandView => ({
  count: count - gone.length,
  cards: cards === null ? null : gone.reduce(without, cards),
  known: gone.reduce(without, known),
})

/** Everybody sees what is taken; with the second card the step is over. */
const taken = (view: View, { seat, card }: Of<'take'>): View => {
  const next = withHand(view, seat, ({ count, cards, known }) => ({
    count: count + 1,
    cards: cards === null ? null : [...cards, card],
    known: sorted([...known, card]),
  }))
  const { step, chosen, open } = view.exchange!
  const left = without(open, card)
  if (left.length > 0) return { ...next, toAct: [], exchange: { step, chosen, open: left } }
  return step === 'take' ? atStep(next, 'give') : { ...next, phase: 'turn', toAct: [view.turn], exchange: null }
}

const played = (view: View, { seat, cards }: Of<'play'>): View => {
  const gone = cards.map((word) => frenchName(readLaid(word)!.card))
  const next = withHand(view, seat, (hand) => lost(hand, gone))
  return passed({ ...next, table: { cards, by: seat }, played: [...view.played, ...gone] }, seat)
}

/** The next seat with cards; where it leads, or the deal is over, another event says so. */
const passed = (view: View, seat: Seat): View => {
  const hasCards = (other: Seat): boolean => view.hands[other]!.count > 0
  const seats = view.hands.length
  if (countSeats(seats, hasCards) === 1) return { ...view, toAct: [] }
  const turn = nextSeat(seats, seat, hasCards)
  return { ...view, turn, toAct: [turn] }
}
