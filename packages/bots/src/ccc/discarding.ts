import { type CccRulesContext, type CccState, colourOf, type DrawWay, mayDraw } from '@tefuda/ccc'
import { type Card, faceOf, frenchDeck, type Seat } from '@tefuda/kernel'
import { priceOf } from './prices.ts'

/** A card of the colour one has more of may make a flush. */
const SUITED = 0.4
/** Of cards that are alike otherwise high ones are kept: large numbers pay most. */
const HIGH = 0.02

/** All faces in the order in which a hand that is mostly of a colour discards them. */
const orderFor = (mostly: number): readonly Card[] => {
  const keep = (card: Card): number =>
    priceOf(card) + (colourOf(card) === mostly ? SUITED : 0) + HIGH * (faceOf(card) & 15)
  return frenchDeck().cards.toSorted((a, b) => keep(a) - keep(b) || a - b)
}

/** By colour that a hand is mostly of: the faces, and by face their places. */
const ORDERS = [0, 1].map((mostly) => {
  const faces = orderFor(mostly)
  return { faces, places: Array.from({ length: 64 }, (_, face) => faces.indexOf(face)) }
})

/** The cards of a hand that are least worth keeping, worst first. */
const worstFirst = (hand: readonly Card[]): Card[] => {
  let red = 0
  for (let k = 0; k < hand.length; k++) red += colourOf(hand[k]!)
  const { faces, places } = ORDERS[2 * red > hand.length ? 1 : 0]!
  const worst: Card[] = []
  for (let k = 0; k < hand.length; k++) {
    const place = places[faceOf(hand[k]!)]!
    let at = k
    for (; at > 0 && places[worst[at - 1]!]! > place; at--) worst[at] = worst[at - 1]!
    worst[at] = faces[place]!
  }
  return worst
}

/** Cards that a way of drawing leaves in the hand more than before, each drawn card counted as an ordinary one; the first cards are discarded. */
export const netOf = ({ count, discards }: DrawWay, cards: readonly Card[]): number => {
  let sum = count
  for (let k = 0; k < discards; k++) sum -= priceOf(cards[k]!)
  return sum
}

/** The draw that leaves most behind. */
export const bestDraw = (
  { draws }: CccRulesContext,
  state: CccState,
  seat: Seat,
): { readonly count: number; readonly discards: Card[] } => {
  const worst = worstFirst(state.hands[seat]!)
  let best = draws[0]!
  let most = netOf(best, worst)
  for (let k = 1; k < draws.length; k++) {
    if (!mayDraw(state, seat, draws[k]!)) continue
    const net = netOf(draws[k]!, worst)
    if (net <= most) continue
    most = net
    best = draws[k]!
  }
  return { count: best.count, discards: worst.slice(0, best.discards) }
}
