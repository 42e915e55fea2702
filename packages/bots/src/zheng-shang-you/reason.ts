import { type Card, frenchName, type Seat, type Text, text } from '@tefuda/kernel'
import {
  hasTeams,
  type ZhengShangYouEngine,
  type ZhengShangYouMove,
  type ZhengShangYouRules,
  type ZhengShangYouState,
} from '@tefuda/zheng-shang-you'
import type { Reasoning } from '../reason.ts'
import { playTexts } from './play-texts.ts'
import { ratingFor } from './rating.ts'

/** How a play leaves the hand, who is nearly out, and which strong cards it keeps or costs. */
export const zhengShangYouReason = (
  { seats }: ZhengShangYouEngine,
  rules: ZhengShangYouRules,
): Reasoning<ZhengShangYouState, ZhengShangYouMove> => {
  const partners = hasTeams(rules)
  const { rate, weigh } = ratingFor(seats, partners)
  const { playText, passText } = playTexts(seats, partners, rate)

  /** Whether no other card to choose would leave a lighter hand. */
  const isLightest = (
    { hands, exchange }: ZhengShangYouState,
    seat: Seat,
    { type, card }: Extract<ZhengShangYouMove, { type: 'give' | 'take' }>,
  ): boolean => {
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
        return instead !== undefined && !isBest
          ? null
          : { kind: 'exchange', text: exchangeText(state, move.type, move.card, isBest) }
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

const exchangeText = (
  { exchange }: ZhengShangYouState,
  type: 'give' | 'take',
  card: Card,
  isLightest: boolean,
): Text => {
  const name = frenchName(card)
  if (type === 'take')
    return isLightest
      ? text(`出された札のうち、${name} がいちばん役に立つ。`, `Of the cards offered, the ${name} is of most use.`)
      : text(`出された札から ${name} を取る。`, `Takes the ${name} from the cards offered.`)
  return exchange?.step === 'show'
    ? text('いちばん強い札を出さなければならない。', 'The strongest card has to be shown.')
    : isLightest
      ? text(`手のなかでいちばん要らない ${name} を出す。`, `The ${name} is least wanted in the hand.`)
      : text(`${name} を手放して、ほかの札を残す。`, `Lets the ${name} go and keeps the rest.`)
}
