import { type Card, isRefusal, type RulesRequest, resolveRules } from '@tefuda/kernel'
import { cardNamed, DECK } from '../src/cards.ts'
import type { ExjanEvent } from '../src/event.ts'
import { type ExjanEngine, type ExjanPreview, type ExjanState, type ExjanView, exjan } from '../src/index.ts'
import type { Sheet } from '../src/scoring/sheet.ts'

/** For tests: what lies where; everything else falls into place by itself. */
export interface Layout {
  /** Ten cards for each seat; a shorter hand is filled up with what is left. */
  readonly hands?: readonly string[]
  /** The first cards to be drawn, in that order. */
  readonly wall?: string
  /** SF where nothing is said. */
  readonly indicator?: string
  readonly seats?: number
  readonly rules?: RulesRequest
}

export interface Arranged {
  readonly engine: ExjanEngine
  readonly state: ExjanState
  /** Makes a move and returns what happened. */
  move(seat: number, text: string): ExjanEvent[]
  /** Everybody who is asked passes, but those given. */
  pass(...others: readonly number[]): ExjanEvent[]
  /** Discards the card drawn, and everybody passes; so many turns. */
  turns(count: number): ExjanEvent[]
  /** `code rule` of the refusal, or `legal`. */
  why(seat: number, text: string): string
  moves(seat: number): string[]
  view(viewer: number | null): ExjanView
  preview(seat: number, text: string): ExjanPreview
}

/** Three sets and H7, to which S7, D7 or C7 would be the pair; a group of symbols is its yaku. */
export const PAIR_WAIT = 'S3 S4 S5 D12 D13 D14 HM DM CM H7'
/** Two sets, a pair, and H1 H2: waits for H0 and H3, without a yaku. */
export const RUN_WAIT = 'S4 H4 D4 D12 D13 D14 SK CK H1 H2'
/** Cards that fit with nothing above. */
export const ODD = 'S0 D2 C4 H6 S9 D9 C11 HJ SC DF'

const named = (names = ''): Card[] =>
  names
    .split(' ')
    .filter(Boolean)
    .map((name) => {
      const card = cardNamed(name)
      if (card === undefined) throw new Error(`There is no card ${name}.`)
      return card
    })

/** The order that deals these cards; seat 0 deals. */
const orderOf = ({ hands = [], wall = '', indicator = 'SF', seats = 4 }: Layout, count: number): Card[] => {
  const dealt = Array.from({ length: seats }, (_, seat) => named(hands[seat]))
  const first = named(wall)
  const shown = named(indicator)
  const used = [...dealt.flat(), ...shown, ...first]
  if (new Set(used).size < used.length) throw new Error('A card lies in two places.')
  // Every fifth card: what falls together does not fit together.
  const left = Array.from({ length: 88 }, (_, k) => DECK.cards[(k * 5) % 88]!).filter((card) => !used.includes(card))
  for (const hand of dealt) hand.push(...left.splice(0, count - hand.length))
  const rounds = Array.from({ length: count }, (_, k) => dealt.map((hand) => hand[k]!))
  return [...rounds.flat(), ...shown, ...first, ...left]
}

/** A table with these cards, the dealer to play; later rounds are dealt in the order of the deck. */
export const arrange = (layout: Layout = {}): Arranged => {
  const { seats = 4, rules = {} } = layout
  const resolved = resolveRules(exjan.schema, exjan, rules, seats)
  if (isRefusal(resolved)) throw new Error(resolved.message.en)
  const engine = exjan.engine(resolved, seats)
  const orders = [orderOf(layout, resolved.hand)]
  const chance = (cards: readonly Card[]): Card[] => orders.pop() ?? [...cards]
  const state = engine.start(chance)
  const read = (seat: number, text: string) => {
    const move = engine.parse(state, seat, text)
    if (isRefusal(move)) throw new Error(`${text}: ${move.message.en}`)
    return move
  }
  const move = (seat: number, text: string): ExjanEvent[] => {
    const wanted = read(seat, text)
    const refused = engine.check(state, seat, wanted)
    if (refused !== null) throw new Error(`seat ${seat}, ${text}: ${refused.message.en}`)
    const events: ExjanEvent[] = []
    engine.apply(state, seat, wanted, chance, (event) => events.push(event))
    return events
  }
  const pass = (...others: readonly number[]): ExjanEvent[] =>
    engine
      .toAct(state)
      .filter((seat) => !others.includes(seat))
      .flatMap((seat) => move(seat, 'pass'))
  return {
    engine,
    state,
    move,
    pass,
    turns: (count) =>
      Array.from({ length: count }, () => [
        ...move(state.turn, `discard ${engine.deck.name(state.hands[state.turn]!.at(-1)!)}`),
        ...pass(),
      ]).flat(),
    why: (seat, text) => {
      const refused = engine.check(state, seat, read(seat, text))
      return refused === null ? 'legal' : `${refused.code} ${refused.rule}`
    },
    moves: (seat) => engine.moves(state, seat).map(engine.format),
    view: (viewer) => engine.view(state, viewer),
    preview: (seat, text) => engine.preview(state, seat, read(seat, text)),
  }
}

/** The sheet of the win among these events. */
export const sheetIn = (events: readonly ExjanEvent[]): Sheet => {
  const won = events.find((event) => event.type === 'win')
  if (won === undefined) throw new Error('Nobody has won.')
  return won.sheet
}
