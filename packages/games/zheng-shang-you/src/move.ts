import { climbingRank, type Laid } from '@tefuda/climbing'
import { type Card, frenchName, isRefusal, type Refusal, refusal, type Seat } from '@tefuda/kernel'
import { type Combination, combinationOf, refusalToFollow } from './combination.ts'
import { type State, seatsToAct } from './state.ts'

export type Move =
  | { readonly type: 'play'; readonly laid: readonly Laid[] }
  | { readonly type: 'pass' }
  | { readonly type: 'give' | 'take'; readonly card: Card }

export const PASS: Move = { type: 'pass' }

/** What the play on the table is. */
export const lastPlay = (laid: readonly Laid[]): Combination => {
  const last = combinationOf(laid)
  if (isRefusal(last)) throw new TypeError('What lies on the table is a combination.')
  return last
}

/** The cards of highest rank: any of them may be shown (ZS-5). The two jokers differ in rank. */
export const strongest = (hand: readonly Card[]): Card[] => {
  const highest = Math.max(...hand.map(climbingRank))
  return hand.filter((card) => climbingRank(card) === highest)
}

/** Why a move may not be made now, or null where it may. */
export const checkMove = (state: State, seat: Seat, move: Move): Refusal | null => {
  if (!seatsToAct(state).includes(seat))
    return refusal('not-your-turn', null, 'いまはあなたの番ではありません。', 'It is not your turn.')
  if (state.exchange !== null) return checkExchange(state, seat, move)
  switch (move.type) {
    case 'pass':
      return state.table !== null
        ? null
        : refusal(
            'no-pass-on-lead',
            'ZS-4',
            '場に何もないときはパスできません。好きな組み合わせを出してください。',
            'You lead: play any combination; a lead is not passed.',
          )
    case 'play':
      return checkPlay(state, seat, move.laid)
    default:
      return refusal(
        'no-exchange-now',
        'ZS-5',
        'いまは札を交換する時ではありません。札を出すか、パスしてください。',
        'This is no time to exchange cards. Play or pass.',
      )
  }
}

const checkPlay = (state: State, seat: Seat, laid: readonly Laid[]): Refusal | null => {
  const missing = missingFrom(
    state.hands[seat]!,
    laid.map(({ card }) => card),
  )
  if (missing !== null) return missing
  const play = combinationOf(laid)
  if (isRefusal(play)) return play
  return state.table === null ? null : refusalToFollow(play, lastPlay(state.table.laid))
}

const missingFrom = (hand: readonly Card[], cards: readonly Card[]): Refusal | null => {
  for (const [k, card] of cards.entries())
    if (!hand.includes(card) || cards.indexOf(card) < k)
      return refusal(
        'not-in-hand',
        null,
        `${frenchName(card)} は手札にありません。`,
        `${frenchName(card)} is not in your hand.`,
      )
  return null
}

const checkExchange = (state: State, seat: Seat, move: Move): Refusal | null => {
  const { step, open } = state.exchange!
  const wanted = step === 'take' || step === 'take-back' ? 'take' : 'give'
  if (move.type !== wanted) return step === 'show' || step === 'give' ? giveFirst() : takeFirst()
  if (wanted === 'take')
    return open.includes(move.card)
      ? null
      : refusal(
          'not-on-table',
          'ZS-5',
          `${frenchName(move.card)} は場に出ていません。出ている札から取ってください。`,
          `${frenchName(move.card)} is not on offer. Take one of the cards on the table.`,
        )
  const hand = state.hands[seat]!
  const missing = missingFrom(hand, [move.card])
  if (missing !== null || step === 'give' || strongest(hand).includes(move.card)) return missing
  return refusal('not-strongest', 'ZS-5', 'いちばん強い札を出してください。', 'Show your strongest card.')
}

const giveFirst = (): Refusal =>
  refusal(
    'give-first',
    'ZS-5',
    '札の交換です。渡す札を1枚選んでください。',
    'Cards are exchanged: choose one to put down.',
  )

const takeFirst = (): Refusal =>
  refusal(
    'take-first',
    'ZS-5',
    '札の交換です。場の札を1枚取ってください。',
    'Cards are exchanged: take one from the table.',
  )
