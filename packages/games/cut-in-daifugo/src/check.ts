import { isStandIn, type Laid } from '@tefuda/climbing'
import { type Card, faceOf, frenchName, isJoker, isRefusal, type Refusal, refusal, type Seat } from '@tefuda/kernel'
import { strongest } from './choices.ts'
import { combinationOf, faultToFollow } from './combination.ts'
import { refusalOfFault } from './fault.ts'
import type { Move } from './move.ts'
import {
  choiceKind,
  freeCards,
  isSingleJoker,
  type Played,
  type RulesContext,
  type State,
  seatsToAct,
} from './state.ts'

/** Why a move may not be made now, or null where it may. A refusal marked `foul` is played all the same (CD-13). */
export const checkMove = (context: RulesContext, state: State, seat: Seat, move: Move): Refusal | null => {
  const isTurn = state.exchange === null && state.window === null && state.resolving === null && !state.over
  if (!seatsToAct(state).includes(seat)) {
    const refused = refusal('not-your-turn', null, 'いまはあなたの番ではありません。', 'It is not your turn.')
    if (isTurn && move.type === 'show' && context.rules.dropped) return checkDropped(state, seat, move.card)
    return isTurn && move.type === 'play' ? asFoul(context, state, seat, move.laid, refused) : refused
  }
  if (state.exchange !== null) return checkGive(state, seat, move)
  if (state.window !== null) return checkAnswer(state, seat, move)
  if (state.resolving?.choice != null) return checkChoice(state, seat, move)
  switch (move.type) {
    case 'play':
      return checkPlay(context, state, seat, move.laid)
    case 'pass':
      return state.table === null
        ? refusal(
            'no-pass-on-lead',
            'CD-12',
            '場に何もないときはパスできません。好きな札を出してください。',
            'You lead: a lead is not passed. Play any cards.',
          )
        : null
    case 'show':
      return notHidden(state, seat, move.card, 'CD-14')
    case 'resign':
      return state.fallen === seat
        ? null
        : refusal(
            'no-resigning',
            'CD-11',
            '投了できるのは、都落ちした前の大富豪だけです。',
            'Only the fallen great millionaire may resign.',
          )
    default:
      return refusal('not-now', null, 'いまは札を出すか、パスする番です。', 'It is your turn: play cards or pass.')
  }
}

/** A hidden card dropped off one's own turn becomes public, and nothing else happens (CD-35). */
const checkDropped = (state: State, seat: Seat, card: Card): Refusal =>
  notHidden(state, seat, card, 'CD-35') ?? {
    ...refusal(
      'dropped',
      'CD-35',
      'いまはあなたの番ではありません。落とした札として、公開札になります。',
      'It is not your turn: as a card you have dropped it becomes public.',
    ),
    foul: true,
  }

const checkPlay = (context: RulesContext, state: State, seat: Seat, laid: readonly Played[]): Refusal | null => {
  const missing = missingFrom(state, seat, laid)
  if (missing !== null) return missing
  const play = combinationOf(laid)
  if (isRefusal(play)) return asFoul(context, state, seat, laid, play)
  const fault = faultToFollow(state, laid, play)
  return fault === null ? null : asFoul(context, state, seat, laid, refusalOfFault(state, fault))
}

/** Where fouls are penalised, cards that one holds may be played against the rules: it costs that they become public. */
const asFoul = (context: RulesContext, state: State, seat: Seat, laid: readonly Played[], refused: Refusal): Refusal =>
  context.rules.fouls === 'penalise' && missingFrom(state, seat, laid) === null ? { ...refused, foul: true } : refused

const missingFrom = (state: State, seat: Seat, laid: readonly Played[]): Refusal | null => {
  const hidden = state.hidden[seat]!.map(faceOf)
  const open = state.open[seat]!.map(faceOf)
  for (const { card, open: isOpen } of laid) {
    const from = isOpen || !hidden.includes(card) ? open : hidden
    const at = from.indexOf(card)
    if (at < 0) return isOpen && hidden.includes(card) ? notPublic(card) : notHeld(card)
    from.splice(at, 1)
  }
  return null
}

const holds = (cards: readonly Card[], face: Card): boolean => cards.some((card) => faceOf(card) === face)

const notHeld = (card: Card): Refusal =>
  refusal('not-in-hand', null, `${frenchName(card)} は手札にありません。`, `${frenchName(card)} is not in your hand.`)

const notPublic = (card: Card): Refusal =>
  refusal(
    'not-in-hand',
    null,
    `公開札に ${frenchName(card)} はありません。伏せた札なら、${frenchName(card)} とだけ書いてください。`,
    `You have no public ${frenchName(card)}. For the hidden one write ${frenchName(card)} alone.`,
  )

/** Null for a hidden card that has not been chosen already; a public one is named as such. */
const notHidden = (state: State, seat: Seat, card: Card, rule: string): Refusal | null => {
  if (holds(freeCards(state, seat), card)) return null
  if (!holds(state.open[seat]!, card)) return notHeld(card)
  return refusal(
    'public-card',
    rule,
    `${frenchName(card)} は公開札です。伏せた手札から選んでください。`,
    `Your ${frenchName(card)} is public. Choose one of your hidden cards.`,
  )
}

const checkAnswer = (state: State, seat: Seat, move: Move): Refusal | null => {
  if (move.type === 'no') return null
  if (move.type !== 'cut')
    return refusal(
      'answer-first',
      'CD-4',
      'カットインするかどうかを答えてください（cut か no）。',
      'Say whether you cut in: cut, or no.',
    )
  const missing = missingFrom(state, seat, move.laid)
  if (missing !== null) return missing
  return matches(state.table!.laid, move.laid)
    ? null
    : refusal(
        'not-the-same',
        'CD-4',
        'カットインできるのは、いま出されたものとまったく同じ札だけです。',
        'To cut in you need exactly the cards just played, all of them.',
      )
}

/** The very cards that were declared; any joker matches "the joker". */
const matches = (table: readonly Laid[], laid: readonly Played[]): boolean => {
  if (laid.some((one) => isStandIn(one) && (!isJoker(one.card) || isJoker(one.as)))) return false
  if (isSingleJoker(table)) return isSingleJoker(laid)
  const faces = (cards: readonly Laid[]): string =>
    cards
      .map(({ as }) => as)
      .sort((a, b) => a - b)
      .join(' ')
  return faces(table) === faces(laid)
}

const checkChoice = (state: State, seat: Seat, move: Move): Refusal | null => {
  const choice = state.resolving!.choice!
  const { of } = choice
  switch (choiceKind(choice)) {
    case 'salvage':
      if (move.type === 'none') return null
      if (move.type !== 'take') return choose('take', '捨て札から取る札')
      return holds(state.discards, move.card)
        ? null
        : refusal(
            'not-discarded',
            'CD-9',
            `${frenchName(move.card)} は捨て札にありません。`,
            `${frenchName(move.card)} is not among the discards.`,
          )
    case 'pass':
      if (move.type !== 'give') return choose('give', '渡す札')
      return notHidden(state, seat, move.card, 'CD-7')
    case 'discard':
      if (move.type !== 'drop') return choose('drop', '捨てる札')
      return missingFrom(state, seat, [{ card: move.card, as: move.card, open: move.open }])
    case 'peep':
      if (move.type !== 'peep') return choose('peep', '開かせる札の番号')
      return move.at >= 1 && move.at <= state.hidden[of]!.length
        ? null
        : refusal(
            'no-such-place',
            'CD-7',
            `1から${state.hidden[of]!.length}までの番号で選んでください。`,
            `Choose a place from 1 to ${state.hidden[of]!.length}.`,
          )
    case 'greed':
      if (move.type === 'none') return null
      if (move.type !== 'greed') return choose('greed', '動かす公開札')
      return move.from !== of && holds(state.open[move.from] ?? [], move.card)
        ? null
        : refusal(
            'not-public',
            'CD-8',
            'その公開札はありません。ほかの人の公開札から選んでください。',
            'There is no such public card. Choose one that lies open elsewhere.',
          )
    case 'open':
      if (move.type !== 'open') return choose('open', '公開する札')
      return notHidden(state, seat, move.card, 'CD-8')
  }
}

const choose = (verb: string, what: string): Refusal =>
  refusal('choose-first', 'CD-7', `${what}を1枚選んでください（${verb}）。`, `Choose a card first (${verb}).`)

const checkGive = (state: State, seat: Seat, move: Move): Refusal | null => {
  if (move.type !== 'give')
    return refusal(
      'give-first',
      'CD-11',
      '札の交換です。渡す札を1枚選んでください。',
      'Cards are exchanged: choose one to give.',
    )
  const hidden = freeCards(state, seat)
  if (!holds(hidden, move.card)) return notHeld(move.card)
  if (state.exchange!.step === 'rich' || holds(strongest(hidden), move.card)) return null
  return refusal('not-strongest', 'CD-11', 'いちばん強い札を渡します。', 'Give your strongest card.')
}
