import type { CutInState } from '@tefuda/cut-in-daifugo'
import { faceOf, isJoker, type Seat, suitOf } from '@tefuda/kernel'
import { inSuit, ofSuit } from './by-suit.ts'
import { type Hand, JOKER, type Plan, RANKS, rankOf } from './hand.ts'

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
  let [lowest, highest, suits, fill, jokers] = [JOKER, 0, 0, 0, 0]
  for (const { as } of laid) {
    lowest = Math.min(lowest, rankOf(as))
    highest = Math.max(highest, rankOf(as))
  }
  const run = highest > lowest
  const count = laid.length
  if (lowest === JOKER) return { run, rank: JOKER, count, suits, fill, jokers: 1 }
  for (const { as } of laid) {
    const suit = suitOf(as)
    suits += inSuit(suit, 1)
    const wanted = run ? 1 : ofSuit(suits, suit)
    if (hand.suits[suit * RANKS + rankOf(as)]! >= wanted) continue
    fill += inSuit(suit, 1)
    jokers++
  }
  return { run, rank: lowest, count, suits, fill, jokers }
}
