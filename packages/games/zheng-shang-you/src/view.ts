import { formatLaid } from '@tefuda/climbing'
import { frenchName, type Phase, type Place, type Seat, text, type Viewer } from '@tefuda/kernel'
import type { ZhengShangYouEvent } from './event.ts'
import { NO_CHOICE, type State, seatsOfStep, seatsToAct } from './state.ts'

export interface HandView {
  readonly count: number
  /** The viewer's own cards in the order in which they came; null for the hands of others. */
  readonly cards: readonly string[] | null
  /** Cards everybody saw go to this hand, sorted as a new pack. */
  readonly known: readonly string[]
}

/** What a seat or a spectator may know of a session of Zheng Shang You. */
export interface ZhengShangYouView {
  readonly viewer: Viewer
  readonly deal: number
  readonly phase: Phase
  readonly toAct: readonly Seat[]
  readonly turn: Seat
  readonly hands: readonly HandView[]
  /** The last play, as in the notation, and whose it is; null on a lead. */
  readonly table: { readonly cards: readonly string[]; readonly by: Seat } | null
  readonly exchange: {
    readonly step: 'show' | 'take' | 'give' | 'take-back'
    /** What the viewer itself has chosen and not yet shown; null otherwise. */
    readonly chosen: string | null
    readonly open: readonly string[]
  } | null
  /** What the last but one and the last of the deal before showed as their strongest card; empty where nothing was shown. */
  readonly strongest: readonly string[]
  readonly out: readonly Seat[]
  /** Everything played in this deal, in order. */
  readonly played: readonly string[]
  /** The places of the deal before, best first. */
  readonly before: readonly Seat[]
  readonly totals: readonly number[]
}

/** `exchange` before a deal, `turn` while cards are played, `over` at the end. */
export const phaseOf = (state: State): Phase => (state.over ? 'over' : state.exchange === null ? 'turn' : 'exchange')

/** What a seat sees of the table, or everybody where the viewer is null: its own hand, of the others what all have seen. */
export const viewOf = (state: State, viewer: Viewer): ZhengShangYouView => ({
  viewer,
  deal: state.deal,
  phase: phaseOf(state),
  toAct: seatsToAct(state),
  turn: state.turn,
  hands: state.hands.map((hand, seat) => ({
    count: hand.length,
    cards: seat === viewer ? hand.map(frenchName) : null,
    known: knownIn(state, seat)
      .map((at) => hand[at]!)
      .sort((a, b) => a - b)
      .map(frenchName),
  })),
  table: state.table === null ? null : { cards: state.table.laid.map(formatLaid), by: state.table.by },
  exchange: exchangeView(state, viewer),
  strongest: state.strongest.map(frenchName),
  out: state.out.slice(),
  played: state.played.map(frenchName),
  before: state.before.slice(),
  totals: state.totals.slice(),
})

const exchangeView = (state: State, viewer: Viewer): ZhengShangYouView['exchange'] => {
  if (state.exchange === null) return null
  const { step, chosen, open } = state.exchange
  const at = chosen[viewer === null ? -1 : seatsOfStep(state.before, step).indexOf(viewer)] ?? NO_CHOICE
  return { step, chosen: at === NO_CHOICE ? null : frenchName(state.hands[viewer!]![at]!), open: open.map(frenchName) }
}

/** Where in a hand lie the cards everybody knows of. */
const knownIn = (state: State, seat: Seat): number[] =>
  state.hands[seat]!.flatMap((card, at) => (state.shown.includes(card) ? [at] : []))

/** An event as a seat or a spectator hears of it: hands of others, and what they choose, come without their cards. */
export const eventSeenBy = (event: ZhengShangYouEvent, viewer: Viewer): ZhengShangYouEvent => {
  if (event.type === 'hand' && event.seat !== viewer) return { ...event, cards: null }
  if (event.type === 'choose' && event.seat !== viewer) return { ...event, card: null }
  return event
}

const HAND = text('手札', 'Hand')
const EXCHANGED = text('交換に出た札', 'For the exchange')
const PLAYED = text('出た札', 'Cards played')

/** Where every card that is in play lies, who sees it there, and which cards of a hand everybody has seen. */
export const placesOf = (state: State): Place[] => [
  ...state.hands.map(
    (cards, seat): Place => ({
      name: `hand ${seat}`,
      label: HAND,
      seat,
      cards,
      seenBy: [seat],
      known: knownIn(state, seat),
    }),
  ),
  { name: 'table', label: EXCHANGED, cards: state.exchange?.open ?? [], seenBy: 'all' },
  { name: 'played', label: PLAYED, cards: state.played, seenBy: 'all' },
]
