import type { ExjanEvent, ExjanView, HandView } from '@tefuda/exjan'
import type { Seat } from '@tefuda/kernel'

type View = ExjanView

/**
 * The view once an event has happened, so that a move can be shown step by step. At the end of a move the engine's
 * view takes over.
 */
export const tell = (view: View, event: ExjanEvent): View => {
  switch (event.type) {
    case 'deal':
      return dealt(view, event)
    case 'hand':
      return withHand(view, event.seat, ({ count }) => ({ count, cards: event.cards }))
    case 'draw':
      return {
        ...withHand(view, event.seat, ({ count, cards }) => ({
          count: count + 1,
          cards: cards === null || event.card === null ? cards : [...cards, event.card],
        })),
        phase: 'turn',
        toAct: [event.seat],
        turn: event.seat,
        drawn: true,
        discard: null,
        answer: null,
        draws: at(view.draws, event.seat, (draws) => draws + 1),
        wall: event.wall,
      }
    case 'discard':
      return { ...laid(view, event.seat, event.card), quick: at(view.quick, event.seat, () => false) }
    case 'reach':
      return {
        ...laid(view, event.seat, event.card),
        reach: at(view.reach, event.seat, () => view.rivers[event.seat]?.length ?? 0),
        quick: at(view.quick, event.seat, () => true),
        chips: at(view.chips, event.seat, (chips) => chips - event.stake),
        stakes: at(view.stakes, event.seat, () => event.stake),
      }
    case 'answer':
      return view
    case 'call':
      return called(view, event)
    case 'win':
      return won(view, event)
    case 'exhausted':
      return {
        ...view,
        chips: view.chips.map((chips, seat) => chips + (view.stakes[seat] ?? 0)),
        stakes: view.stakes.map(() => 0),
      }
    case 'end':
      return event.next === null
        ? { ...view, chips: event.chips, phase: 'over', toAct: [], discard: null }
        : { ...view, chips: event.chips }
  }
}

type Of<T extends ExjanEvent['type']> = Extract<ExjanEvent, { readonly type: T }>

const at = <T>(values: readonly T[], seat: Seat, change: (value: T) => T): T[] =>
  values.map((value, other) => (other === seat ? change(value) : value))

const withHand = (view: View, seat: Seat, change: (hand: HandView) => HandView): View => ({
  ...view,
  hands: at(view.hands, seat, change),
})

const lost = (view: View, seat: Seat, gone: readonly string[]): View =>
  withHand(view, seat, ({ count, cards }) => ({
    count: count - gone.length,
    cards: cards?.filter((card) => !gone.includes(card)) ?? null,
  }))

const dealt = (view: View, event: Of<'deal'>): View => ({
  ...view,
  deal: event.deal,
  phase: 'turn',
  dealer: event.dealer,
  turn: event.dealer,
  drawn: false,
  discard: null,
  answer: null,
  hands: view.hands.map(() => ({ count: event.count, cards: null })),
  melds: view.melds.map(() => []),
  rivers: view.rivers.map(() => []),
  reach: view.reach.map(() => -1),
  quick: view.quick.map(() => false),
  draws: view.draws.map(() => 0),
  indicator: event.indicator,
  dora: event.dora,
  wall: event.wall,
  shown: -1,
})

const laid = (view: View, seat: Seat, card: string): View => ({
  ...lost(view, seat, [card]),
  phase: 'window',
  toAct: view.rivers.flatMap((_, other) => (other === seat ? [] : [other])),
  turn: seat,
  drawn: false,
  discard: card,
  rivers: at(view.rivers, seat, (river) => [...river, card]),
})

const called = (view: View, { seat, from, kind, cards, taken }: Of<'call'>): View => ({
  ...lost(
    view,
    seat,
    cards.filter((card) => card !== taken),
  ),
  phase: 'turn',
  toAct: [seat],
  turn: seat,
  drawn: false,
  discard: null,
  answer: null,
  quick: view.quick.map(() => false),
  rivers: at(view.rivers, from, (river) => river.slice(0, -1)),
  melds: at(view.melds, seat, (melds) => [...melds, { kind, cards, taken, from }]),
})

/** The winner shows its hand; the winning card is still where it was. */
const won = (view: View, { hand, sheet }: Of<'win'>): View => {
  const cards = sheet.from === null ? hand : hand.filter((card) => card !== sheet.card)
  const shown = withHand(view, sheet.winner, () => ({ count: cards.length, cards }))
  const paid = sheet.payments.reduce(
    (chips, payment) => at(chips, payment.seat, (all) => all - payment.paid),
    view.chips,
  )
  return {
    ...shown,
    chips: at(paid, sheet.winner, (all) => all + sheet.total),
    stakes: view.stakes.map(() => 0),
    shown: sheet.winner,
  }
}
