import {
  type Card,
  frenchFace,
  frenchName,
  type Place,
  type Rng,
  type Seat,
  shuffleInPlace,
  text,
  type Viewer,
} from '@tefuda/kernel'
import { type Event, type RulesContext, type State, toAct } from './play.ts'
import { deck } from './rules.ts'

/** What a viewer may know. Built up from nothing, never a state with something taken away. */
export interface View {
  readonly viewer: Viewer
  readonly leader: Seat
  /** Null when all is over. */
  readonly turn: Seat | null
  readonly round: readonly string[]
  /** Null for a spectator. */
  readonly hand: readonly string[] | null
  /** Cards in each hand. */
  readonly counts: readonly number[]
  readonly played: readonly string[]
  readonly scores: readonly number[]
}

export const viewOf = (state: State, viewer: Viewer): View => ({
  viewer,
  leader: state.leader,
  turn: toAct(state)[0] ?? null,
  round: state.round.map(frenchName),
  hand: viewer === null ? null : state.hands[viewer]!.map(frenchName),
  counts: state.hands.map((hand) => hand.length),
  played: state.played.map(frenchName),
  scores: state.scores.slice(),
})

/** What a viewer is told of an event; null for nothing at all. */
export const eventFor = (event: Event, viewer: Viewer): Event | null =>
  event.type === 'hand' && event.seat !== viewer ? { ...event, cards: null } : event

/** An empty table, before anything was told. */
export const initialView = ({ rules, seats }: RulesContext, viewer: Viewer): View => {
  const each = (value: number): number[] => Array.from({ length: seats }, () => value)
  const hand = viewer === null ? null : []
  return { viewer, leader: 0, turn: 0, round: [], hand, counts: each(rules.cards), played: [], scores: each(0) }
}

/** The view after an event, as its owner was told it. From `initialView` on, events must lead to `viewOf`. */
export const viewAfter = (view: View, event: Event): View => {
  const { seat } = event
  switch (event.type) {
    case 'hand':
      return seat === view.viewer ? { ...view, hand: event.cards } : view
    case 'lay': {
      const hand = seat === view.viewer ? view.hand!.filter((card) => card !== event.card) : view.hand
      const counts = view.counts.with(seat, view.counts[seat]! - 1)
      return { ...view, hand, counts, round: [...view.round, event.card], turn: (seat + 1) % view.counts.length }
    }
    case 'round': {
      const scores = view.scores.with(seat, view.scores[seat]! + 1)
      const played = [...view.played, ...view.round]
      return { ...view, scores, played, round: [], leader: seat, turn: event.over ? null : seat }
    }
  }
}

/** A state drawn at random from those that look like this to the viewer: what a bot may think in. */
export const sampleFrom = (view: View, rng: Rng): State => {
  const cards = (names: readonly string[]): Card[] => names.map((name) => frenchFace(name)!)
  const own = cards(view.hand ?? [])
  const [round, played] = [cards(view.round), cards(view.played)]
  const seen = new Set([...own, ...round, ...played])
  const unseen = deck.cards.filter((card) => !seen.has(card))
  shuffleInPlace(unseen, rng)
  const hands = view.counts.map((count, seat) => (seat === view.viewer ? own : unseen.splice(0, count)))
  return { leader: view.leader, round, hands, played, rest: unseen, scores: view.scores.slice() }
}

/** Where every card is, and who sees it. Hidden cards are the state's own arrays, and are written down nowhere else. */
export const placesOf = (state: State): Place[] => [
  ...state.hands.map(
    (cards, seat): Place => ({ name: `hand ${seat}`, label: text('手札', 'Hand'), seat, cards, seenBy: [seat] }),
  ),
  { name: 'round', label: text('場', 'Round'), cards: state.round, seenBy: 'all' },
  { name: 'played', label: text('出た札', 'Played'), cards: state.played, seenBy: 'all' },
  { name: 'rest', label: text('残り', 'Rest'), cards: state.rest, seenBy: [] },
]
