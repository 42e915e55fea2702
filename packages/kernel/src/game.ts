import type { Appearance } from './appearance.ts'
import type { Card, Deck } from './cards.ts'
import type { Chance } from './chance.ts'
import type { Lesson } from './lesson.ts'
import type { LogLine } from './log-line.ts'
import type { Refusal, RuleId } from './refusal.ts'
import type { Rng } from './rng.ts'
import type { RuleBook, Ruling, Term } from './rulebook.ts'
import type { RuleSchema, Rules } from './rules.ts'
import type { Seat, Viewer } from './seat.ts'
import { type Text, text } from './text.ts'

/**
 * What kind of answer is awaited. `turn`: a move of whoever is due. `window`: several seats are asked whether they claim
 * something. `choice`: what an effect asks for. `exchange`: cards to be passed on between deals. `over`: none any more.
 */
export const PHASES = ['turn', 'window', 'choice', 'exchange', 'over'] as const

/** One of `PHASES`. */
export type Phase = (typeof PHASES)[number]

/** What everybody may know at any time. */
export interface Status {
  /** The deal being played, from 1. */
  readonly deal: number
  readonly phase: Phase
  /**
   * The running result of each seat, by seat, in the game's own unit (points, chips …), whole or not: a higher one is better, in every game.
   * A list that never changes: a game may give the same frozen one until somebody's result is another.
   */
  readonly scores: readonly number[]
}

/** The end of a session. Games may add fields of their own, such as titles. */
export interface Outcome {
  /** By seat, in the game's own unit; a higher score is better. A game that counts penalties gives them below zero. */
  readonly scores: readonly number[]
  /** By seat: 1 is best; equal results share a rank, and whoever follows has as many before. See `rankingOf`. */
  readonly ranks: readonly number[]
  /** All seats of rank 1. */
  readonly winners: readonly Seat[]
}

/** Takes the events of a move one after another, in the order in which they happened. */
export interface Emit<E> {
  (event: E): void
  /** The types of those it listens to; absent where it listens to all. Others may come all the same. */
  readonly only?: ReadonlySet<string>
}

/** Who is to be told of events of that type; undefined where nobody listens to them, so that they need not be made. */
export const hearing = <E extends GameEvent>(emit: Emit<E> | undefined, type: E['type']): Emit<E> | undefined =>
  emit?.only?.has(type) === false ? undefined : emit

/**
 * What happened, as the table knows it. `type` says what; the game's own fields say the rest. Where a session has several
 * deals, the last event of each is of the type `end`, with its number as `deal` and whether the session ends as `over`.
 */
export interface GameEvent {
  readonly type: string
}

/** Narrows a list of moves that would be too long to make blindly. */
export interface MoveQuery {
  /** Only moves on this cell, named as in the notation. */
  readonly cell?: string
  /** At most this many moves, from 0. */
  readonly limit?: number
}

/** Legal moves of a seat. */
export interface MoveList<M = unknown> {
  /** In a fixed order. Do not change the array. */
  readonly moves: readonly M[]
  /** Whether these are all that `check` allows, of those that were asked for. */
  readonly complete: boolean
}

/**
 * Where cards lie, for tests of conservation and secrecy, and for a table that shows a game without drawing it. A card
 * is in exactly one place.
 */
export interface Place {
  /** Different for each place; `hand 2` for the hand of seat 2. */
  readonly name: string
  /** What players call it; a table that has nothing better shows the name. */
  readonly label?: Text
  /** Before whom it lies; absent for what lies in the middle. */
  readonly seat?: Seat
  /** Only those who see the place know how many cards lie there. Of all other places the view tells it. */
  readonly uncounted?: boolean
  /**
   * The state's own array where somebody does not see the place: exchanging its entries exchanges the cards. So what
   * a state tells about hidden cards it tells here alone, and works everything else out when it is needed.
   */
  readonly cards: Card[]
  readonly seenBy: 'all' | readonly Seat[]
  /** Positions that everybody knows although the place is hidden. */
  readonly known?: readonly number[]
  /** For each seat, positions that it knows besides, such as a card it gave away. */
  readonly knownTo?: readonly (readonly number[])[]
  /**
   * When a seat that sees the place plays, these cards decide something that everybody sees although they stay
   * hidden, such as the points made on another seat's field in match play. They are not exchanged, and need not be the
   * state's own array.
   */
  readonly judged?: boolean
  /** Which of several packs of the same cards these belong to that never mix, as in match play. */
  readonly pack?: number
}

/** A cell of a board, for a table that shows a game without drawing it. */
export interface BoardCell {
  /** As the notation writes it. */
  readonly name: string
  /** Its middle: x to the right, y downward, in cells. */
  readonly x: number
  readonly y: number
  /** The cards on it by name, from the lowest to the top. */
  readonly cards?: readonly string[]
  /** Coins, stones or pieces of each seat. */
  readonly pieces?: readonly number[]
  /** Whose it is now. */
  readonly owner?: Seat
  /** What is written on it. */
  readonly text?: Text
}

/** What a viewer has to know to play beside its cards, for a table that shows a game without drawing it. */
export interface Description {
  /** A sentence each: what lies to be beaten, what binds, what is asked. Seats are called by number, as by `narrate`. */
  readonly notes: readonly Text[]
  /** Absent where the game has no board. The cards of the places named here lie on its cells. */
  readonly board?: { readonly cells: readonly BoardCell[]; readonly places: readonly string[] }
}

/**
 * One game under one rule set for one number of seats: functions over plain values. `S` state, `M` move,
 * `E` event, `V` view, `P` preview: all of them JSON.
 *
 * Promises that the conformance suite holds every engine to:
 * - `check` is the truth about legality, exact and quick, and changes nothing; `list` holds only what `check` allows, all of
 *   it where `complete` says so; `pick` draws from the same set.
 * - No call is long, whatever the rules: what searches stops after a number of steps that the game documents, and tells that
 *   its list is not complete. Steps are counted, not timed, so that the list is the same on every machine.
 * - `apply` takes a move that `check` allows, changes the state in place and tells what happened. The same
 *   rules, seats, shuffles and moves give the same state, byte for byte.
 * - What a seat sees, may do and is refused depends on its view alone, never on cards it cannot see.
 * - Events lead from view to view: see `viewAfter`.
 */
export interface Engine<S = unknown, M = unknown, E extends GameEvent = GameEvent, V = unknown, P = unknown> {
  /** How many there are. */
  readonly seats: number
  /** By seat the number of its side, from 0: seats of one side score and win together. Absent where everybody plays alone. */
  readonly sides?: readonly number[]
  readonly deck: Deck

  /** A session with its first deal dealt. */
  start(chance: Chance, emit?: Emit<E>): S
  /** The seats that may act now; several in a window or in simultaneous play. Empty when the session is over. */
  toAct(state: S): readonly Seat[]
  /** Deal, phase and scores: what everybody may know. */
  status(state: S): Status
  /** The legal moves of a seat, and whether they are all of them; none when it is not due. One search finds both. */
  list(state: S, seat: Seat, query?: MoveQuery): MoveList<M>
  /** The moves of that list alone. */
  moves(state: S, seat: Seat, query?: MoveQuery): readonly M[]
  /** One legal move of a seat that is due, drawn at random without making the list; every legal move may come. */
  pick(state: S, seat: Seat, rng: Rng): M
  /** Why a seat may not make this move now; null where it may. A refusal marked `foul` is of a move that is played and punished. */
  check(state: S, seat: Seat, move: M): Refusal | null
  /** Carries out a move that `check` allows. Without `emit` no events are made. */
  apply(state: S, seat: Seat, move: M, chance: Chance, emit?: Emit<E>): void
  /** What a legal move would do as far as its seat can tell; the state stays as it is. */
  preview(state: S, seat: Seat, move: M): P
  /** What is played for a seat that is due when its time is up: always a legal move, and always the same one. */
  timeoutMove(state: S, seat: Seat): M
  /** Null until the session is over. */
  outcome(state: S): Outcome | null
  /** A copy that shares nothing that can change. */
  clone(state: S): S

  /** What the viewer may know of the state: built up from nothing. */
  view(state: S, viewer: Viewer): V
  /** What the viewer may know of an event; null where it learns nothing at all. */
  eventFor(event: E, viewer: Viewer): E | null
  /** What the viewer sees before it has been told anything: an empty table. */
  initialView(viewer: Viewer): V
  /**
   * What the owner of a view sees once it has been told an event (as `eventFor` gives it to that viewer). The view stays
   * as it is; the new one may share parts of it. It follows from the two and the rules alone.
   *
   * From `initialView` the events of `start`, and from there the events of each move, lead to `view`, byte for byte as
   * JSON. Between the events of one move stands the table halfway, such as a card laid and none drawn yet.
   *
   * In a window each seat is told its own answer, and nobody is told anything of the answers of others: there the events
   * lead to the view of a table at which only the viewer has answered (`toAct` still names the others). Once the
   * window is over they lead to `view` again, whoever answered first, and also from a `view` taken in the middle of it.
   */
  viewAfter(view: V, event: E): V
  /** A full state drawn at random from those that agree with the view. */
  sample(view: V, rng: Rng): S
  /** Every card of the state and who sees it. */
  places(state: S): Place[]

  /** The text of a move, as in the notation. */
  format(move: M): string
  /** Reads the text of a move; any order of its cards is understood. Refused is a text that names no move of the game; legality is for `check` to say. */
  parse(state: S, seat: Seat, text: string): M | Refusal
  /** An event in words, as it was told to whoever reads them: for a log, a terminal and a screen reader. */
  narrate(event: E): LogLine
  /** A move, given as `format` writes it, in words for a button; without, its notation is shown. */
  inWords?(move: string): Text
  /** What a view tells beside where cards lie; without, that is all a table without a drawing of the game can show. */
  describe?(view: V): Description
}

/** How a live table asks several seats at once: all of them alike, whatever they hold. */
export interface Asking {
  /** How long they may think, in seconds, at least 1. */
  readonly seconds: number
  /** `first`: the first claim to arrive ends the window for all. `all`: answers are collected until it ends. */
  readonly counts: 'first' | 'all'
}

/** When a seat that plays alone may take its last move back. */
export interface Undo<R extends Rules = Rules> {
  /** The rule that allows it, for refusals; null where no document speaks of it. */
  readonly rule: RuleId | null
  allowed(rules: R): boolean
}

/** The package a game of somebody else's comes from. */
export interface GamePackage {
  readonly name: string
  readonly version: string
}

/** Something of a game's own that an experiment counts: its value is the sum over a session, and never below 0. */
export type Measure<E extends GameEvent = GameEvent, M = unknown> = EventMeasure<E> | MoveMeasure<M>

interface Counted {
  /** Different from all others of the game, such as `revolutions`. */
  readonly id: string
  readonly name: Text
  readonly unit: Text
  /** The rule whose use it counts; absent for what no one rule makes. */
  readonly rule?: RuleId
}

/** Of events, which tell whatever comes of a move. */
export interface EventMeasure<E extends GameEvent = GameEvent> extends Counted {
  /** The events that are counted. */
  readonly on: E['type']
  /** What such an event adds. */
  count(event: E): number
}

/** Of the moves alone: nothing has to be told for it. */
export interface MoveMeasure<M = unknown> extends Counted {
  /** What a move adds. */
  countMove(move: M): number
}

/** A measure of events, and how its author writes it: `count` gets events of the type it is `on`. */
export const measureOf = <E extends GameEvent, T extends E['type']>(
  measure: Counted & {
    readonly on: T
    /** What such an event adds; 1 where it is not said. */
    readonly count?: (event: Extract<E, { readonly type: T }>) => number
  },
): EventMeasure<E> => {
  const { count = () => 1 } = measure
  return { ...measure, count: count as EventMeasure<E>['count'] }
}

/** The unit of what is counted in one game. */
export const TIMES = text('回', 'per game')

/** How many of them are so; makes no list on the way, since measures are asked at every move and event. */
export const countOf = <T>(items: readonly T[], isSo: (item: T) => boolean): number => {
  let count = 0
  for (let k = 0; k < items.length; k++) if (isSo(items[k]!)) count++
  return count
}

/** A part of the rules that an experiment's players may do without, so that one sees what it is worth. */
export type Restraint<M = unknown, R extends Rules = Rules> = {
  /** Different from all others of the game, such as `cut-ins`. */
  readonly id: string
  /** What is not done: `Cut-ins`. */
  readonly name: Text
} & (
  | {
      /** Whether a move makes use of it: such moves are not made. */
      uses(move: M): boolean
    }
  | {
      /** The rules without it, of states alike in shape: by them such a player decides, though the table plays by its own. */
      unknowing(rules: R): R
    }
)

/** A game as the catalogue lists it. */
export interface Game<
  R extends Rules = Rules,
  S = unknown,
  M = unknown,
  E extends GameEvent = GameEvent,
  V = unknown,
  P = unknown,
> extends Appearance {
  /** Lower-case letters, digits and hyphens; records and addresses name the game by it. */
  readonly id: string
  readonly name: Text
  /** One sentence for somebody who has never heard of it. */
  readonly summary: Text
  readonly credit: Text
  /** From 1, at most `maxSeats`; rules may allow fewer. */
  readonly minSeats: number
  readonly maxSeats: number
  /** Typical length of a session in minutes, for choosing one. */
  readonly minutes: number
  /** Changes whenever the same rules and moves could give another result. A record names it. */
  readonly rulesVersion: number
  /** Absent for a built-in game; records name it. */
  readonly package?: GamePackage
  readonly schema: RuleSchema<R>
  /** How places are read that the designer's document leaves open, in the order of their ids; empty where it says all. */
  readonly rulings: readonly Ruling[]
  /**
   * In the order in which they build on each other. Those of the built-in games are fetched when they are asked for and stand elsewhere
   * (`LearnGame` of `@tefuda/learn`).
   */
  readonly lessons?: readonly Lesson[]
  /** What the laboratory counts besides what every game has. */
  readonly measures?: readonly Measure<E, M>[]
  /** What a player of an experiment may do without. */
  readonly restraints?: readonly Restraint<M, R>[]
  /**
   * What a dealt card is worth to its seat, against other cards, in any unit: as far as bots make use of it. By it the laboratory takes
   * the luck of the deal out of its figures; a bad guess costs nothing but that.
   */
  cardWorth?(card: Card): number
  /** Absent where no move is ever taken back. */
  readonly undo?: Undo<R>
  /**
   * Whether a move that caused these events may be reconsidered as long as its seat alone goes on: nothing hidden came to
   * light, and nobody could have answered. Absent where no such move is.
   */
  mayReconsider?(events: readonly E[]): boolean
  /** How windows are held at a live table under these rules; absent where the game has none. */
  asking?(rules: R): Asking
  /** `rules` and `seats` must have passed `resolveRules`. */
  engine(rules: R, seats: number): Engine<S, M, E, V, P>
  rulebook(rules: R, seats: number): RuleBook
  /** The words of this table that its texts use and its rule book explains; absent where the game explains none. */
  terms?(rules: R, seats: number): readonly Term[]
}

/** Checks a move and plays it. A refused move changes nothing; a foul that the rules accept is played. */
export const play = <S, M, E extends GameEvent, V, P>(
  engine: Engine<S, M, E, V, P>,
  state: S,
  seat: Seat,
  move: M,
  chance: Chance,
  emit?: Emit<E>,
): Refusal | null => {
  const refused = engine.check(state, seat, move)
  if (refused !== null && refused.foul !== true) return refused
  engine.apply(state, seat, move, chance, emit)
  return null
}
