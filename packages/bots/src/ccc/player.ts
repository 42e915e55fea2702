import { type CccMove, type CccRulesContext, type CccState, inRankOrder, payWith } from '@tefuda/ccc'
import type { Seat } from '@tefuda/kernel'
import { bestDraw, netOf } from './discarding.ts'
import { anyCardsOf, fewCardsOf } from './payments.ts'
import { type Placement, placementsFor } from './placements.ts'
import { pricesOf } from './prices.ts'
import { WEIGHTS, type Weights } from './weights.ts'

/** Far less than any placement worth making. */
const DRAW_UNIT = 0.001

/** Plays for territory and against that of others: each time the coin that gains most for the cards it costs. */
export interface Player {
  choose(state: CccState, seat: Seat): CccMove
  /** The draw that seems best and so many coins at most, on cells of their own, the likeliest of all first. */
  consider(state: CccState, seat: Seat, most: number): CccMove[]
  /** What a move gains, in points, less what its cards are worth; draws come just above moves that gain nothing. */
  heuristic(state: CccState, seat: Seat, move: CccMove): number
}

export const playerFor = (context: CccRulesContext, weights: Weights = WEIGHTS): Player => {
  const { rules } = context
  const fewCards = fewCardsOf(context)
  const anyCards = anyCardsOf(context)
  const placements = placementsFor(context, weights)

  const moveFor = (state: CccState, seat: Seat, { cell, way }: Placement): CccMove => ({
    type: 'place',
    cell,
    ...payWith(rules, state.hands[seat]!, way),
  })

  const bestPlacements = (state: CccState, seat: Seat, most: number): Placement[] => {
    if (state.hands[seat]!.length === 0) return []
    fewCards.read(state.hands[seat]!)
    const any = anyCards(state.hands[seat]!)
    return placements
      .all(state, seat, (...asked) => fewCards.cheapest(...asked, Number.POSITIVE_INFINITY) ?? any(...asked))
      .sort((a, b) => b.merit - a.merit)
      .slice(0, most)
  }

  return {
    choose(state, seat) {
      const placement = placements.best(state, seat, fewCards)
      return placement === null ? drawFor(context, state, seat) : moveFor(state, seat, placement)
    },
    consider(state, seat, most) {
      const draw = drawFor(context, state, seat)
      const found = bestPlacements(state, seat, most)
      const good = found.filter(({ merit }) => merit > 0).map((one) => moveFor(state, seat, one))
      const poor = found.filter(({ merit }) => merit <= 0).map((one) => moveFor(state, seat, one))
      return [...good, draw, ...poor]
    },
    heuristic(state, seat, move) {
      if (move.type === 'draw')
        return DRAW_UNIT * netOf({ count: move.count, discards: move.discards.length }, move.discards)
      return (
        placements.gain(state, seat, move.cell) -
        placements.cardWorth(state, seat) * (pricesOf(move.groups.flat()) + pricesOf(move.splits))
      )
    },
  }
}

const drawFor = (context: CccRulesContext, state: CccState, seat: Seat): CccMove => {
  const { count, discards } = bestDraw(context, state, seat)
  return { type: 'draw', count, discards: inRankOrder(discards) }
}
