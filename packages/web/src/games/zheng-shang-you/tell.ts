import type { Seat } from '@tefuda/kernel'
import type { HandView, ZhengShangYouEvent, ZhengShangYouView } from '@tefuda/zheng-shang-you'
import { readLaid } from '../climbing/plays.ts'

type View = ZhengShangYouView

/**
 * The view once an event has happened, so that a move can be shown step by step. At the end of a move the engine's
 * view takes over.
 */
export const tell = (view: View, event: ZhengShangYouEvent): View => {
  switch (event.type) {
    case 'deal':
      return {
        ...view,
        deal: event.deal,
        hands: view.hands.map((hand, seat) => ({
          count: event.counts[seat] ?? 0,
          cards: hand.cards === null ? null : [],
          known: [],
        })),
        table: null,
        out: [],
        played: [],
      }
    case 'hand':
      return event.cards === null ? view : withHand(view, event.seat, () => ({ cards: event.cards }))
    case 'offer':
      return event.seats.reduce((before, seat, k) => lost(before, seat, [event.cards[k] ?? '']), {
        ...view,
        exchange: view.exchange === null ? null : { ...view.exchange, open: event.cards },
      })
    case 'take':
      return withHand(view, event.seat, ({ count, cards }) => ({
        count: count + 1,
        cards: cards === null ? null : [...cards, event.card],
      }))
    case 'play': {
      const cards = event.cards.map((word) => readLaid(word).card)
      return {
        ...lost(view, event.seat, cards),
        table: { cards: event.cards, by: event.seat },
        played: [...view.played, ...cards],
      }
    }
    case 'out':
      return { ...view, out: [...view.out, event.seat] }
    case 'clear':
      return { ...view, table: null, turn: event.leader }
    case 'end':
      return { ...view, totals: event.totals, before: event.places }
    default:
      return view
  }
}

const withHand = (view: View, seat: Seat, change: (hand: HandView) => Partial<HandView>): View => ({
  ...view,
  hands: view.hands.map((hand, other) => (other === seat ? { ...hand, ...change(hand) } : hand)),
})

const lost = (view: View, seat: Seat, gone: readonly string[]): View =>
  withHand(view, seat, ({ count, cards }) => ({
    count: count - gone.length,
    cards: cards?.filter((card) => !gone.includes(card)) ?? null,
  }))
