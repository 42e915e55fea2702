import type { Card, Deck } from './cards.ts'
import { type Commitments, freshSeed } from './commitment.ts'
import { type Engine, type Game, type GameEvent, play, type Seat, type Viewer } from './game.ts'
import { isRefusal, Refused, type Refusal, refusal } from './refusal.ts'
import { fingerprint, resolveRules, type Rules, type RulesRequest } from './rules.ts'
import { isSeed, type Seed, shuffle } from './shuffle.ts'

/**
 * A session being played: the state, and everything needed to tell and replay how it came about.
 * Change it only through the functions of this file.
 */
export interface Match {
  readonly game: Game
  readonly rules: Rules
  readonly fingerprint: string
  readonly seats: readonly SeatInfo[]
  readonly engine: Engine
  readonly deal: DealSource
  readonly commitments: Commitments | null
  state: unknown
  moves: MoveEntry[]
  /** Everything that happened, as the table knows it. */
  events: GameEvent[]
  /** How many events there were before each move. */
  marks: number[]
  /** Moves taken back so far (only where the rules allow it). */
  undone: number
}

export interface SeatInfo {
  readonly name?: string
  /** Which bot sits here; absent for a person. */
  readonly bot?: string
}

/** Seat, text of the move, and the milliseconds it took where that is known. */
export type MoveEntry = readonly [seat: Seat, move: string, ms?: number]

/** Where the order of the cards comes from: first the given orders, then the seed. */
export interface DealSource {
  readonly seed: Seed
  readonly orders: readonly (readonly string[])[]
  /** Shuffles asked for so far. */
  asked: number
}

export interface MatchRequest {
  readonly game: Game
  readonly rules?: RulesRequest
  readonly seats: number
  readonly names?: readonly SeatInfo[]
  /** 64 hex digits; made where absent. */
  readonly seed?: Seed
  /** Orders of cards by name, for the first shuffles of the session; each must hold exactly the cards asked for. */
  readonly orders?: readonly (readonly string[])[]
  readonly commitments?: Commitments
}

/** Opens a session and deals. Refused: rules that cannot be, a bad seed, an order that does not fit. */
export const openMatch = (request: MatchRequest): Match | Refusal => {
  const { game, seats } = request
  const rules = resolveRules(game.schema, game, request.rules ?? {}, seats)
  if (isRefusal(rules)) return rules
  if (request.seed !== undefined && !isSeed(request.seed))
    return refusal('bad-seed', null, 'シードは16進数64桁（小文字）で書いてください。', 'A seed is 64 lower-case hex digits.')
  const engine = game.engine(rules, seats)
  const deal: DealSource = { seed: request.seed ?? freshSeed(), orders: request.orders ?? [], asked: 0 }
  const events: GameEvent[] = []
  try {
    const state = engine.start(dealer(deal, engine.deck), (event) => events.push(event))
    return {
      game,
      rules,
      fingerprint: fingerprint(game.id, game.rulesVersion, rules),
      seats: Array.from({ length: seats }, (_, seat) => request.names?.[seat] ?? {}),
      engine,
      deal,
      commitments: request.commitments ?? null,
      state,
      moves: [],
      events,
      marks: [],
      undone: 0,
    }
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

/** Plays the text of a move. Returns the events it caused, or why nothing changed. `ms` is the time it took. */
export const playMove = (match: Match, seat: Seat, text: string, ms?: number): GameEvent[] | Refusal => {
  const { engine } = match
  const move = engine.parse(match.state, seat, text)
  if (isRefusal(move)) return move
  const events: GameEvent[] = []
  // Only a given order can fail in the middle of a move; a seed always answers.
  const before = match.deal.asked < match.deal.orders.length ? { state: engine.clone(match.state), asked: match.deal.asked } : null
  try {
    const refused = play(engine, match.state, seat, move, dealer(match.deal, engine.deck), (event) => events.push(event))
    if (refused !== null) return refused
  } catch (error) {
    if (!(error instanceof Refused) || before === null) throw error
    match.state = before.state
    match.deal.asked = before.asked
    return error.refusal
  }
  match.marks.push(match.events.length)
  match.events.push(...events)
  match.moves.push(ms === undefined ? [seat, engine.format(move)] : [seat, engine.format(move), ms])
  return events
}

/** Whether the last move may be taken back: the rules have the setting `undo` on, one seat plays alone, and there is a move. */
export const mayUndo = (match: Match): boolean => match.rules.undo === true && match.seats.length === 1 && match.moves.length > 0

/** Takes the last move back; the record counts how often that was done (SC-20). */
export const undoMove = (match: Match): Refusal | null => {
  if (!mayUndo(match))
    return refusal('no-undo', null, 'このルールでは、置いた札を戻せません。', 'These rules do not allow a move to be taken back.')
  const moves = match.moves.slice(0, -1)
  const undone = match.undone + 1
  restart(match)
  for (const [seat, text, ms] of moves) {
    const result = playMove(match, seat, text, ms)
    if (isRefusal(result)) throw new Refused(result)
  }
  match.undone = undone
  return null
}

/** An independent session at the same point; what either plays does not touch the other. */
export const cloneMatch = (match: Match): Match => ({
  ...match,
  deal: { ...match.deal },
  state: match.engine.clone(match.state),
  moves: match.moves.slice(),
  events: match.events.slice(),
  marks: match.marks.slice(),
})

/** The events from number `from` on, as the viewer saw them. Numbers count only what that viewer saw. */
export const eventsFor = (match: Match, viewer: Viewer, from = 0): GameEvent[] =>
  match.events.flatMap((event) => match.engine.eventFor(event, viewer) ?? []).slice(from)

const restart = (match: Match): void => {
  match.deal.asked = 0
  match.moves = []
  match.events = []
  match.marks = []
  match.state = match.engine.start(dealer(match.deal, match.engine.deck), (event) => match.events.push(event))
}

const dealer =
  (deal: DealSource, deck: Deck) =>
  (cards: readonly Card[]): Card[] => {
    const index = deal.asked++
    const given = deal.orders[index]
    return given === undefined ? inCopyOrder(shuffle(deal.seed, index, cards), deck) : cardsNamed(given, cards, deck)
  }

/** Cards that are alike come in the order of their copies, so that an order of names determines the state. */
const inCopyOrder = (order: readonly Card[], deck: Deck): Card[] => cardsNamed(order.map(deck.name), order, deck)

const cardsNamed = (names: readonly string[], asked: readonly Card[], deck: Deck): Card[] => {
  const copies = new Map<string, Card[]>()
  for (const card of asked.toSorted((a, b) => b - a)) {
    const name = deck.name(card)
    const alike = copies.get(name)
    if (alike === undefined) copies.set(name, [card])
    else alike.push(card)
  }
  const order = names.map((name) => {
    const card = copies.get(name)?.pop()
    if (card === undefined)
      throw new Refused(refusal('bad-order', null, `渡された並びの「${name}」は、ここで切る${asked.length}枚の中にない（または多すぎる）札です。`, `The order names ${name}, which is not, or not so often, among the ${asked.length} cards to be shuffled.`))
    return card
  })
  if (order.length !== asked.length)
    throw new Refused(refusal('bad-order', null, `渡された並びは${order.length}枚ですが、切る札は${asked.length}枚です。`, `The order holds ${order.length} cards; ${asked.length} are to be shuffled.`))
  return order
}
