import type { CutInEvent, CutInView, HandView } from '@tefuda/cut-in-daifugo'
import type { Seat } from '@tefuda/kernel'
import { rankIndex } from '../climbing/held.ts'
import { readLaid } from '../climbing/plays.ts'

type View = CutInView

/**
 * The view once an event has happened, so that a move can be shown step by step. At the end of a move the engine's
 * view takes over.
 */
export const tell = (view: View, event: CutInEvent): View => {
  switch (event.type) {
    case 'deal':
      return dealt(view, event.counts)
    case 'hand':
      return event.cards === null ? view : withHand(view, event.seat, () => ({ cards: event.cards }))
    case 'give':
      return given(view, event.seat, event.to, event.card)
    case 'play':
    case 'cut':
      return laid(view, event.seat, event.cards, event.left)
    case 'pass':
      return { ...view, passed: view.passed.with(event.seat, true) }
    case 'bind':
      return { ...view, rankBound: event.rank, suitBound: event.suits }
    case 'revolution':
      return { ...view, revolution: event.on, flipped: event.on !== view.back }
    case 'effect':
      return event.effect === 'back' ? { ...view, back: !view.back, flipped: view.revolution === view.back } : view
    case 'salvage':
      return withHand({ ...view, discards: without(view.discards, event.card) }, event.seat, (hand) => ({
        hidden: hand.hidden + 1,
        cards: hand.cards === null ? null : [...hand.cards, event.card],
      }))
    case 'discard':
      return withHand({ ...view, discards: [...view.discards, event.card] }, event.seat, (hand) =>
        taken(hand, [event.open ? `${event.card}*` : event.card]),
      )
    case 'open':
      return opened(view, event.seat, event.cards)
    case 'greed':
      return withHand(
        withHand(view, event.from, ({ open }) => ({ open: without(open, event.card) })),
        event.to,
        ({ open }) => ({ open: [...open, event.card] }),
      )
    case 'out':
      return event.foul
        ? { ...view, fouled: [...view.fouled, event.seat] }
        : { ...view, out: [...view.out, event.seat] }
    case 'fall':
      return { ...view, fallen: event.seat }
    case 'resign':
      return withHand({ ...view, resigned: event.cards }, event.seat, (hand) => ({
        hidden: 0,
        cards: hand.cards === null ? null : [],
        open: [],
      }))
    case 'clear':
      return { ...cleared(view), discards: [...view.discards, ...view.pool], pool: [], turn: event.leader }
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

const without = (cards: readonly string[], card: string): readonly string[] => {
  const at = cards.indexOf(card)
  return at < 0 ? cards : cards.toSpliced(at, 1)
}

/** A hand without some cards: a star means the public copy, no star the hidden one where its owner sees one. */
const taken = (hand: HandView, tokens: readonly string[]): Partial<HandView> => {
  let { hidden, cards, open } = hand
  for (const token of tokens) {
    const name = token.replace('*', '')
    const isOpen = token.endsWith('*') || (cards === null ? open.includes(name) : !cards.includes(name))
    if (isOpen) open = without(open, name)
    else {
      hidden -= 1
      cards = cards === null ? null : without(cards, name)
    }
  }
  return { hidden, cards, open }
}

const laid = (view: View, seat: Seat, cards: readonly string[], left: number): View => {
  const words = cards.map(readLaid)
  const isRun = new Set(words.map(({ as }) => rankIndex(as))).size > 1
  const next: View = {
    ...view,
    table: { cards, by: seat, final: false },
    shape: view.shape ?? { run: isRun, count: cards.length },
    pool: [...view.pool, ...words.map(({ card }) => card)],
  }
  return withHand(next, seat, (hand) => {
    const rest = {
      ...hand,
      ...taken(
        hand,
        words.map(({ token }) => token),
      ),
    }
    return { ...rest, hidden: left - rest.open.length }
  })
}

const given = (view: View, seat: Seat, to: Seat, card: string | null): View =>
  withHand(
    withHand(view, seat, ({ hidden, cards }) => ({
      hidden: hidden - 1,
      cards: cards === null || card === null ? cards : without(cards, card),
    })),
    to,
    ({ hidden, cards }) => ({ hidden: hidden + 1, cards: cards === null || card === null ? cards : [...cards, card] }),
  )

const opened = (view: View, seat: Seat, cards: readonly string[]): View =>
  withHand(view, seat, (hand) => ({
    hidden: hand.hidden - cards.length,
    cards: hand.cards === null ? null : cards.reduce<readonly string[]>(without, hand.cards),
    open: [...hand.open, ...cards],
  }))

const cleared = (view: View): View => ({
  ...view,
  table: null,
  shape: null,
  rankBound: false,
  suitBound: [],
  back: false,
  flipped: view.revolution,
  passed: view.passed.map(() => false),
})

const dealt = (view: View, counts: readonly number[]): View => ({
  ...cleared(view),
  revolution: false,
  flipped: false,
  direction: 1,
  hands: view.hands.map((hand, seat) => ({
    ...hand,
    hidden: counts[seat] ?? 0,
    cards: hand.cards === null ? null : [],
    open: [],
  })),
  pool: [],
  discards: [],
  out: [],
  fouled: [],
  fallen: -1,
  resigned: [],
})
