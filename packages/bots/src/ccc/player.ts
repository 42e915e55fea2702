import { type CccMove, type CccRulesContext, type CccState, type Cell, openingOf, payWith, type Way } from '@tefuda/ccc'
import type { Card, Seat } from '@tefuda/kernel'
import { bestDraw, netOf } from './discarding.ts'
import { anyCardsOf, fewCardsOf, type Payments } from './payments.ts'
import { pricesOf, turnsLeft } from './prices.ts'
import { gainsFor, type NearWorth } from './standing.ts'
import { WEIGHTS, type Weights } from './weights.ts'

/** Far less than any placement worth making. */
const DRAW_UNIT = 0.001

const SETTLED: NearWorth = { exposed: 1, sheltered: 1 }

/** A coin that gains something, and how much when the cards it costs are taken off. */
interface Placement {
  readonly cell: Cell
  readonly way: Way
  readonly merit: number
}

/** Plays for territory and against that of others: each time the coin that gains most for the cards it costs. */
export interface Player {
  choose(state: CccState, seat: Seat): CccMove
  /** The draw that seems best and so many coins at most, on cells of their own, the likeliest of all first. */
  consider(state: CccState, seat: Seat, most: number): CccMove[]
  /** What a move gains, in points, less what its cards are worth; draws come just above moves that gain nothing. */
  heuristic(state: CccState, seat: Seat, move: CccMove): number
}

export const playerFor = (context: CccRulesContext, weights: Weights = WEIGHTS): Player => {
  const { board, rules, seats } = context
  const fewCards = fewCardsOf(context)
  const anyCards = anyCardsOf(context)

  const cardWorth = (state: CccState): number => weights.card * Math.min(1, turnsLeft(state) / weights.fading)
  /** Nobody can contest a cell after the last turn. */
  const nearWorth = (state: CccState): NearWorth => (state.last === 1 ? SETTLED : weights)

  const coinsOf = (state: CccState): number[] => {
    const coins = state.coins.slice()
    for (let k = 0; k < state.placed.length; k++) coins[state.placed[k]! * seats + state.turn]! += 1
    return coins
  }

  /** Says of a cell what a coin there is worth and how it would be paid for; null for no more than `least`. */
  const placementsFor = (
    state: CccState,
    seat: Seat,
    payments: Payments,
  ): ((cell: Cell, least: number) => Placement | null) => {
    const gainOf = gainsFor(context, coinsOf(state), seat, nearWorth(state))
    const worth = cardWorth(state)
    const isLast = state.last >= 0
    return (cell, least) => {
      const opening = openingOf(context, state.coins, seat, cell)
      if (opening === 'closed') return null
      const payment = payments(board.numbers[cell]!, opening === 'open' ? 1 : 2)
      if (payment === null) return null
      const gain = gainOf(cell)
      if (gain <= 0) return null
      // In one's last turn cards are worth nothing afterwards, but should go as far as they can.
      const merit = isLast ? gain / payment.price : gain - worth * payment.price
      return merit <= least ? null : { cell, way: payment.way, merit }
    }
  }

  const moveFor = (state: CccState, seat: Seat, { cell, way }: Placement): CccMove => ({
    type: 'place',
    cell,
    ...payWith(rules, state.hands[seat]!, way),
  })

  const bestPlacement = (state: CccState, seat: Seat): Placement | null => {
    if (state.hands[seat]!.length === 0) return null
    const placementAt = placementsFor(state, seat, fewCards(state.hands[seat]!))
    return board.numbers.reduce<Placement | null>((best, _, cell) => placementAt(cell, best?.merit ?? 0) ?? best, null)
  }

  const bestPlacements = (state: CccState, seat: Seat, most: number): Placement[] => {
    if (state.hands[seat]!.length === 0) return []
    const few = fewCards(state.hands[seat]!)
    const any = anyCards(state.hands[seat]!)
    const placementAt = placementsFor(state, seat, (number, least) => few(number, least) ?? any(number, least))
    return board.numbers
      .flatMap((_, cell) => placementAt(cell, Number.NEGATIVE_INFINITY) ?? [])
      .sort((a, b) => b.merit - a.merit)
      .slice(0, most)
  }

  return {
    choose(state, seat) {
      const placement = bestPlacement(state, seat)
      return placement === null ? drawFor(context, state, seat) : moveFor(state, seat, placement)
    },
    consider(state, seat, most) {
      const draw = drawFor(context, state, seat)
      const placements = bestPlacements(state, seat, most)
      const good = placements.filter(({ merit }) => merit > 0).map((one) => moveFor(state, seat, one))
      const poor = placements.filter(({ merit }) => merit <= 0).map((one) => moveFor(state, seat, one))
      return [...good, draw, ...poor]
    },
    heuristic(state, seat, move) {
      if (move.type === 'draw')
        return DRAW_UNIT * netOf({ count: move.count, discards: move.discards.length }, move.discards)
      const gain = gainsFor(context, coinsOf(state), seat, nearWorth(state))(move.cell)
      return gain - cardWorth(state) * (pricesOf(move.groups.flat()) + pricesOf(move.splits))
    },
  }
}

const drawFor = (context: CccRulesContext, state: CccState, seat: Seat): CccMove => {
  const { count, discards } = bestDraw(context, state, seat)
  return { type: 'draw', count, discards: discards.toSorted(byNotation) }
}

/** By rank, then suit: as the notation has it. */
const byNotation = (a: Card, b: Card): number => (a & 15) - (b & 15) || a - b
