import type { Card, Seat } from '@tefuda/kernel'
import {
  combinationOf,
  type ZhengShangYouEngine,
  type ZhengShangYouMove,
  type ZhengShangYouState,
} from '@tefuda/zheng-shang-you'
import { surePlay } from '../endings/sure.ts'
import { moveOf } from './build.ts'
import { countHand, emptyHand, type Hand, type Plan } from './hand.ts'
import { followsOf, type Last, leadsOf } from './plans.ts'
import { SETS, WILD } from './rating.ts'

/** A move after which a seat on its turn goes out next whatever the others hold; null where none is found. */
export const sureMove = (
  engine: ZhengShangYouEngine,
  state: ZhengShangYouState,
  seat: Seat,
): ZhengShangYouMove | null => {
  const cards = state.hands[seat]!
  const hidden = engine.deck.cards.filter((card) => !cards.includes(card) && !state.played.includes(card))
  const unseen = handOf(hidden)
  const other = state.hands.findIndex((hand, at) => at !== seat && hand.length > 0)
  const canBeBeaten = (laid: Play['laid']): boolean => {
    if (followsOf(unseen, combinationOf(laid) as Last).length > 0) return true
    // Plans leave out a few plays; the rules do not.
    const world = {
      ...state,
      hands: state.hands.with(other, hidden),
      table: { laid: [...laid], by: seat },
      turn: other,
    }
    return engine.moves(world, other, { limit: 2 }).some(({ type }) => type === 'play')
  }
  const going = {
    leads: (hand: readonly Card[]): Plan[] => leadsOf(handOf(hand), SETS, WILD),
    rest(hand: readonly Card[], plan: Plan): Card[] | null {
      const { laid } = moveOf(hand, plan)
      const left = hand.filter((card) => !laid.some((one) => one.card === card))
      return left.length > 0 ? left : null
    },
    isSure: (hand: readonly Card[], plan: Plan): boolean => !canBeBeaten(moveOf(hand, plan).laid),
  }
  const plays =
    state.table === null ? going.leads(cards) : followsOf(handOf(cards), combinationOf(state.table.laid) as Last)
  const found = surePlay(going, cards, plays)
  return found === null ? null : moveOf(cards, found)
}

type Play = ReturnType<typeof moveOf>

const handOf = (cards: readonly Card[]): Hand => {
  const hand = emptyHand()
  countHand(hand, cards)
  return hand
}
