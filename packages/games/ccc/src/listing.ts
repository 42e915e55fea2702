import { type Card, faceOf, type MoveQuery, type Rng, type Seat } from '@tefuda/kernel'
import type { Cell } from './board.ts'
import { cardsOfKinds, countKinds, faceValueOf, hasTwins, KINDS, type Kind, payWith, RED_JOKER } from './kind.ts'
import type { Move } from './move.ts'
import { type Purse, purseOf, type Span } from './purse.ts'
import { type DrawWay, drawsNow, type Setting, type State } from './state.ts'
import { openingOf } from './territory.ts'
import { byRank } from './value.ts'

/** Without a cell so many ways to pay are listed for each, the cheapest ones. */
export const WAYS_LISTED = 12
/** So many ways to discard are listed for each way of drawing, plain cards first. */
export const DISCARDS_LISTED = 60

interface Listing {
  readonly moves: Move[]
  /** Whether there is more than what is listed. */
  readonly isCut: boolean
}

/**
 * The legal moves: placements cell by cell, then the draws. For a cell that is asked for every way to pay is there, one
 * for all that are alike, and no draw; without a cell, `WAYS_LISTED` ways for each cell and `DISCARDS_LISTED` discards
 * for each way of drawing. A limit cuts the list off, and nothing behind it is worked out.
 */
export const movesOf = (setting: Setting, state: State, seat: Seat, query: MoveQuery = {}): readonly Move[] =>
  listMoves(setting, state, seat, query).moves

/** Whether that list names every legal move: of cards alike in rank and colour it names only one suit. */
export const isComplete = (setting: Setting, state: State, seat: Seat, query: MoveQuery = {}): boolean =>
  state.over || state.turn !== seat || (!hasTwins(state.hands[seat]!) && !listMoves(setting, state, seat, query).isCut)

const listMoves = (setting: Setting, state: State, seat: Seat, { cell, limit }: MoveQuery): Listing => {
  const most = limit ?? Number.POSITIVE_INFINITY
  const moves: Move[] = []
  if (state.over || state.turn !== seat) return { moves, isCut: false }
  const listing: Growing = { moves, most, isCut: false }
  const purse = purseOf(setting.rules, state.hands[seat]!, setting.highest)
  if (cell !== undefined) {
    const asked = setting.board.names.indexOf(cell)
    if (asked >= 0) listPlacements(setting, state, seat, asked, purse, Number.POSITIVE_INFINITY, listing)
    return listing
  }
  for (let each = 0; each < setting.board.numbers.length && moves.length < most; each++)
    listPlacements(setting, state, seat, each, purse, WAYS_LISTED, listing)
  for (const way of drawsNow(setting, state, seat)) listDraws(state, seat, way, listing)
  return listing
}

interface Growing {
  readonly moves: Move[]
  readonly most: number
  isCut: boolean
}

const listPlacements = (
  setting: Setting,
  state: State,
  seat: Seat,
  cell: Cell,
  purse: Purse,
  mostWays: number,
  listing: Growing,
): void => {
  const span = spanAt(setting, state, seat, cell)
  if (span === null) return
  const hand = state.hands[seat]!
  let ways = 0
  purse.each(setting.board.numbers[cell]!, span, (way) => {
    if (ways === mostWays || listing.moves.length >= listing.most) {
      listing.isCut = true
      return false
    }
    ways += 1
    listing.moves.push({ type: 'place', cell, ...payWith(setting.rules, hand, way) })
    return true
  })
}

/** How many cards a payment for this cell may have; null where no coin may go. */
export const spanAt = (setting: Setting, state: State, seat: Seat, cell: Cell): Span | null => {
  const opening = openingOf(setting, state.coins, seat, cell)
  if (opening === 'closed') return null
  return { least: opening === 'open' ? 1 : 2, most: state.hands[seat]!.length }
}

const listDraws = (state: State, seat: Seat, { count, discards }: DrawWay, listing: Growing): void => {
  const hand = state.hands[seat]!
  let ways = 0
  eachDiscard(countKinds(hand), discards, (kinds) => {
    if (ways === DISCARDS_LISTED || listing.moves.length >= listing.most) {
      listing.isCut = true
      return false
    }
    ways += 1
    listing.moves.push({ type: 'draw', count, discards: cardsOfKinds(hand, kinds) })
    return true
  })
}

/** What is missed when it is gone: fours and nines pay alone, aces split, jokers double. */
const usefulness = (kind: Kind): number => {
  if (kind >= RED_JOKER) return 3
  const face = faceValueOf(kind)
  return face === 1 ? 2 : face === 4 || face === 9 ? 1 : 0
}

/** What is least missed first, then by rank. */
const DISCARD_ORDER: readonly Kind[] = Array.from({ length: KINDS }, (_, kind) => kind).sort(
  (a, b) => usefulness(a) - usefulness(b) || a - b,
)

/** Every choice of so many cards, one for all that are alike. */
const eachDiscard = (counts: Int8Array, size: number, take: (kinds: readonly Kind[]) => boolean): void => {
  const chosen: Kind[] = []
  const choose = (from: number): boolean => {
    if (chosen.length === size) return take(chosen)
    for (let k = from; k < KINDS; k++) {
      const kind = DISCARD_ORDER[k]!
      if (counts[kind] === 0) continue
      counts[kind]! -= 1
      chosen.push(kind)
      const goesOn = choose(k)
      chosen.pop()
      counts[kind]! += 1
      if (!goesOn) return false
    }
    return true
  }
  choose(0)
}

/** Random play looks at so many of the cheapest ways to pay. */
const WAYS_PICKED = 4
/** In so many of `PLACING_OF` decisions random play places a coin if it can. */
const PLACING = 3
const PLACING_OF = 4

/** A move at random: mostly a coin, if one can be paid for, on any cell; else one of the ways to draw. */
export const pickMove = (setting: Setting, state: State, seat: Seat, rng: Rng): Move =>
  (rng.below(PLACING_OF) < PLACING ? pickPlacement(setting, state, seat, rng) : null) ??
  pickDraw(setting, state, seat, rng)

const pickPlacement = (setting: Setting, state: State, seat: Seat, rng: Rng): Move | null => {
  const hand = state.hands[seat]!
  if (hand.length === 0) return null
  const cells = setting.board.numbers.length
  const start = rng.below(cells)
  const purse = purseOf(setting.rules, hand, setting.highest, PICKED_CARDS)
  for (let k = 0; k < cells; k++) {
    const cell = (start + k) % cells
    const span = spanAt(setting, state, seat, cell)
    if (span === null) continue
    const moves: Move[] = []
    purse.each(setting.board.numbers[cell]!, span, (way) => {
      moves.push({ type: 'place', cell, ...payWith(setting.rules, hand, way) })
      return moves.length < WAYS_PICKED
    })
    if (moves.length > 0) return moves[rng.below(moves.length)]!
  }
  return null
}

/** Payments of more cards are left out of random play: they are hardly ever among the cheapest. */
const PICKED_CARDS = 8

const pickDraw = (setting: Setting, state: State, seat: Seat, rng: Rng): Move => {
  const ways = drawsNow(setting, state, seat)
  const { count, discards } = ways[rng.below(ways.length)]!
  const hand = state.hands[seat]!.map(faceOf)
  const chosen: Card[] = []
  while (chosen.length < discards) chosen.push(...hand.splice(rng.below(hand.length), 1))
  return { type: 'draw', count, discards: chosen.sort(byRank) }
}

/** What is played when the time is up: one card is drawn if it costs nothing, else none (CC-13). */
export const timeoutMove = (setting: Setting, state: State, seat: Seat): Move => {
  const free = drawsNow(setting, state, seat).filter(({ discards }) => discards === 0)
  return { type: 'draw', count: free.at(-1)!.count, discards: [] }
}
