import type { CutInState } from '@tefuda/cut-in-daifugo'
import { faceOf, isJoker, type Seat, suitOf } from '@tefuda/kernel'
import { rankOf } from './build.ts'
import { type Hand, JOKER, type Plan, RANKS } from './hand.ts'

type Laid = NonNullable<CutInState['table']>['laid']

/** Whether a seat holds the cards that lie there; jokers count only where they would be its last cards. */
export const holdsTheSame = ({ table, hidden, open }: CutInState, seat: Seat): boolean => {
  const { laid } = table!
  const [own, shown] = [hidden[seat]!, open[seat]!]
  const isLast = own.length + shown.length === laid.length
  let [missing, jokers] = [0, 0]
  if (isLast) jokers = own.filter(isJoker).length + shown.filter(isJoker).length
  for (let k = 0; k < laid.length; k++) {
    const { as } = laid[k]!
    let wanted = 1
    for (let before = 0; before < k; before++) if (laid[before]!.as === as) wanted++
    for (let at = 0; at < own.length && wanted > 0; at++) if (faceOf(own[at]!) === as) wanted--
    for (let at = 0; at < shown.length && wanted > 0; at++) if (faceOf(shown[at]!) === as) wanted--
    if (wanted > 0 && ++missing > jokers) return false
  }
  return true
}

/** A cut-in on these cards, as a plan. */
export const cutPlan = (hand: Hand, laid: Laid): Plan => {
  const faces = laid.map(({ as }) => as)
  const ranks = faces.map(rankOf)
  const rank = Math.min(...ranks)
  const run = Math.max(...ranks) > rank
  const suits = [0, 0, 0, 0]
  if (rank < JOKER) for (const face of faces) suits[suitOf(face)]!++
  const lacking = (suit: number): number => {
    if (!run) return Math.max(0, suits[suit]! - hand.suits[suit * RANKS + rank]!)
    return faces.filter((face) => suitOf(face) === suit && hand.suits[suit * RANKS + rankOf(face)] === 0).length
  }
  const fill = rank < JOKER ? suits.map((_, suit) => lacking(suit)) : suits
  const jokers = rank < JOKER ? fill.reduce((sum, count) => sum + count) : 1
  return { run, rank, count: laid.length, suits, fill, jokers }
}
