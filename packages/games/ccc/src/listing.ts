import { type Card, faceOf, type MoveList, type MoveQuery, type Rng, type Seat } from '@tefuda/kernel'
import type { Cell } from './board.ts'
import { cardsOfKinds, countKinds, faceValueOf, hasTwins, KINDS, type Kind, RED_JOKER } from './kind.ts'
import type { Move } from './move.ts'
import { type Offer, offersOf } from './offer.ts'
import { type DrawWay, drawsNow, type RulesContext, type State } from './state.ts'
import { byRank } from './value.ts'

/** Without a cell so many ways to pay are listed for each, the cheapest ones. */
export const WAYS_LISTED = 12
/** So many ways are listed for a cell that is asked for: of thirty cards there may be hundreds of thousands. */
export const CELL_WAYS_LISTED = 3000
/** So many ways to discard are listed for each way of drawing, plain cards first. */
export const DISCARDS_LISTED = 60

/**
 * The legal moves: placements cell by cell, then the draws. For a cell that is asked for the `CELL_WAYS_LISTED` cheapest ways
 * to pay, one for all that are alike, and no draw; without a cell, `WAYS_LISTED` ways for each cell and `DISCARDS_LISTED`
 * discards for each way of drawing. A limit cuts the list off, and nothing behind it is worked out. All payments are looked
 * for within `STEPS`; where those do not suffice, the dearest ones are missing.
 *
 * It is complete where nothing is missing and no two cards are alike in rank and colour: of those it names one suit only.
 */
export const listOf = (context: RulesContext, state: State, seat: Seat, query: MoveQuery = {}): MoveList<Move> => {
  if (state.over || state.turn !== seat) return { moves: [], complete: true }
  const listing: Growing = { moves: [], most: query.limit ?? Number.POSITIVE_INFINITY, isCut: false }
  if (query.cell === undefined) listAll(context, state, seat, listing)
  else listCell(context, state, seat, query.cell, listing)
  return { moves: listing.moves, complete: !listing.isCut && !hasTwins(state.hands[seat]!) }
}

interface Growing {
  readonly moves: Move[]
  readonly most: number
  isCut: boolean
}

const listAll = (context: RulesContext, state: State, seat: Seat, listing: Growing): void => {
  const offers = offersOf(context, state, seat, { most: Math.min(WAYS_LISTED, listing.most) + 1 })
  for (let cell = 0; cell < context.board.numbers.length && listing.moves.length < listing.most; cell++)
    listPlacements(cell, offers.on(cell), WAYS_LISTED, listing)
  for (const way of drawsNow(context, state, seat)) listDraws(state, seat, way, listing)
}

const listCell = (context: RulesContext, state: State, seat: Seat, name: string, listing: Growing): void => {
  const cell = context.board.names.indexOf(name)
  if (cell < 0) return
  const most = Math.min(CELL_WAYS_LISTED, listing.most)
  listPlacements(cell, offersOf(context, state, seat, { most: most + 1, single: true }).on(cell), most, listing)
}

const listPlacements = (cell: Cell, { payments, complete }: Offer, most: number, listing: Growing): void => {
  const room = Math.min(most, listing.most - listing.moves.length)
  if (!complete || payments.length > room) listing.isCut = true
  for (let k = 0; k < payments.length && k < room; k++) listing.moves.push({ type: 'place', cell, ...payments[k]! })
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
export const pickMove = (context: RulesContext, state: State, seat: Seat, rng: Rng): Move =>
  (rng.below(PLACING_OF) < PLACING ? pickPlacement(context, state, seat, rng) : null) ??
  pickDraw(context, state, seat, rng)

const pickPlacement = (context: RulesContext, state: State, seat: Seat, rng: Rng): Move | null => {
  if (state.hands[seat]!.length === 0) return null
  const cells = context.board.numbers.length
  const start = rng.below(cells)
  const offers = offersOf(context, state, seat, {
    most: WAYS_PICKED,
    mostCards: PICKED_CARDS,
  })
  for (let k = 0; k < cells; k++) {
    const cell = (start + k) % cells
    const { payments } = offers.on(cell)
    if (payments.length > 0) return { type: 'place', cell, ...payments[rng.below(payments.length)]! }
  }
  return null
}

/** Payments of more cards are left out of random play: they are hardly ever among the cheapest. */
const PICKED_CARDS = 8

const pickDraw = (context: RulesContext, state: State, seat: Seat, rng: Rng): Move => {
  const ways = drawsNow(context, state, seat)
  const { count, discards } = ways[rng.below(ways.length)]!
  const hand = state.hands[seat]!.map(faceOf)
  const chosen: Card[] = []
  while (chosen.length < discards) chosen.push(...hand.splice(rng.below(hand.length), 1))
  return { type: 'draw', count, discards: chosen.sort(byRank) }
}

/** What is played when the time is up: one card is drawn if it costs nothing, else none (CC-13). */
export const timeoutMove = (context: RulesContext, state: State, seat: Seat): Move => {
  const free = drawsNow(context, state, seat).filter(({ discards }) => discards === 0)
  return { type: 'draw', count: free.at(-1)!.count, discards: [] }
}
