import { type Laid, strongestOf } from '@tefuda/climbing'
import { type Card, frenchName, isRefusal, type Refusal, refusal, type Seat } from '@tefuda/kernel'
import { refusalToFollow } from './against.ts'
import { combinationOf } from './combination.ts'
import { lastPlay, type Move } from './move.ts'
import { type State, seatsToAct } from './state.ts'

/** Why a move may not be made now, or null where it may. */
export const checkMove = (state: State, seat: Seat, move: Move): Refusal | null => {
  if (!seatsToAct(state).includes(seat)) return notYourTurn(state)
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

const notYourTurn = (state: State): Refusal => {
  const due = seatsToAct(state).map((seat) => seat + 1)
  if (due.length === 0) return refusal('over', 'ZS-7', 'ゲームは終わりました。', 'The game is over.')
  return refusal(
    'not-your-turn',
    state.exchange === null ? 'ZS-4' : 'ZS-5',
    `いまは席${due.join('と席')}の番です。お待ちください。`,
    `It is the turn of seat ${due.join(' and seat ')}. Please wait.`,
  )
}

const missingFrom = (hand: readonly Card[], cards: readonly Card[]): Refusal | null => {
  for (const [k, card] of cards.entries())
    if (cards.indexOf(card) < k)
      return refusal(
        'named-twice',
        null,
        `${frenchName(card)} が2回書かれています。1枚しかありません。`,
        `${frenchName(card)} is named twice; there is only one.`,
      )
    else if (!hand.includes(card))
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
  if (move.type !== wanted) return wanted === 'give' ? giveFirst(step === 'show') : takeFirst(open)
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
  if (missing !== null || step === 'give' || strongestOf(hand).includes(move.card)) return missing
  const names = strongestOf(hand).map(frenchName)
  return refusal(
    'not-strongest',
    'ZS-5',
    `いちばん強い札を出してください。あなたの手札では ${names.join('か ')} です。`,
    `Show your strongest card: ${names.join(' or ')}.`,
  )
}

const giveFirst = (isShow: boolean): Refusal =>
  isShow
    ? refusal(
        'give-first',
        'ZS-5',
        'いまは札の交換です。いちばん強い札を1枚、表にして出してください。',
        'Cards are exchanged: show your strongest card.',
      )
    : refusal(
        'give-first',
        'ZS-5',
        'いまは札の交換です。渡す札を1枚選んでください。',
        'Cards are exchanged: choose one card to put down.',
      )

const takeFirst = (open: readonly Card[]): Refusal => {
  const names = open.map(frenchName)
  return refusal(
    'take-first',
    'ZS-5',
    `いまは札の交換です。場の ${names.join('か ')} を取ってください。`,
    `Cards are exchanged: take ${names.join(' or ')} from the table.`,
  )
}
