import { type CccRulesContext, type CccState, colourOf, type DrawWay, drawsNow } from '@tefuda/ccc'
import { type Card, faceOf, type Seat } from '@tefuda/kernel'
import { priceOf } from './prices.ts'

/** A card of the colour one has more of may make a flush. */
const SUITED = 0.4
/** Of cards that are alike otherwise high ones are kept: large numbers pay most. */
const HIGH = 0.02

/** The cards of a hand that are least worth keeping, worst first. */
const worstFirst = (hand: readonly Card[]): Card[] => {
  const red = hand.filter((card) => colourOf(card) === 1).length
  const mostly = 2 * red > hand.length ? 1 : 0
  const keep = (card: Card): number =>
    priceOf(card) + (colourOf(card) === mostly ? SUITED : 0) + HIGH * (faceOf(card) & 15)
  return hand.map(faceOf).sort((a, b) => keep(a) - keep(b) || a - b)
}

/** Cards that a way of drawing leaves in the hand more than before, each drawn card counted as an ordinary one. */
export const netOf = ({ count }: DrawWay, discards: readonly Card[]): number => {
  let sum = count
  for (const card of discards) sum -= priceOf(card)
  return sum
}

/** The draw that leaves most behind. */
export const bestDraw = (
  context: CccRulesContext,
  state: CccState,
  seat: Seat,
): { readonly count: number; readonly discards: readonly Card[] } => {
  const worst = worstFirst(state.hands[seat]!)
  const ways = drawsNow(context, state, seat).map((way) => {
    const discards = worst.slice(0, way.discards)
    return { count: way.count, discards, net: netOf(way, discards) }
  })
  return ways.reduce((best, way) => (way.net > best.net ? way : best))
}
