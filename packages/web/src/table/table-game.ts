import type { GameEvent, Refusal, Rules, Seat, Text } from '@tefuda/kernel'
import type { ReactNode } from 'react'
import type { CardState } from '../cards/index.ts'
import type { HandOrder } from '../theme/index.ts'

/** What somebody at a seat sees and may ask the rules. All of it follows from the seat's own view. */
export interface SeatContext<V = unknown> {
  readonly view: V
  /** Whose hand lies in front; null for a spectator. */
  readonly seat: Seat | null
  readonly seats: number
  /** Whether this seat may move now. */
  readonly due: boolean
  readonly rules: Rules
  /** How the hand should be lined up where the game leaves it to its owner. */
  readonly handOrder: HandOrder
  /** Who sits at the lower edge of the table where it is not the seat itself, as in a replay. */
  readonly below?: Seat
  /** Cards of the hand that others have given since its owner last played; see `came` of the game. */
  readonly came?: readonly string[]
  /** Places of the hand that wait for cards while a move is being shown: see `gaps` of the game. */
  readonly gaps?: readonly number[]
  /** Whether to mark what is possible; see `marksPossible` of the game. */
  readonly marksPossible?: boolean
  /** The move that a lesson points at. */
  readonly wished?: string | null
  /** Everything this seat may do now, as the notation writes it; empty while it is not due. */
  moves(): readonly string[]
  /** Why the move, written as in the notation, may not be played now; null where it may. */
  check(move: string): Refusal | null
  /** What a move would do, as the game's engine tells it; null where it may not be played. */
  preview(move: string): unknown
  /** What it sees once all of this has happened, as far as this seat is told of it. */
  after(events: readonly GameEvent[]): V
}

/** What a person does at the table, whatever they do it with: mouse, finger, keyboard. */
export type Gesture =
  /** A card of the hand, by its place in it. */
  | { readonly kind: 'card'; readonly card: number }
  /** A place of the field. `sure` is false where a finger may have missed: small places are looked at first. */
  | { readonly kind: 'spot'; readonly spot: string; readonly sure: boolean }
  /** A card dropped on a place. */
  | { readonly kind: 'drop'; readonly card: number; readonly spot: string }
  /** A place looked at: under the mouse, held, focused. Null when nothing is looked at any more. */
  | { readonly kind: 'point'; readonly spot: string | null }
  /** One of the offers of `Picture`. */
  | { readonly kind: 'offer'; readonly offer: string }
  /** One of the actions of `Picture`. */
  | { readonly kind: 'action'; readonly action: string }
  | { readonly kind: 'cancel' }

/** What a gesture led to: a changed draft, and the move to be played where it completed one. */
export interface Answer<D> {
  readonly draft: D
  readonly play?: string
  /** Why nothing was played. */
  readonly refused?: Refusal
  /** A place whose cards the person wants to look through. */
  readonly look?: string
}

/** How the table should look while a move is being put together. */
export interface Picture {
  /** The hand, in its order. */
  readonly hand: readonly PicturedCard[]
  /** Ways to go on with what is chosen, beside one another; empty where there is nothing to offer. */
  readonly offers: Offers | null
  /** At most four; the first is the main one. */
  readonly actions: readonly Action[]
  /** What the line below the field says; null leaves it to the table. */
  readonly readout: Readout | null
  /** What the move would add to the own score; null where nothing is known. */
  readonly gain: number | null
  /** How many cards of a large hand lie in a row of a narrow screen: nine where nothing is said, all in one that scrolls where it is 0. */
  readonly perRow?: number
  /** How many cards the hand has places for, where that is more than it holds, such as for the card that is drawn next. */
  readonly room?: number
  /** Whether the game's own `Tray` stands below the field, above the offers. */
  readonly tray?: boolean
}

export interface PicturedCard {
  readonly name: string
  readonly states: readonly CardState[]
  /** Lies on the field already, as part of the move being put together. */
  readonly away: boolean
  /** Whether it is chosen. */
  readonly chosen: boolean
  /** Whether the others see it too: then it carries an eye. */
  readonly isPublic: boolean
  /** What cards travel from and to; its place in the hand where the game names nothing. */
  readonly anchor: string | null
  /** Whether it lies a little apart from those before it, such as a card just drawn. */
  readonly apart?: boolean
  /** Whether somebody has just given it. */
  readonly came?: boolean
  /** Why it carries a star; without, it carries none. */
  readonly star?: Text | undefined
}

/** A few ways to go on, one press each. */
export interface Offers {
  /** What is asked; null where the offers speak for themselves. */
  readonly ask: Text | null
  /** Whether they are what is mainly to be pressed now. */
  readonly claims?: boolean
  readonly list: readonly Offer[]
}

export interface Offer {
  readonly id: string
  /** Cards as the notation writes them, also `RJ=H6`; empty where words say it. */
  readonly cards: readonly string[]
  readonly words: Text | null
  readonly chosen: boolean
  /** The key that presses it. */
  readonly key?: string
  /** Why it cannot be taken now; pressed all the same it says more. */
  readonly unavailable?: Text
}

export interface Action {
  readonly id: string
  readonly label: Text
  /** Why it cannot be used now; null where it can. */
  readonly unavailable: Text | null
  /** The letter that presses it; null where there is none. */
  readonly key: string | null
  /** Whether it is the move that a hint or a lesson shows: then it is marked as chosen cards are. */
  readonly chosen?: boolean
  /** What cannot be taken back sits in the menu, and is asked with this once more. */
  readonly sure?: Text
}

/** The line below the field: how points add up, or a sentence. */
export interface Readout {
  readonly sums: readonly Sum[]
  readonly note: Text | null
}

/** `30 + 20 + 20 → ×3 → 210  Extra triple trick` */
export interface Sum {
  readonly terms: readonly number[]
  readonly factor: number
  readonly value: number
  readonly name: Text | null
}

/** A figure beside the score: cards in the pile, cards taken. */
export interface Fact {
  readonly id: string
  readonly label: Text
  readonly value: number
  /** Whether there is something to look at behind it. */
  readonly opens: boolean
  /** Left out where piles are drawn beside the field. */
  readonly narrowOnly: boolean
}

export interface SeatLine {
  /** Small words below the name. */
  readonly notes: readonly Text[]
  readonly points: number
  /** How many cards are left, where the whole table counts them; null where it does not matter. */
  readonly cards: number | null
  /** Cards that lie open before the seat. */
  readonly open: readonly string[]
  /** What has become of it: passed, out, fallen; null while it plays on. */
  readonly state: Text | null
}

/**
 * One thing that moves. Anchors name elements of the page: whatever carries the attribute `data-anchor`.
 * `travel`: what now lies at `to` came from `from`. `leave`: what lay at the places lifts together and goes to `to`.
 * `rise`: a figure goes up at the lower edge of what lies at the place, clear of its rank.
 */
export type Motion =
  | { readonly kind: 'travel'; readonly from: string; readonly to: string; readonly after?: number }
  | { readonly kind: 'leave'; readonly places: readonly string[]; readonly to: string }
  | Figure

/** Points where they are made. */
export interface Figure {
  readonly kind: 'rise'
  readonly place: string
  readonly text: Text
}

/** What somebody's move brings about, in a word: effects are told one after another, all in the same place. */
export interface Effect {
  readonly text: Text
  /** Whose it is; null where it is nobody's. */
  readonly seat: Seat | null
  /** How long it stands, and how large. */
  readonly weight: 'brief' | 'plain' | 'great'
}

/** Cards to be looked through: a stack, what somebody has taken. */
export interface Pile {
  readonly title: Text
  /** `seat` where the cards are somebody's among several. */
  readonly groups: readonly { readonly seat: Seat | null; readonly cards: readonly string[] }[]
}

/** What the end sheet says about a seat: how its score came about. */
export interface Tally {
  readonly rows: readonly { readonly label: Text; readonly count: number; readonly points: number }[]
  /** The best single move. */
  readonly best: { readonly label: Text; readonly points: number } | null
}

/** How a deal ended, seat by seat from the best. */
export interface DealEnd {
  readonly title: Text
  readonly standings: readonly Standing[]
  /** Whether the session ends with it. */
  readonly over: boolean
  /** What the button says that goes on. */
  readonly next?: Text
}

export interface Standing {
  readonly seat: Seat
  /** The place, from 1; null where a deal has none. */
  readonly place: number | null
  /** What that place is called. */
  readonly title: Text | null
  /** Points of this deal, and of all so far. */
  readonly points: number | null
  readonly total: number
}

/** What the button is called with which those at one screen answer a window, and what stands beside it. */
export interface Claiming {
  readonly claim: Text
  readonly who: Text
  readonly pass: Text
  readonly note: Text
}

export interface EndingProps<E> {
  /** Everything that was seen to happen, up to the end of the deal. */
  readonly events: readonly E[]
  readonly nameOf: (seat: Seat) => string
  readonly rules: Rules
}

/** Time in which seats are asked, the same for all. Milliseconds on the page's clock; infinite where nobody else waits. */
export interface Window {
  readonly length: number
  readonly ends: number
}

/** Which of two moves is meant that are drawn in one position: the one that was played, or the better one. */
export type MoveKind = 'played' | 'better'

export type Compared<D = unknown> = Readonly<Record<MoveKind, D>>

export interface FieldProps<V, D> {
  readonly context: SeatContext<V>
  readonly draft: D
  /** In a review: the drafts of two moves, both of which are marked where they would lie. */
  readonly compared?: Compared<D> | undefined
  /** The events of the last move shown, for its mark. */
  readonly last: readonly GameEvent[]
  /** Everything that was seen to happen, in order. */
  readonly events: readonly GameEvent[]
  readonly nameOf: (seat: Seat) => string
  /** What has just come about; null where nothing has. */
  readonly effect: Effect | null
  /** The time that is running for an answer; null where none does. */
  readonly window: Window | null
  /** The place the keyboard is on; it alone is a tab stop. */
  readonly focus: string | null
  /** A replay: nothing can be pressed. */
  readonly still: boolean
  readonly onOpen: (pile: string) => void
}

/** What a seat could claim in a window. */
export interface Claims {
  /** Whether there is anything it should be asked about. */
  readonly any: boolean
  /** The move that wins; null where none does. */
  readonly win: string | null
}

/** What lies in the tray below the field. */
export interface TrayProps<V, D> {
  readonly context: SeatContext<V>
  readonly draft: D
  readonly nameOf: (seat: Seat) => string
  /** A replay: nothing can be pressed. */
  readonly still: boolean
  readonly onGesture: (gesture: Gesture) => void
}

/**
 * What a game adds to the table: its field, and how a move is put together there. `V` view, `E` event, `D` the
 * draft of a move. Everything but `Field` is a function of plain values.
 *
 * Elements of the field that can be chosen are buttons with `data-spot`, named as in the notation; the table sees to
 * mouse, finger and keyboard. Elements cards travel from and to carry `data-anchor`.
 */
export interface TableGame<V = unknown, E extends GameEvent = GameEvent, D = unknown> {
  readonly id: string
  /** Whether turns go round clockwise: then the next seat sits on the left. */
  readonly clockwise: boolean
  /** Whether play goes round in the order of the seats now, or against it. */
  way(view: V): 1 | -1
  /** Shows each move as a whole, and none of the views between its events. */
  readonly byMove?: boolean
  /** Whether cards come to lie open before seats: room is kept for them. */
  readonly laysOpen?: boolean
  /** Whether its field can mark what is possible for those who are new to it. Where bars under cards or cells belong to the game itself they always stand. */
  readonly marksPossible?: boolean
  /** Whether the owner of a hand may choose how it is lined up. */
  readonly linesUp: boolean
  /** Whether the viewer's own points stand in the dock alone, not among the seats. */
  readonly ownInDock?: boolean
  /** Whether its field tells who sits where and what each has laid open, so that a review can do without the row of seats. */
  readonly tellsSeats?: boolean
  /** How a window is answered at a screen that several share, where it is not called cutting in. */
  readonly claiming?: Claiming
  /** What the switch is called that lets all windows of a deal pass, where the game has words of its own. */
  readonly noCalls?: Text
  /** Whether a deal can be won in a window, so that a win may be taken by itself. */
  readonly winsInWindow?: boolean
  /** In place of the standings at the end of a deal: how it came to its end. */
  Ending?(props: EndingProps<E>): ReactNode
  /** Where a move is gathered from several cards before it is played: what has been gathered, below the field. */
  Tray?(props: TrayProps<V, D>): ReactNode
  /** The sign of a seat beside its name; its first letter where there is none. */
  SeatSign?(props: { readonly seat: Seat }): ReactNode
  /**
   * Whether several cards are chosen one after another before a place is: then a card that is chosen keeps the keyboard,
   * and letters write places in the field and cards everywhere else.
   */
  readonly gathers?: boolean
  /** Keys of this game, for the list of keys. */
  readonly keys: readonly { readonly keys: string; readonly meaning: Text }[]
  /** The heading over the reason why a move was refused. */
  readonly whyNot: Text
  /** How many seconds seats are asked for where several are asked at once, under these rules. */
  seconds(rules: Rules): number
  Field(props: FieldProps<V, D>): ReactNode
  /** Nothing chosen yet, apart from what leaves no choice. */
  blank(context: SeatContext<V>): D
  answer(draft: D, gesture: Gesture, context: SeatContext<V>): Answer<D>
  picture(draft: D, context: SeatContext<V>): Picture
  /** The draft that shows a move: in a replay, as a hint. */
  draftOf(move: string, context: SeatContext<V>): D
  /** What is worth being asked about in a window; without it whatever may be played beside letting it pass. */
  claims?(context: SeatContext<V>): Claims
  /** What is said before anything is chosen: duties of the turn. Null where there is nothing to say. */
  duty(context: SeatContext<V>): Text | null
  /** The words of the notation that can be typed now: names of cards of the hand and of places. */
  words(draft: D, context: SeatContext<V>): { readonly cards: readonly string[]; readonly spots: readonly string[] }
  /** Places of the own hand that stay free until the card is drawn that goes there; `last`: what has been shown of the last move. */
  gaps?(view: V, last: readonly E[]): readonly number[]
  /** The cards that others have given a seat since it last played, as far as all of this tells. */
  came?(events: readonly E[], seat: Seat): readonly string[]
  /** What moves when an event happens, before the eyes of the view's owner. */
  motions(before: V, event: E, rules: Rules): readonly Motion[]
  /** What the event brings about, seen from the view before it; null where it goes without a word. */
  effect?(before: V, event: E, rules: Rules): Effect | null
  /** Whether the field has a place of its own for effects; elsewhere they are told on the line below it. */
  readonly hasLane?: boolean
  /** Whether an event begins a move that the viewer sees, so that the marks of the one before go. */
  begins(event: E): boolean
  /** How the points of a move added up, from its events so far; null where it made none. */
  told(events: readonly E[]): Readout | null
  /** How a deal ended, where the event says that it did: the table halts there until somebody goes on. */
  dealEnd(event: E): DealEnd | null
  /** What is worth watching in a replay where points stay flat, such as how far a hand is from complete; from its owner's view. */
  readonly watched?: { readonly label: Text; of(view: V, seat: Seat): number }
  facts(context: SeatContext<V>): readonly Fact[]
  seatLine(view: V, seat: Seat, rules: Rules): SeatLine
  /** The points that end a session; null where none do. */
  goal?(rules: Rules): number | null
  /** The team a seat plays for; null where everybody plays alone. */
  side(seat: Seat, rules: Rules): Text | null
  /** Whether a seat has nothing more to do in this deal. */
  isOut?(view: V, seat: Seat): boolean
  /** How many moves a seat has made, for the tag beside its name. */
  turn(view: V, seat: Seat): number | null
  /** The cards behind a fact or a place. */
  pile(context: SeatContext<V>, id: string): Pile | null
  tally(events: readonly E[], seat: Seat): Tally
}
