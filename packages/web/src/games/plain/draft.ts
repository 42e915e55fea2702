import { type Engine, isRefusal, type Refusal, refusal } from '@tefuda/kernel'
import type { Answer, Gesture, SeatContext } from '../../table/table-game.ts'
import { lineUpOf } from './line-up.ts'
import { fitting, isBare, isWhole, type Named, nameIn, type Vocabulary } from './moves.ts'
import type { HandCard, Look, Seen } from './seen.ts'
import { CHOOSE, IN_NO_MOVE, NOT_LISTED } from './texts.ts'

/** What has been chosen of a move. */
export interface Draft {
  /** Keys of cards of the hand. */
  readonly cards: readonly string[]
  /** Cells, and cards that lie in the open. */
  readonly spots: readonly string[]
  /** A move chosen as a whole. */
  readonly move: string | null
  /** A foul that is played when it is asked for once more. */
  readonly foul: string | null
}

export const BLANK: Draft = { cards: [], spots: [], move: null, foul: null }

/** A draft, and what the rules make of it. */
export interface Work {
  readonly context: SeatContext
  readonly seen: Seen
  /** The draft without what has gone meanwhile. */
  readonly draft: Draft
  /** The hand as it is lined up. */
  readonly hand: readonly HandCard[]
  /** Moves that name cards or cells, and those that name neither. */
  readonly moves: readonly Named[]
  readonly bare: readonly Named[]
  /** Whether anything is chosen that moves could name. */
  readonly isChoosing: boolean
  /** The moves that name all that is chosen. */
  readonly fits: readonly Named[]
  /** The move that would be played; null while there is none, or several. */
  readonly target: string | null
  /** What can be chosen besides the hand. */
  readonly spots: ReadonlySet<string>
}

export type Workshop = (draft: Draft, context: SeatContext) => Work

const CELL_LIMIT = 2000

/** Puts moves of a game together that nobody has written anything for: from its notation and its lists of moves. */
export const workshopOf = (engine: Engine, look: Look): Workshop => {
  const cards = new Set(engine.deck.cards.map((card) => engine.deck.name(card)))
  const lineUp = lineUpOf(engine.deck)
  const movesIn = moveReader(engine)
  const workOn: Workshop = (before, context) => {
    const seen = look(context.view, context.seat)
    const hand = lineUp(seen.hand, context.handOrder)
    const cells = new Set(seen.board?.cells.map(({ name }) => name) ?? [])
    const cell = before.spots.find((spot) => cells.has(spot))
    const all = movesIn(seen, context, { cards, cells }, cell)
    const own = new Set(hand.map(({ name }) => name))
    const spots = new Set(all.flatMap((move) => [...move.cells, ...move.cards.filter((card) => !own.has(card))]))
    const draft: Draft = {
      ...before,
      cards: before.cards.filter((key) => hand.some((card) => card.key === key)),
      spots: before.spots.filter((spot) => cells.has(spot) || spots.has(spot)),
      move: context.due ? before.move : null,
    }
    const chosen = {
      cards: [
        ...draft.cards.map((key) => hand.find((card) => card.key === key)?.name ?? ''),
        ...draft.spots.filter((spot) => !cells.has(spot)),
      ],
      cells: draft.spots.filter((spot) => cells.has(spot)),
    }
    const moves = all.filter((move) => !isBare(move))
    const isChoosing = chosen.cards.length + chosen.cells.length > 0
    const fits = isChoosing ? fitting(moves, chosen) : moves
    // What can be done in one way only needs no choosing.
    const whole = isChoosing ? fits.filter((move) => isWhole(move, chosen)) : moves.length === 1 ? moves : []
    const target = draft.move ?? (whole.length === 1 ? whole[0]!.text : null)
    return { context, seen, draft, hand, moves, bare: all.filter(isBare), isChoosing, fits, target, spots }
  }
  // Field, tray, hand and buttons ask for the same one after another.
  let last: { readonly before: Draft; readonly work: Work } | null = null
  return (before, context) => {
    if (last !== null && last.before === before && isSame(last.work.context, context)) return { ...last.work, context }
    const work = workOn(before, context)
    last = { before, work }
    return work
  }
}

type MoveReader = (seen: Seen, context: SeatContext, words: Vocabulary, cell: string | undefined) => readonly Named[]

/**
 * All moves of a seat, with the cards and cells they name; each list is read once. A list may be too long to be made at once: what is
 * done on a cell is asked for when it is chosen.
 */
const moveReader = (engine: Engine): MoveReader => {
  const read = new WeakMap<readonly string[], readonly Named[]>()
  const readAll = (moves: readonly string[], words: Vocabulary): readonly Named[] => {
    const named = read.get(moves) ?? moves.map((move) => nameIn(move, words))
    read.set(moves, named)
    return named
  }
  const onCell = new WeakMap<Seen, Map<string, readonly string[]>>()
  const movesOn = (seen: Seen, seat: number, cell: string): readonly string[] => {
    const asked = onCell.get(seen) ?? new Map<string, readonly string[]>()
    onCell.set(seen, asked)
    let moves = asked.get(cell)
    if (moves === undefined) {
      moves = engine.moves(seen.world, seat, { cell, limit: CELL_LIMIT }).map((move) => engine.format(move))
      asked.set(cell, moves)
    }
    return moves
  }
  return (seen, context, words, cell) => {
    const listed = readAll(context.moves(), words)
    const isAsked = cell !== undefined && context.due && context.seat !== null
    const more = isAsked ? readAll(movesOn(seen, context.seat, cell), words) : []
    return more.length === 0 ? listed : [...new Map([...listed, ...more].map((move) => [move.text, move])).values()]
  }
}

const isSame = (one: SeatContext, other: SeatContext): boolean =>
  one.view === other.view &&
  one.seat === other.seat &&
  one.due === other.due &&
  one.handOrder === other.handOrder &&
  one.moves() === other.moves()

/** The draft that shows a move. */
export const draftOf = (work: Workshop, engine: Engine, move: string, context: SeatContext): Draft => {
  const { hand, seen } = work(BLANK, context)
  const cells = new Set(seen.board?.cells.map(({ name }) => name) ?? [])
  const named = nameIn(move, { cards: new Set(engine.deck.cards.map((card) => engine.deck.name(card))), cells })
  const cards: string[] = []
  for (const name of named.cards) {
    const one = hand.find((card) => card.name === name && !cards.includes(card.key))
    if (one !== undefined) cards.push(one.key)
  }
  return { cards, spots: named.cells, move, foul: null }
}

/** Names of actions: the move that is put together, one that says all by itself, one that was written. */
export const PLAY_IT = 'play'
export const PLAY_BARE = 'move '
export const PLAY_WRITTEN = 'write '

const NOTHING = refusal('choose-move', null, CHOOSE.ja, CHOOSE.en)

export const answerGesture = (
  work: Workshop,
  engine: Engine,
  before: Draft,
  gesture: Gesture,
  context: SeatContext,
): Answer<Draft> => {
  if (gesture.kind === 'point') return { draft: before }
  if (gesture.kind === 'cancel') return { draft: BLANK }
  const now = work(before, context)
  const { draft } = now
  switch (gesture.kind) {
    case 'card': {
      const card = now.hand[gesture.card]
      if (card === undefined) return { draft }
      const next = draft.cards.includes(card.key) ? withoutCard(draft, card.key) : withCard(work, now, card.key)
      return next === null ? { draft, refused: whyNot(engine, now, card.name) } : { draft: next }
    }
    case 'spot':
      // The second press on a place carries out what the first has made of it.
      return draft.spots.includes(gesture.spot) && now.target !== null
        ? attempt(now, now.target)
        : { draft: withSpot(work, now, gesture.spot) }
    case 'drop': {
      const { key = '', name = '' } = now.hand[gesture.card] ?? {}
      const cards = draft.cards.includes(key) ? draft.cards : [...draft.cards, key]
      const dropped = work(
        { ...loose(draft), cards, spots: now.spots.has(gesture.spot) ? [gesture.spot] : [] },
        context,
      )
      if (context.due && dropped.fits.length === 0) return { draft, refused: whyNot(engine, now, name) }
      return dropped.target === null ? { draft: dropped.draft } : attempt(dropped, dropped.target)
    }
    case 'offer':
      return draft.move === gesture.offer
        ? attempt(now, gesture.offer)
        : { draft: draftOf(work, engine, gesture.offer, context) }
    case 'action':
      return act(now, gesture.action)
  }
}

/** Whatever is chosen next, the move chosen as a whole is not meant any more. */
const loose = (draft: Draft): Draft => ({ ...draft, move: null, foul: null })

const without = (all: readonly string[], one: string): readonly string[] => all.filter((other) => other !== one)

/**
 * The first of these that some move goes on from: what no longer goes together with the last choice gives way to it. Null where no
 * move goes on from any; who is not due yet may choose beforehand whatever they like.
 */
const firstOf = (work: Workshop, { context }: Work, drafts: readonly [Draft, ...Draft[]]): Draft | null =>
  context.due ? (drafts.find((draft) => work(draft, context).fits.length > 0) ?? null) : drafts[0]

const withoutCard = (draft: Draft, key: string): Draft => ({ ...loose(draft), cards: without(draft.cards, key) })

const withCard = (work: Workshop, now: Work, key: string): Draft | null => {
  const draft = loose(now.draft)
  const alone = { ...draft, cards: [key] }
  return firstOf(work, now, [{ ...draft, cards: [...draft.cards, key] }, alone, { ...alone, spots: [] }])
}

const withSpot = (work: Workshop, now: Work, spot: string): Draft => {
  const draft = loose(now.draft)
  if (!now.spots.has(spot)) return draft
  if (draft.spots.includes(spot)) return { ...draft, spots: without(draft.spots, spot) }
  const alone = { ...draft, spots: [spot] }
  return firstOf(work, now, [{ ...draft, spots: [...draft.spots, spot] }, alone, { ...alone, cards: [] }]) ?? now.draft
}

/** Why no move goes on with a card: what the rules say of the card by itself, where that can be read as a move. */
const whyNot = (engine: Engine, { context, seen }: Work, card: string): Refusal => {
  const seat = context.seat ?? 0
  const refused = isRefusal(engine.parse(seen.world, seat, card)) ? null : context.check(card)
  if (refused !== null) return refused
  const why = engine.list(seen.world, seat).complete ? IN_NO_MOVE : NOT_LISTED
  return refusal('in-no-move', null, why.ja, why.en)
}

const act = (work: Work, action: string): Answer<Draft> => {
  for (const kind of [PLAY_BARE, PLAY_WRITTEN])
    if (action.startsWith(kind)) return attempt(work, action.slice(kind.length).trim())
  return work.target === null ? { draft: work.draft, refused: NOTHING } : attempt(work, work.target)
}

/** Plays what may be played; a foul that the rules accept only when it is asked for twice. */
const attempt = ({ context, draft }: Work, move: string): Answer<Draft> => {
  if (!context.due) return { draft }
  const refused = context.check(move)
  if (refused === null || (refused.foul === true && draft.foul === move)) return { draft, play: move }
  return { draft: { ...draft, foul: refused.foul === true ? move : null }, refused }
}
