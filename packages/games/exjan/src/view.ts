import { type Phase, type Place, type Seat, text, type Viewer } from '@tefuda/kernel'
import { cardName, cardOf, doraOf } from './cards.ts'
import type { ExjanEvent } from './event.ts'
import { formatMove } from './notation.ts'
import { discardOf, type State, seatsToAct } from './state.ts'

export interface HandView {
  readonly count: number
  /** In the order in which they came; null where the viewer does not see them. */
  readonly cards: readonly string[] | null
}

export interface MeldView {
  readonly kind: 'group' | 'run'
  readonly cards: readonly string[]
  /** The discard it was called on, and whose it was. */
  readonly taken: string
  readonly from: Seat
}

/** What a seat or a spectator may know of a session of Exjan. */
export interface ExjanView {
  readonly viewer: Viewer
  readonly deal: number
  readonly phase: Phase
  readonly toAct: readonly Seat[]
  readonly dealer: Seat
  /** Rounds so far that their dealer did not win. */
  readonly passed: number
  /** Whose turn it is; in a window who discarded. */
  readonly turn: Seat
  /** Whether the seat on turn has drawn: the last card of its hand. */
  readonly drawn: boolean
  /** The discard everybody is asked about; null outside a window. */
  readonly discard: string | null
  /** The viewer's own answer about it, once given. */
  readonly answer: string | null
  readonly chips: readonly number[]
  /** Chips each has on the table for its reach. */
  readonly stakes: readonly number[]
  readonly hands: readonly HandView[]
  readonly melds: readonly (readonly MeldView[])[]
  /** Discards that nobody took. */
  readonly rivers: readonly (readonly string[])[]
  /** Where in its river each seat has said reach; −1 where it has not. */
  readonly reach: readonly number[]
  /** Whether a win now would be within one round of turns after its reach. */
  readonly quick: readonly boolean[]
  /** Cards each has drawn in this round. */
  readonly draws: readonly number[]
  readonly indicator: string
  /** The four cards that are dora. */
  readonly dora: readonly string[]
  /** Cards left in the wall. */
  readonly wall: number
  /** At the end the winner of the last round, whose hand lies open; −1 for none. */
  readonly shown: Seat
}

/** Cards in a hand before its owner draws, sets laid open included. */
export const handSizeIn = ({ hands, melds }: ExjanView): number =>
  // Nobody has more but who is on turn, or has won.
  Math.min(...hands.map(({ count }, seat) => count + 3 * melds[seat]!.length))

export const phaseOf = (state: State): Phase => {
  if (state.over) return 'over'
  return state.window === null ? 'turn' : 'window'
}

export const viewOf = (state: State, viewer: Viewer): ExjanView => ({
  viewer,
  deal: state.deal,
  phase: phaseOf(state),
  toAct: seatsToAct(state),
  dealer: state.dealer,
  passed: state.passed,
  turn: state.turn,
  drawn: state.drawn,
  discard: state.window === null ? null : cardName(discardOf(state)),
  answer: answerSeen(state, viewer),
  chips: state.chips.slice(),
  stakes: state.stakes.slice(),
  hands: state.hands.map((cards, seat) => ({
    count: cards.length,
    cards: seat === viewer || seat === state.shown ? cards.map(cardName) : null,
  })),
  melds: state.melds.map((melds) =>
    melds.map(({ kind, cards, taken, from }) => ({
      kind,
      cards: cards.map(cardName),
      taken: cardName(taken),
      from,
    })),
  ),
  rivers: state.rivers.map((cards) => cards.map(cardName)),
  reach: state.reach.slice(),
  quick: state.quick.slice(),
  draws: state.draws.slice(),
  indicator: cardName(state.indicator),
  dora: [0, 1, 2, 3].map((suit) => cardName(cardOf(suit, doraOf(state.indicator)))),
  wall: state.wall.length,
  shown: state.shown,
})

/** One's own answer; that of the discarder, who is not asked, is none. */
const answerSeen = (state: State, viewer: Viewer): string | null => {
  if (viewer === null || viewer === state.turn) return null
  const answer = state.window?.answers[viewer] ?? null
  if (answer === null) return null
  if (!('at' in answer)) return formatMove({ type: answer.type })
  const hand = state.hands[viewer]!
  return formatMove({ type: answer.type, cards: [hand[answer.at[0]]!, hand[answer.at[1]]!] })
}

/** A hand, a card drawn and an answer are told to their own seat alone. */
export const eventSeenBy = (event: ExjanEvent, viewer: Viewer): ExjanEvent | null => {
  if (event.type === 'answer') return event.seat === viewer ? event : null
  if (event.type === 'hand' && event.seat !== viewer) return { ...event, cards: null }
  if (event.type === 'draw' && event.seat !== viewer) return { ...event, card: null }
  return event
}

const HAND = text('手札', 'Hand')
const MELDS = text('鳴いた札', 'Calls')
const RIVER = text('捨て札', 'Discards')
const INDICATOR = text('ドラ表示', 'Dora indicator')
const WALL = text('山札', 'Wall')

export const placesOf = (state: State): Place[] => [
  ...state.hands.map(
    (cards, seat): Place => ({
      name: `hand ${seat}`,
      label: HAND,
      seat,
      cards,
      seenBy: seat === state.shown ? 'all' : [seat],
    }),
  ),
  ...state.melds.map(
    (melds, seat): Place => ({
      name: `melds ${seat}`,
      label: MELDS,
      seat,
      cards: melds.flatMap(({ cards }) => cards),
      seenBy: 'all',
    }),
  ),
  ...state.rivers.map((cards, seat): Place => ({ name: `river ${seat}`, label: RIVER, seat, cards, seenBy: 'all' })),
  { name: 'indicator', label: INDICATOR, cards: [state.indicator], seenBy: 'all' },
  { name: 'wall', label: WALL, cards: state.wall, seenBy: [] },
]
