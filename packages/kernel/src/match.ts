import { type Commitments, freshSeed } from './commitment.ts'
import { type DealSource, dealer } from './deal.ts'
import { type Engine, type Game, type GameEvent, play } from './game.ts'
import type { MoveEntry } from './move-entry.ts'
import { isRefusal, type Refusal, Refused, refusal, unlessRefused } from './refusal.ts'
import { fingerprint, type Rules, type RulesRequest, resolveRules } from './rules.ts'
import type { Seat, Viewer } from './seat.ts'
import { isSeed, type Seed } from './shuffle.ts'

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
  /** Everything that happened, as the table knows it, but for what was taken out (`takeEvents`). */
  events: GameEvent[]
  /** How many of `events` there were before each move; negative where some of those taken out came after it. */
  marks: number[]
  /** Moves taken back so far (only where the rules allow it). */
  undone: number
  /** Which moves, counted from 0, a table made for a seat whose time was up; ascending. */
  timeouts: number[]
  /** How often somebody asked a bot for its advice. */
  hints: number
  /** Whether the deal had been played before, so that its cards could be known. */
  readonly again: boolean
}

/** Who sits on a seat; nothing is known of a person without a name. */
export interface SeatInfo {
  /** As the player is called; at most 2,000 characters in a record. */
  readonly name?: string
  /** Which bot sits here; absent for a person. */
  readonly bot?: string
}

/** What a session is to be. */
export interface MatchRequest {
  readonly game: Game
  /** The standard rules where absent. */
  readonly rules?: RulesRequest
  /** How many; what `resolveRules` refuses no match has. */
  readonly seats: number
  /** By seat; seats beyond the list have no name. */
  readonly names?: readonly SeatInfo[]
  /** 64 hex digits; made where absent. */
  readonly seed?: Seed
  /** Orders of cards by name, for the first shuffles of the session; each must hold exactly the cards asked for. */
  readonly orders?: readonly (readonly string[])[]
  /** Kept for the record; that they lead to `seed` is for `replay` to check. */
  readonly commitments?: Commitments
  /** The deal has been played before. */
  readonly again?: boolean
}

/** No notation needs more characters for one move; longer texts are not given to a game at all. */
export const LONGEST_MOVE = 2000

/** Opens a session and deals. Refused: rules that cannot be, a bad seed, an order that does not fit. */
export const openMatch = (request: MatchRequest): Match | Refusal => {
  const { game, seats } = request
  const rules = resolveRules(game.schema, game, request.rules ?? {}, seats)
  if (isRefusal(rules)) return rules
  if (request.seed !== undefined && !isSeed(request.seed))
    return refusal(
      'bad-seed',
      null,
      'シードは16進数64桁（小文字）で書いてください。',
      'A seed is 64 lower-case hex digits.',
    )
  const match: Match = {
    game,
    rules,
    fingerprint: fingerprint(game.id, game.rulesVersion, rules),
    seats: Array.from({ length: seats }, (_, seat) => request.names?.[seat] ?? {}),
    engine: game.engine(rules, seats),
    deal: { seed: request.seed ?? freshSeed(), orders: request.orders ?? [], asked: 0 },
    commitments: request.commitments ?? null,
    state: null,
    moves: [],
    events: [],
    marks: [],
    undone: 0,
    timeouts: [],
    hints: 0,
    again: request.again ?? false,
  }
  return unlessRefused(() => begin(match)) ?? match
}

/**
 * Plays the text of a move. Returns the events it caused, or why nothing changed: no such seat, a text that is no
 * move, an illegal move, a given order that does not fit. `ms`: the milliseconds it took.
 */
export const playMove = (match: Match, seat: Seat, text: string, ms?: number): GameEvent[] | Refusal => {
  const { engine, deal } = match
  const move = readMove(match, seat, text)
  if (isRefusal(move)) return move
  const events: GameEvent[] = []
  // Only a given order can fail in the middle of a move; a seed always answers.
  const before = deal.asked < deal.orders.length ? { state: engine.clone(match.state), asked: deal.asked } : null
  const refused = unlessRefused(() =>
    play(engine, match.state, seat, move, dealer(deal, engine.deck), (event) => events.push(event)),
  )
  if (refused !== null) {
    if (before !== null && deal.asked !== before.asked) {
      match.state = before.state
      deal.asked = before.asked
    }
    return refused
  }
  match.marks.push(match.events.length)
  match.events.push(...events)
  match.moves.push(ms === undefined ? [seat, engine.format(move)] : [seat, engine.format(move), ms])
  return events
}

/** Marks the last move as one that was made for its seat because time was up. */
export const markTimeout = (match: Match): void => {
  match.timeouts.push(match.moves.length - 1)
}

/** The move that a text from outside means for a seat now, legal or not; a `Refusal` where there is no such seat or move. */
export const readMove = (match: Match, seat: Seat, text: string): unknown => {
  const seats = match.seats.length
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats)
    return refusal(
      'unknown-seat',
      null,
      `その席はありません。席の番号は0から${seats - 1}までです。`,
      `There is no such seat. Seats are numbered from 0 to ${seats - 1}.`,
    )
  if (text.length > LONGEST_MOVE)
    return refusal('bad-move', null, '手の書き方が長すぎます。', 'This is too long to be a move.')
  return match.engine.parse(match.state, seat, text)
}

/** Whether the last move may be taken back: the rules allow it, and there is a move. */
export const mayUndo = (match: Match): boolean => allowsUndo(match) && match.moves.length > 0

/** Whether moves may be taken back at all: one seat plays alone, and the game allows it under these rules. */
export const allowsUndo = ({ game, rules, seats }: Match): boolean =>
  seats.length === 1 && game.undo?.allowed(rules) === true

/** Takes the last move back: all others are played again. The record counts how often that was done. Refused where `mayUndo` says no. */
export const undoMove = (match: Match): Refusal | null => {
  const rule = match.game.undo?.rule ?? null
  if (!allowsUndo(match))
    return refusal(
      'no-undo',
      rule,
      'このルールでは、手を戻せません。',
      'These rules do not allow a move to be taken back.',
    )
  if (!mayUndo(match))
    return refusal('no-undo', rule, 'まだ手がないので、戻せません。', 'There is no move yet that could be taken back.')
  playWithoutLast(match)
  match.undone += 1
  return null
}

/**
 * Whether a seat may reconsider the last move: it is its own, nobody has learnt anything by it, and it is this seat alone
 * that goes on. At a table at which others look on from elsewhere, that is no promise to them.
 */
export const mayReconsider = ({ game, engine, state, moves, events, marks }: Match, seat: Seat): boolean => {
  const due = engine.toAct(state)
  return (
    moves.at(-1)?.[0] === seat &&
    due.length === 1 &&
    due[0] === seat &&
    game.mayReconsider?.(events.slice(marks.at(-1))) === true
  )
}

/** Takes the last move back as if it had not been made: no record tells of it. Refused where `mayReconsider` says no. */
export const reconsider = (match: Match, seat: Seat): Refusal | null => {
  if (!mayReconsider(match, seat))
    return refusal(
      'no-undo',
      null,
      'この手はもう戻せません。何かが明かされたか、番が移っています。',
      'This move stands: something has come to light since, or the turn has passed on.',
    )
  playWithoutLast(match)
  return null
}

/** Deals anew and plays all moves but the last. */
const playWithoutLast = (match: Match): void => {
  const moves = match.moves.slice(0, -1)
  const timeouts = match.timeouts.filter((move) => move < moves.length)
  begin(match)
  for (const [seat, text, ms] of moves) {
    const result = playMove(match, seat, text, ms)
    if (isRefusal(result)) throw new Refused(result)
  }
  match.timeouts = timeouts
}

/** An independent session at the same point; what either plays does not touch the other. */
export const cloneMatch = (match: Match): Match => ({
  ...match,
  deal: { ...match.deal },
  state: match.engine.clone(match.state),
  moves: match.moves.slice(),
  events: match.events.slice(),
  marks: match.marks.slice(),
  timeouts: match.timeouts.slice(),
})

/** The events from number `from` on, as the viewer saw them. Numbers count only what that viewer saw. */
export const eventsFor = (match: Match, viewer: Viewer, from = 0): GameEvent[] =>
  match.events.flatMap((event) => match.engine.eventFor(event, viewer) ?? []).slice(from)

/**
 * Takes the first `count` events out of a session and gives them to who keeps them elsewhere. When a move is taken back all
 * events are there again.
 */
export const takeEvents = (match: Match, count: number): GameEvent[] => {
  match.marks = match.marks.map((mark) => mark - count)
  return match.events.splice(0, count)
}

/** Deals from the first shuffle on; nothing has been played yet. */
const begin = (match: Match): null => {
  match.deal.asked = 0
  match.moves = []
  match.events = []
  match.marks = []
  match.timeouts = []
  match.state = match.engine.start(dealer(match.deal, match.engine.deck), (event) => match.events.push(event))
  return null
}
