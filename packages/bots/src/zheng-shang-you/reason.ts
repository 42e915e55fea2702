import { climbingRank } from '@tefuda/climbing'
import { type Card, frenchName, type Seat, type Text, text } from '@tefuda/kernel'
import {
  hasTeams,
  type ZhengShangYouEngine,
  type ZhengShangYouMove,
  type ZhengShangYouRules,
  type ZhengShangYouState,
} from '@tefuda/zheng-shang-you'
import { type CardFacts, partingText, reasonToGive, reasonToTake } from '../climbing/exchanges.ts'
import type { Reasoning } from '../reason.ts'
import { playTexts } from './play-texts.ts'
import { ratingFor } from './rating.ts'

/** A move of the exchange. */
type Exchanging = Extract<ZhengShangYouMove, { type: 'give' | 'take' }>

/** How a play leaves the hand, who is nearly out, and which strong cards it keeps or costs. */
export const zhengShangYouReason = (
  { seats }: ZhengShangYouEngine,
  rules: ZhengShangYouRules,
): Reasoning<ZhengShangYouState, ZhengShangYouMove> => {
  const partners = hasTeams(rules)
  const rating = ratingFor(seats, partners)
  const { weigh } = rating
  const { playText, passText } = playTexts(seats, partners, rating)

  /** Whether no other card to choose would leave a lighter hand. */
  const isLightest = ({ hands, exchange }: ZhengShangYouState, seat: Seat, { type, card }: Exchanging): boolean => {
    const hand = hands[seat]!
    const weightWith = (one: Card): number =>
      weigh(type === 'take' ? [...hand, one] : hand.filter((other) => other !== one))
    const own = weightWith(card)
    return (type === 'take' ? exchange!.open : hand).every((other) => weightWith(other) >= own)
  }

  return (state, seat, move, instead) => {
    switch (move.type) {
      case 'give':
      case 'take': {
        const isBest = isLightest(state, seat, move)
        const told =
          instead !== undefined && !isBest
            ? besideText(state.hands[seat]!, move, instead)
            : exchangeText(state, seat, move, isBest)
        return told && { kind: 'exchange', text: told }
      }
      case 'pass':
        return { kind: 'pass', text: passText(state, seat, instead) }
      case 'play': {
        const told = playText(state, seat, move.laid, instead)
        return told === null ? null : { kind: state.table === null ? 'lead' : 'follow', text: told }
      }
    }
  }
}

/** What sets a card apart from another one; null where nothing that can be said does. */
const besideText = (hand: readonly Card[], { type, card }: Exchanging, instead: ZhengShangYouMove): Text | null => {
  if (instead.type !== type) return null
  const tell = type === 'take' ? reasonToTake : reasonToGive
  return tell(factsIn(hand, card), factsIn(hand, instead.card))
}

const factsIn = (hand: readonly Card[], card: Card): CardFacts => ({
  name: frenchName(card),
  strength: climbingRank(card),
  mates: hand.filter((other) => other !== card && climbingRank(other) === climbingRank(card)).length,
})

const exchangeText = (
  { exchange, hands }: ZhengShangYouState,
  seat: Seat,
  { type, card }: Exchanging,
  isLightest: boolean,
): Text => {
  const name = frenchName(card)
  if (type === 'take')
    return isLightest
      ? text(`出された札のうち、${name} がいちばん役に立つ。`, `Of the cards offered, the ${name} is of most use.`)
      : exchange!.open.every((one) => climbingRank(one) <= climbingRank(card))
        ? text(
            `出された札のうち、いちばん強い ${name} を取る。`,
            `Of the cards offered, none is stronger than the ${name}.`,
          )
        : text(`出された札から ${name} を取る。`, `Takes the ${name} from the cards offered.`)
  return exchange?.step === 'show'
    ? text('いちばん強い札を出さなければならない。', 'The strongest card has to be shown.')
    : isLightest
      ? text(`手のなかでいちばん要らない ${name} を出す。`, `The ${name} is least wanted in the hand.`)
      : partingText(factsIn(hands[seat]!, card), hands[seat]!.filter((one) => one !== card).map(climbingRank), '出す')
}
