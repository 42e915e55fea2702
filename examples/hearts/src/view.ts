import {
  type Description,
  frenchFace,
  frenchName,
  type Place,
  type Seat,
  suitOf,
  text,
  type Viewer,
} from '@tefuda/kernel'
import { type Event, type RulesContext, type State, toAct } from './play.ts'
import { HEARTS } from './rules.ts'

/** What a viewer may know: its own hand by name, and what lies or has lain open. */
export interface View {
  readonly viewer: Viewer
  readonly deal: number
  readonly leader: Seat
  readonly turn: Seat | null
  readonly trick: readonly string[]
  /** Null for a spectator. */
  readonly hand: readonly string[] | null
  readonly counts: readonly number[]
  readonly taken: readonly (readonly string[])[]
  readonly voids: readonly (readonly boolean[])[]
  readonly scores: readonly number[]
  readonly over: boolean
}

export const viewOf = (state: State, viewer: Viewer): View => ({
  viewer,
  deal: state.deal,
  leader: state.leader,
  turn: toAct(state)[0] ?? null,
  trick: state.trick.map(frenchName),
  hand: viewer === null ? null : state.hands[viewer]!.map(frenchName),
  counts: state.hands.map((hand) => hand.length),
  taken: state.taken.map((cards) => cards.map(frenchName)),
  voids: state.voids.map((suits) => suits.slice()),
  scores: state.scores.slice(),
  over: state.over,
})

export const eventFor = (event: Event, viewer: Viewer): Event =>
  event.type === 'hand' && event.seat !== viewer ? { ...event, cards: null } : event

/** An empty table. */
export const initialView = ({ seats }: RulesContext, viewer: Viewer): View => {
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value)
  const suits = each([false, false, false, false])
  const hand = viewer === null ? null : []
  return {
    viewer,
    deal: 0,
    leader: 0,
    turn: null,
    trick: [],
    hand,
    counts: each(0),
    taken: each([]),
    voids: suits,
    scores: each(0),
    over: false,
  }
}

/** What the viewer sees once it has been told an event. */
export const viewAfter = (context: RulesContext, view: View, event: Event): View => {
  const { seats } = context
  switch (event.type) {
    case 'deal': {
      const { counts, taken, voids } = initialView(context, view.viewer)
      const size = Math.floor(52 / seats)
      return {
        ...view,
        deal: event.deal,
        leader: event.leader,
        turn: event.leader,
        taken,
        voids,
        counts: counts.map(() => size),
      }
    }
    case 'hand':
      return event.seat === view.viewer ? { ...view, hand: event.cards } : view
    case 'play': {
      const { seat, card } = event
      const [led = card] = view.trick
      const voids =
        suitIn(card) === suitIn(led) ? view.voids : view.voids.with(seat, view.voids[seat]!.with(suitIn(led), true))
      const hand = seat === view.viewer ? view.hand!.filter((held) => held !== card) : view.hand
      const counts = view.counts.with(seat, view.counts[seat]! - 1)
      return { ...view, voids, hand, counts, trick: [...view.trick, card], turn: (seat + 1) % seats }
    }
    case 'trick': {
      const { seat, points } = event
      const taken = view.taken.with(seat, [...view.taken[seat]!, ...view.trick])
      return {
        ...view,
        taken,
        trick: [],
        leader: seat,
        turn: seat,
        scores: view.scores.with(seat, view.scores[seat]! - points),
      }
    }
    case 'end':
      return { ...view, scores: event.scores, turn: event.over ? null : view.turn, over: event.over }
  }
}

const suitIn = (name: string): number => suitOf(frenchFace(name)!)

/** Where every card is, and who sees it. */
export const placesOf = (state: State): Place[] => [
  ...state.hands.map((cards, seat): Place => ({ name: `hand ${seat}`, label: HAND, seat, cards, seenBy: [seat] })),
  ...state.taken.map((cards, seat): Place => ({ name: `taken ${seat}`, label: TAKEN, seat, cards, seenBy: 'all' })),
  { name: 'trick', label: text('場', 'Trick'), cards: state.trick, seenBy: 'all' },
]

const HAND = text('手札', 'Hand')
const TAKEN = text('取った札', 'Taken')

/** What the table tells beside cards. */
export const describe = ({ trick, taken, turn }: View): Description => {
  const broken = taken.some((cards) => cards.some((card) => suitIn(card) === HEARTS))
  const lead = turn !== null && trick.length === 0 && !broken
  return { notes: lead ? [text('ハートはまだ先に出せません。', 'Hearts may not be led yet.')] : [] }
}
