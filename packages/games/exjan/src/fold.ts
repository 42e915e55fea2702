import { type Seat, type Viewer, without } from '@tefuda/kernel'
import { DECK } from './cards.ts'
import type { ExjanEvent } from './event.ts'
import type { RulesContext } from './state.ts'
import type { ExjanView, HandView } from './view.ts'

type View = ExjanView
type Of<T extends ExjanEvent['type']> = Extract<ExjanEvent, { readonly type: T }>

/** An empty table: everybody has chips, and all cards lie in the wall. */
export const initialView = ({ rules, seats }: RulesContext, viewer: Viewer): View => ({
  viewer,
  deal: 0,
  phase: 'turn',
  toAct: [],
  dealer: 0,
  passed: 0,
  turn: 0,
  drawn: false,
  discard: null,
  answer: null,
  chips: each(seats, rules.chips),
  stakes: each(seats, 0),
  hands: Array.from({ length: seats }, (_, seat) => ({ count: 0, cards: seat === viewer ? [] : null })),
  melds: each(seats, []),
  rivers: each(seats, []),
  reach: each(seats, -1),
  quick: each(seats, false),
  draws: each(seats, 0),
  indicator: '',
  dora: [],
  wall: DECK.cards.length,
  shown: -1,
})

/** What the owner of a view sees once it has been told an event. */
export const viewAfter = (view: View, event: ExjanEvent): View => {
  switch (event.type) {
    case 'lots':
      return view
    case 'deal':
      return dealt(view, event)
    case 'hand':
      return event.cards === null ? view : withHand(view, event.seat, ({ count }) => ({ count, cards: event.cards }))
    case 'draw':
      return drawn(view, event)
    case 'discard':
      return { ...laid(view, event.seat, event.card), quick: view.quick.with(event.seat, false) }
    case 'reach':
      return {
        ...laid(view, event.seat, event.card),
        chips: view.chips.with(event.seat, view.chips[event.seat]! - event.stake),
        stakes: view.stakes.with(event.seat, event.stake),
        reach: view.reach.with(event.seat, view.rivers[event.seat]!.length),
        quick: view.quick.with(event.seat, true),
      }
    case 'answer':
      return { ...view, toAct: view.toAct.filter((seat) => seat !== event.seat), answer: event.answer }
    case 'call':
      return called(view, event)
    case 'win':
      return won(view, event)
    case 'exhausted':
      return {
        ...view,
        chips: view.chips.map((chips, seat) => chips + view.stakes[seat]!),
        stakes: view.stakes.map(() => 0),
      }
    case 'end':
      return ended(view, event)
  }
}

const each = <T>(seats: number, value: T): T[] => Array<T>(seats).fill(value)

const withHand = (view: View, seat: Seat, change: (hand: HandView) => HandView): View => ({
  ...view,
  hands: view.hands.with(seat, change(view.hands[seat]!)),
})

const lost = (view: View, seat: Seat, gone: readonly string[]): View =>
  withHand(view, seat, ({ count, cards }) => ({
    count: count - gone.length,
    cards: cards === null ? null : gone.reduce(without, cards),
  }))

const dealt = (view: View, { deal, dealer, count, indicator, dora, wall }: Of<'deal'>): View => ({
  ...view,
  deal,
  phase: 'turn',
  toAct: [],
  dealer,
  turn: dealer,
  drawn: false,
  discard: null,
  answer: null,
  hands: view.hands.map((_, seat) => ({ count, cards: seat === view.viewer ? [] : null })),
  melds: view.melds.map(() => []),
  rivers: view.rivers.map(() => []),
  reach: view.reach.map(() => -1),
  quick: view.quick.map(() => false),
  draws: view.draws.map(() => 0),
  indicator,
  dora,
  wall,
  shown: -1,
})

const drawn = (view: View, { seat, card, wall }: Of<'draw'>): View => ({
  ...withHand(view, seat, ({ count, cards }) => ({
    count: count + 1,
    cards: cards === null || card === null ? cards : [...cards, card],
  })),
  phase: 'turn',
  toAct: [seat],
  turn: seat,
  drawn: true,
  discard: null,
  answer: null,
  draws: view.draws.with(seat, view.draws[seat]! + 1),
  wall,
})

/** A card lies in the river, and all others are asked about it. */
const laid = (view: View, seat: Seat, card: string): View => ({
  ...lost(view, seat, [card]),
  phase: 'window',
  toAct: view.hands.flatMap((_, other) => (other === seat ? [] : [other])),
  drawn: false,
  discard: card,
  rivers: view.rivers.with(seat, [...view.rivers[seat]!, card]),
})

const called = (view: View, { seat, from, kind, cards, taken }: Of<'call'>): View => ({
  ...lost(view, seat, without(cards, taken)),
  phase: 'turn',
  toAct: [seat],
  turn: seat,
  discard: null,
  answer: null,
  melds: view.melds.with(seat, [...view.melds[seat]!, { kind, cards, taken, from }]),
  rivers: view.rivers.with(from, view.rivers[from]!.slice(0, -1)),
  quick: view.quick.map(() => false),
})

/** The winner shows its hand; a discard it wins on still lies in its river. */
const won = (view: View, { hand, sheet }: Of<'win'>): View => {
  const cards = sheet.from === null ? hand : hand.slice(0, -1)
  const chips = view.chips.slice()
  for (const { seat, paid } of sheet.payments) chips[seat]! -= paid
  chips[sheet.winner]! += sheet.total
  return {
    ...withHand(view, sheet.winner, ({ count }) => ({ count, cards })),
    toAct: [],
    chips,
    stakes: view.stakes.map(() => 0),
    shown: sheet.winner,
  }
}

const ended = (view: View, { chips, passed, next, shown }: Of<'end'>): View => {
  if (next !== null) return { ...view, chips, passed }
  const open = shown === null ? view : withHand(view, shown.seat, ({ count }) => ({ count, cards: shown.cards }))
  return { ...open, phase: 'over', toAct: [], passed, discard: null, answer: null, chips, shown: shown?.seat ?? -1 }
}
