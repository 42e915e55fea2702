import { formatLaid, RANK_NAMES } from '@tefuda/climbing'
import { type Card, faceOf, frenchName, type Phase, type Place, type Seat, text, type Viewer } from '@tefuda/kernel'
import { boundSuits } from './bind.ts'
import type { CutInEvent } from './event.ts'
import { formatPlayed } from './notation.ts'
import type { Effect } from './rules.ts'
import { allBut, type ChoiceEffect, chosenBy, isFlipped, JOKER, partnerOf, type State, seatsToAct } from './state.ts'

export interface HandView {
  readonly hidden: number
  /** The viewer's own hidden cards in the order in which they came; null for the hands of others. */
  readonly cards: readonly string[] | null
  /** For each own hidden card the other seats that know of it. */
  readonly knownTo: readonly (readonly Seat[])[] | null
  /** Hidden cards of others that the viewer knows of, sorted; of its own an empty list. */
  readonly known: readonly string[]
  /** The rank that no other hidden card of this hand can exceed, as the exchange has shown the viewer; null where nothing has. */
  readonly ceiling: (typeof RANK_NAMES)[number] | null
  readonly open: readonly string[]
}

/** What a seat or a spectator may know of a session of Cut-in Daifugo. */
export interface CutInView {
  readonly viewer: Viewer
  readonly deal: number
  readonly phase: Phase
  readonly toAct: readonly Seat[]
  readonly turn: Seat
  readonly direction: 1 | -1
  readonly revolution: boolean
  readonly back: boolean
  /** Whether threes are strong now. */
  readonly flipped: boolean
  readonly hands: readonly HandView[]
  readonly table: { readonly cards: readonly string[]; readonly by: Seat; readonly final: boolean } | null
  readonly shape: { readonly run: boolean; readonly count: number } | null
  readonly rankBound: boolean
  /** Suits every further play must contain, as often as they stand here. */
  readonly suitBound: readonly string[]
  readonly passed: readonly boolean[]
  readonly chain: { readonly totals: readonly number[]; readonly victim: Seat } | null
  /** The viewer's own answer to the window, if it gave one; null without a window or before the answer. */
  readonly answer: readonly string[] | null
  readonly resolving: {
    readonly queue: readonly { readonly effect: Effect; readonly count: number }[]
    readonly choice: {
      /** Which effect it is of; `choiceKind` tells what there is to choose. */
      readonly effect: ChoiceEffect
      /** Who chooses; −1 where all in `each` choose at once. */
      readonly by: Seat
      /** Whose cards it touches, or who gets them; −1 where it does not matter. */
      readonly of: Seat
      readonly left: number
      readonly each: readonly number[]
      /** How many each seat has chosen, and the viewer's own choice. They lie in the hands until all have chosen. */
      readonly chosen: readonly number[]
      readonly own: readonly string[]
    } | null
    readonly clear: boolean
    readonly skip: number
  } | null
  readonly exchange: {
    readonly step: 'poor' | 'rich'
    readonly left: readonly number[]
    /** How many cards each seat has chosen to give, and the viewer's own. They lie in the hands until all have chosen. */
    readonly chosen: readonly number[]
    readonly own: readonly string[]
  } | null
  readonly pool: readonly string[]
  readonly discards: readonly string[]
  readonly out: readonly Seat[]
  readonly fouled: readonly Seat[]
  readonly fallen: Seat
  readonly resigned: readonly string[]
  readonly before: readonly Seat[]
  readonly totals: readonly number[]
}

/** What the table waits for: cards of an exchange, answers to a window, a choice for an effect, or a turn. */
export const phaseOf = (state: State): Phase => {
  if (state.over) return 'over'
  if (state.exchange !== null) return 'exchange'
  if (state.window !== null) return 'window'
  return state.resolving?.choice != null ? 'choice' : 'turn'
}

const names = (cards: readonly Card[]): string[] => cards.map(frenchName)

/** The names of cards in the order of their faces: counted, since a view is made at every decision. */
const namesInOrder = (cards: readonly Card[]): string[] => {
  if (cards.length === 0) return []
  const counts = new Uint8Array(FACES)
  for (const card of cards) counts[faceOf(card)]!++
  const found: string[] = []
  for (let face = 0; face < FACES; face++) for (let k = counts[face]!; k > 0; k--) found.push(frenchName(face))
  return found
}

/** As many as `faceOf` has values. */
const FACES = 64

/** What a seat sees of the table, or everybody where the viewer is null: its own hand, of the others what it has seen. */
export const viewOf = (state: State, viewer: Viewer): CutInView => ({
  viewer,
  deal: state.deal,
  phase: phaseOf(state),
  toAct: seatsToAct(state),
  turn: state.turn,
  direction: state.direction,
  revolution: state.revolution,
  back: state.back,
  flipped: isFlipped(state),
  hands: state.hidden.map((_, seat) => handView(state, seat, viewer)),
  table:
    state.table === null
      ? null
      : { cards: state.table.laid.map(formatLaid), by: state.table.by, final: state.table.final },
  shape: state.shape === null ? null : { ...state.shape },
  rankBound: state.rankBound,
  suitBound: boundSuits(state),
  passed: state.passed.slice(),
  chain: state.chain === null ? null : { totals: state.chain.totals.slice(), victim: state.chain.victim },
  answer: viewer === null ? null : (state.window?.answers[viewer]?.map(formatPlayed) ?? null),
  resolving: resolvingView(state, viewer),
  exchange: exchangeView(state, viewer),
  pool: names(state.pool),
  discards: namesInOrder(state.discards),
  out: state.out.slice(),
  fouled: state.fouled.slice(),
  fallen: state.fallen,
  resigned: namesInOrder(state.resigned),
  before: state.before.slice(),
  totals: state.totals.slice(),
})

const handView = (state: State, seat: Seat, viewer: Viewer): HandView => {
  const [hidden, knownTo] = [state.hidden[seat]!, state.knownTo[seat]!]
  const isOwn = seat === viewer
  const seats = state.hidden.length
  return {
    hidden: hidden.length,
    cards: isOwn ? names(hidden) : null,
    knownTo: isOwn ? knownTo.map((bits) => seatsIn(bits, seats)) : null,
    known: isOwn ? [] : namesInOrder(hidden.filter((_, at) => isKnown(knownTo[at]!, viewer, allBut(seat, seats)))),
    ceiling: viewer === null ? null : ceilingFor(state, seat, viewer),
    open: names(state.open[seat]!),
  }
}

/** Only whoever got the strongest cards of a hand knows what they were. */
const ceilingFor = (state: State, seat: Seat, viewer: Seat): HandView['ceiling'] => {
  const ceiling = state.ceiling[seat]!
  return ceiling < JOKER && partnerOf(state, seat) === viewer ? RANK_NAMES[ceiling]! : null
}

/** A spectator knows what everybody knows. */
const isKnown = (bits: number, viewer: Viewer, others: number): boolean =>
  viewer === null ? bits === others : (bits & (1 << viewer)) !== 0

const seatsIn = (bits: number, seats: number): Seat[] => {
  const found: Seat[] = []
  for (let seat = 0; seat < seats; seat++) if (bits & (1 << seat)) found.push(seat)
  return found
}

const resolvingView = (state: State, viewer: Viewer): CutInView['resolving'] => {
  if (state.resolving === null) return null
  const { queue, choice, clear, skip } = state.resolving
  return {
    queue: queue.map(({ effect, count }) => ({ effect, count })),
    choice:
      choice === null
        ? null
        : {
            effect: choice.effect,
            by: choice.by,
            of: choice.of,
            left: choice.left,
            each: choice.each.slice(),
            chosen: choice.chosen.map((positions) => positions.length),
            own: ownChoice(state, viewer),
          },
    clear,
    skip,
  }
}

const exchangeView = (state: State, viewer: Viewer): CutInView['exchange'] => {
  if (state.exchange === null) return null
  const { step, left, chosen } = state.exchange
  return {
    step,
    left: left.slice(),
    chosen: chosen.map((positions) => positions.length),
    own: ownChoice(state, viewer),
  }
}

const ownChoice = (state: State, viewer: Viewer): string[] =>
  viewer === null ? [] : names(chosenBy(state, viewer).map((at) => state.hidden[viewer]![at]!))

/** A card that changes hands unseen is seen by giver and receiver; an answer is told to nobody else. */
export const eventSeenBy = (event: CutInEvent, viewer: Viewer): CutInEvent | null => {
  if (event.type === 'answer') return event.seat === viewer ? event : null
  if (event.type === 'hand' && event.seat !== viewer) return { ...event, cards: null }
  if (event.type === 'choose' && event.seat !== viewer) return { ...event, card: null }
  if (event.type === 'give' && event.seat !== viewer && event.to !== viewer) return { ...event, card: null }
  return event
}

const HAND = text('手札', 'Hand')
const OPEN = text('公開札', 'Public cards')
const POOL = text('このフェイズの札', 'Played in this phase')
const DISCARDS = text('捨て札', 'Discards')
const RESIGNED = text('投了した手札', 'Resigned')

/** Where every card of both packs lies, who sees it there, and who knows of which hidden cards. */
export const placesOf = (state: State): Place[] => {
  const seats = state.hidden.length
  return [
    ...state.hidden.map((cards, seat): Place => {
      const bits = state.knownTo[seat]!
      const where = (fits: (one: number) => boolean): number[] => bits.flatMap((one, at) => (fits(one) ? [at] : []))
      return {
        name: `hand ${seat}`,
        label: HAND,
        seat,
        cards,
        seenBy: [seat],
        known: where((one) => one === allBut(seat, seats)),
        knownTo: Array.from({ length: seats }, (_, other) => where((one) => (one & (1 << other)) !== 0)),
      }
    }),
    ...state.open.map((cards, seat): Place => ({ name: `open ${seat}`, label: OPEN, seat, cards, seenBy: 'all' })),
    { name: 'pool', label: POOL, cards: state.pool, seenBy: 'all' },
    { name: 'discards', label: DISCARDS, cards: state.discards, seenBy: 'all' },
    { name: 'resigned', label: RESIGNED, cards: state.resigned, seenBy: 'all' },
  ]
}
