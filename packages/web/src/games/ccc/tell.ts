import type { CccEvent, CccView, HandView } from '@tefuda/ccc'
import type { Seat } from '@tefuda/kernel'
import { without } from './motions.ts'

/**
 * The view once an event has happened, so that a move can be shown step by step. At the end of a move the engine's
 * view takes over; points and what is open to whom wait for it.
 */
export const tell = (view: CccView, event: CccEvent): CccView => {
  switch (event.type) {
    case 'deal':
      return {
        ...view,
        deal: event.deal,
        turn: event.first,
        cells: view.cells.map((cell) => ({ ...cell, coins: cell.coins.map(() => 0), holder: null })),
        placed: [],
        hands: view.hands.map(({ cards }, seat) => ({
          count: event.counts[seat] ?? 0,
          cards: cards === null ? null : [],
        })),
        used: [],
        last: null,
      }
    case 'hand':
      return event.cards === null ? view : withHand(view, event.seat, () => ({ cards: event.cards }))
    case 'place': {
      const gone = [...event.groups.flatMap(({ cards }) => cards), ...event.splits]
      return withHand(
        {
          ...view,
          cells: view.cells.map((cell) =>
            cell.name === event.cell
              ? { ...cell, coins: cell.coins.with(event.seat, (cell.coins[event.seat] ?? 0) + 1), holder: event.holder }
              : cell,
          ),
          placed: [...view.placed, event.cell],
          used: [...view.used, ...gone],
        },
        event.seat,
        ({ cards }) => ({ count: event.left, cards: cards?.length === undefined ? null : gone.reduce(without, cards) }),
      )
    }
    case 'draw':
      return withHand({ ...view, pile: event.pile, used: [...view.used, ...event.discards] }, event.seat, (hand) => ({
        count: hand.count + event.count - event.discards.length,
        cards: hand.cards === null ? null : [...event.discards.reduce(without, hand.cards), ...(event.cards ?? [])],
      }))
    case 'reshuffle':
      return { ...view, pile: event.count, used: [], reshuffles: view.reshuffles - 1 }
    case 'last-turns':
      return { ...view, last: event.turns }
    case 'end':
      return { ...view, totals: event.totals, scores: event.totals }
  }
}

const withHand = (view: CccView, seat: Seat, change: (hand: HandView) => Partial<HandView>): CccView => ({
  ...view,
  hands: view.hands.map((hand, other) => (other === seat ? { ...hand, ...change(hand) } : hand)),
})
