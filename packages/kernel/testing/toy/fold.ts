import type { Seat, Viewer } from '../../src/seat.ts'
import { deck, type Event, type Table } from './state.ts'
import type { View } from './view.ts'

export const initialView = ({ seats }: Table, viewer: Viewer): View => ({
  viewer,
  deal: 0,
  turn: 0,
  due: [],
  hand: viewer === null ? null : [],
  counts: each(seats, 0),
  pile: deck.cards.length,
  bottom: null,
  top: null,
  table: [],
  offer: null,
  answer: viewer === null ? null : 'not-asked',
  peeked: each(seats, false),
  knowsTop: each(seats, false),
  scores: each(seats, 0),
  over: false,
})

export const viewAfter = ({ rules, seats }: Table, view: View, event: Event): View => {
  switch (event.type) {
    case 'deal':
      return {
        ...view,
        deal: event.deal,
        pile: deck.cards.length - rules.hand * seats,
        counts: each(seats, rules.hand),
        bottom: event.bottom,
        top: null,
        table: [],
        peeked: each(seats, false),
        knowsTop: each(seats, false),
      }
    case 'hand':
      return event.seat === view.viewer ? { ...view, hand: event.cards } : view
    case 'peek':
      return {
        ...view,
        peeked: view.peeked.with(event.seat, true),
        knowsTop: view.knowsTop.with(event.seat, true),
        top: event.card ?? view.top,
      }
    case 'put':
      return asked(rules.snatch, lost({ ...view, offer: event.card }, event.seat, event.card), event.seat)
    case 'answered':
      return { ...view, answer: event.answer, due: view.due.filter((seat) => seat !== event.seat) }
    case 'kept':
      return settled(view, event.seat, event.points)
    case 'snatched': {
      const card = view.offer ?? ''
      return lost({ ...settled(view, event.seat, event.points), table: [...view.table, card, card] }, event.seat, card)
    }
    case 'draw':
      return drawn(view, event.seat, event.card)
    case 'turn':
      return { ...view, turn: event.seat, due: [event.seat] }
    case 'end':
      return event.over ? { ...view, due: [], over: true } : view
  }
}

const each = <T>(seats: number, value: T): T[] => Array.from({ length: seats }, () => value)

const lost = (view: View, seat: Seat, card: string): View => ({
  ...view,
  counts: view.counts.with(seat, (view.counts[seat] ?? 0) - 1),
  hand: seat === view.viewer && view.hand !== null ? view.hand.toSpliced(view.hand.indexOf(card), 1) : view.hand,
})

const asked = (snatch: boolean, view: View, by: Seat): View => {
  const due = snatch ? [...view.counts.keys()].filter((seat) => seat !== by && (view.counts[seat] ?? 0) > 0) : []
  return { ...view, due, answer: view.viewer !== null && due.includes(view.viewer) ? 'asked' : view.answer }
}

const settled = (view: View, scorer: Seat, points: number): View => ({
  ...view,
  due: [],
  offer: null,
  table: [...view.table, view.offer ?? ''],
  answer: view.viewer === null ? null : 'not-asked',
  scores: view.scores.with(scorer, (view.scores[scorer] ?? 0) + points),
})

const drawn = (view: View, seat: Seat, card: string | null): View => ({
  ...view,
  counts: view.counts.with(seat, (view.counts[seat] ?? 0) + 1),
  pile: view.pile - 1,
  bottom: view.pile > 1 ? view.bottom : null,
  top: null,
  knowsTop: view.knowsTop.map(() => false),
  hand: seat === view.viewer && view.hand !== null && card !== null ? [...view.hand, card] : view.hand,
})
