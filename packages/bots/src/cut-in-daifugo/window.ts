import type { CutInMove, CutInState } from '@tefuda/cut-in-daifugo'
import { type Card, isJoker, type Seat, suitOf } from '@tefuda/kernel'
import { countOf } from './build.ts'
import { inSuit, ofSuit } from './by-suit.ts'
import { type Hand, JOKER, type Plan, rankOf } from './hand.ts'

type Laid = NonNullable<CutInState['table']>['laid']

/** Whether a seat holds the cards that lie there; jokers count only where they would be its last cards. */
export const holdsTheSame = ({ table, hidden, open }: CutInState, seat: Seat): boolean => {
  const { laid } = table!
  const own = hidden[seat]!
  const shown = open[seat]!
  const isLast = own.length + shown.length === laid.length
  let jokers = isLast ? jokersIn(own) + jokersIn(shown) : 0
  for (let k = 0; k < laid.length; k++) {
    const { as } = laid[k]!
    let wanted = 1
    for (let before = 0; before < k; before++) if (laid[before]!.as === as) wanted++
    if (countOf(own, as) < wanted && countOf(own, as) + countOf(shown, as) < wanted && --jokers < 0) return false
  }
  return true
}

const jokersIn = (cards: readonly Card[]): number => {
  let jokers = 0
  for (let k = 0; k < cards.length; k++) if (isJoker(cards[k]!)) jokers++
  return jokers
}

/** Whether one of these moves cuts in without a joker, or with the last cards of a seat that holds so many: a joker is hardly ever meant to otherwise. */
export const hasOwnClaim = (moves: readonly CutInMove[], held: number): boolean =>
  moves.some((move) => 'laid' in move && (move.laid.length === held || !move.laid.some(({ card }) => isJoker(card))))

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
    if (ofSuit(hand.suits[rankOf(as)]!, suit) >= wanted) continue
    fill += inSuit(suit, 1)
    jokers++
  }
  return { run, rank: lowest, count, suits, fill, jokers }
}
