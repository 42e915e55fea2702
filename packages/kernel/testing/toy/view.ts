import type { Card } from '../../src/cards.ts'
import { type Rng, shuffleInPlace } from '../../src/rng.ts'
import type { Seat, Viewer } from '../../src/seat.ts'
import { type Answer, deck, type Event, nameOf, type State, type Table, toAct } from './state.ts'

export interface View {
  readonly viewer: Viewer
  readonly deal: number
  readonly turn: Seat
  readonly due: readonly Seat[]
  readonly hand: readonly string[] | null
  readonly counts: readonly number[]
  readonly pile: number
  /** The shown card at the bottom of the pile, and the top card where the viewer has peeked; null where there is none. */
  readonly bottom: string | null
  readonly top: string | null
  readonly table: readonly string[]
  readonly offer: string | null
  /** What the viewer itself has answered. */
  readonly answer: Answer | null
  readonly peeked: readonly boolean[]
  readonly knowsTop: readonly boolean[]
  readonly scores: readonly number[]
  readonly over: boolean
}

const name = (card: Card | null | undefined): string | null =>
  card === null || card === undefined ? null : nameOf(card)

export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  deal: state.deal,
  turn: state.turn,
  due: toAct(state),
  hand: viewer === null ? null : (state.hands[viewer] ?? []).map(nameOf),
  counts: state.hands.map((hand) => hand.length),
  pile: state.pile.length,
  bottom: name(state.pile[0]),
  top: viewer !== null && state.knowsTop[viewer] ? name(state.pile.at(-1)) : null,
  table: state.table.map(nameOf),
  offer: name(state.offer),
  answer: viewer === null ? null : (state.answers[viewer] ?? null),
  peeked: state.peeked.slice(),
  knowsTop: state.knowsTop.slice(),
  scores: state.scores.slice(),
  over: state.over,
})

export const eventFor = (event: Event, viewer: Viewer): Event | null => {
  if (!('seat' in event) || event.seat === viewer) return event
  switch (event.type) {
    case 'hand':
      return { ...event, cards: null }
    case 'peek':
    case 'draw':
      return { ...event, card: null }
    case 'answered':
      return null
    default:
      return event
  }
}

export const sample = (table: Table, view: View, rng: Rng): State => {
  const unseen = Map.groupBy(deck.cards, nameOf)
  const take = (face: string): Card => unseen.get(face)?.pop() ?? 0
  const played = view.table.map(take)
  const offer = view.offer === null ? null : take(view.offer)
  const own = view.hand?.map(take) ?? []
  const bottom = view.pile > 0 && view.bottom !== null ? [take(view.bottom)] : []
  const top = view.pile > 1 && view.top !== null ? [take(view.top)] : []
  const rest = [...unseen.values()].flat()
  shuffleInPlace(rest, rng)
  const hands = view.counts.map((count, seat) => (seat === view.viewer ? own : rest.splice(0, count)))
  return {
    deal: view.deal,
    turn: view.turn,
    pile: [...bottom, ...rest, ...top],
    hands,
    table: played,
    offer,
    answers: hands.map((hand, seat) => (offer === null ? 'not-asked' : sampleAnswer(table, view, seat, hand, rng))),
    peeked: view.peeked.slice(),
    knowsTop: view.knowsTop.slice(),
    scores: view.scores.slice(),
    over: view.over,
  }
}

/** Whoever is no longer asked has answered; only those who hold such a card can have claimed the one on offer. */
const sampleAnswer = (table: Table, view: View, seat: Seat, hand: readonly Card[], rng: Rng): Answer => {
  if (seat === view.viewer && view.answer !== null) return view.answer
  if (view.due.includes(seat)) return 'asked'
  if (seat === view.turn || hand.length === 0 || !table.rules.snatch) return 'not-asked'
  return hand.some((card) => nameOf(card) === view.offer) && rng.below(2) === 0 ? 'snatch' : 'no'
}
