import { type Card, type Refusal, refusal, type Seat } from '@tefuda/kernel'
import { cardName } from './cards.ts'
import { GROUP, kindOf } from './hand/block.ts'
import { isReadyWithout } from './hand/waits.ts'
import { keepsDiscard, mayCall, mayClaimFrom } from './listing.ts'
import { meldBlock } from './meld.ts'
import type { Move } from './move.ts'
import { bestReading } from './scoring/reading.ts'
import { notWon } from './scoring/score.ts'
import { winNow } from './situation.ts'
import { discardOf, hasCalled, hasReached, isDue, type RulesContext, type State } from './state.ts'

/** Why a move may not be made now, or null where it may. */
export const checkMove = (context: RulesContext, state: State, seat: Seat, move: Move): Refusal | null => {
  if (!isDue(state, seat))
    return refusal('not-your-turn', null, 'いまはあなたの番ではありません。', 'It is not your turn.')
  return state.window === null ? checkTurn(context, state, seat, move) : checkAnswer(context, state, seat, move)
}

const checkTurn = (context: RulesContext, state: State, seat: Seat, move: Move): Refusal | null => {
  switch (move.type) {
    case 'discard':
      return checkDiscard(state, seat, move.card)
    case 'reach':
      return checkReach(context, state, seat, move.card)
    case 'win':
      return state.drawn
        ? checkWin(context, state, seat)
        : refusal(
            'discard-first',
            'EJ-6',
            '宣言のあとは、札を1枚捨てるだけです。あがりは捨て札が出たときに宣言します。',
            'After a call you only discard. A win is declared on the discard itself.',
          )
    default:
      return refusal(
        'no-discard',
        'EJ-5',
        'いまはあなたの番です。札を1枚捨ててください。',
        'It is your turn: discard a card.',
      )
  }
}

const checkDiscard = (state: State, seat: Seat, card: Card): Refusal | null => {
  const hand = state.hands[seat]!
  if (!hand.includes(card)) return notHeld(card)
  return hasReached(state, seat) && card !== hand.at(-1)
    ? refusal(
        'reach-keeps-hand',
        'EJ-7',
        'リーチのあとは、引いた札だけを捨てられます。',
        'After reach only the card just drawn is discarded.',
      )
    : null
}

const checkReach = ({ rules }: RulesContext, state: State, seat: Seat, card: Card): Refusal | null => {
  const hand = state.hands[seat]!
  if (hasReached(state, seat))
    return refusal('reach-twice', 'EJ-7', 'もうリーチしています。', 'You have already said reach.')
  if (!hand.includes(card)) return notHeld(card)
  if (hasCalled(state, seat))
    return refusal(
      'reach-open',
      'EJ-7',
      '群や連を宣言したあとは、リーチできません。',
      'Whoever has called cannot say reach.',
    )
  if (state.chips[seat]! < rules.stake)
    return refusal(
      'reach-chips',
      'EJ-7',
      `リーチには${rules.stake}点のチップが要ります。`,
      `A reach costs ${rules.stake} points in chips.`,
    )
  if (state.wall.length === 0)
    return refusal(
      'reach-wall',
      'EJ-7',
      '山札がなくなったので、もうリーチできません。',
      'The wall is empty: there is no reach any more.',
    )
  return isReadyWithout(hand, card)
    ? null
    : refusal(
        'not-ready',
        'EJ-7',
        `${cardName(card)} を捨てても、あと1枚の形になりません。`,
        `Without ${cardName(card)} the hand is not one card short of complete.`,
      )
}

const checkWin = ({ rules }: RulesContext, state: State, seat: Seat): Refusal | null => {
  const reading = bestReading(rules, winNow(state, seat))
  return typeof reading === 'string' ? notWon(rules, reading) : null
}

const checkAnswer = (context: RulesContext, state: State, seat: Seat, move: Move): Refusal | null => {
  switch (move.type) {
    case 'pass':
      return null
    case 'win':
      return checkWin(context, state, seat)
    case 'group':
    case 'run':
      return checkCall(context, state, seat, move.type, move.cards)
    default:
      return refusal(
        'answer-first',
        'EJ-5',
        '捨て札をどうするか答えてください（win・group・run・pass）。',
        'Answer the discard: win, group, run or pass.',
      )
  }
}

const checkCall = (
  context: RulesContext,
  state: State,
  seat: Seat,
  kind: 'group' | 'run',
  cards: readonly [Card, Card],
): Refusal | null => {
  const missing = cards.find((card) => !state.hands[seat]!.includes(card))
  if (missing !== undefined) return notHeld(missing)
  const discard = discardOf(state)
  const block = meldBlock([...cards, discard])
  if (block === null || (kindOf(block) === GROUP) !== (kind === 'group'))
    return kind === 'group'
      ? refusal(
          'no-group',
          'EJ-3',
          `${cardName(discard)} と同じ数字か記号の札が2枚要ります。`,
          `A group takes two more cards of the number or symbol of ${cardName(discard)}.`,
        )
      : refusal(
          'no-run',
          'EJ-3',
          `${cardName(discard)} と同じスートで数字の続く札が2枚要ります。`,
          `A run takes two more cards of the suit of ${cardName(discard)}, in order with it.`,
        )
  if (mayCall(context, state, seat)) return null
  if (!mayClaimFrom(context, state.turn, seat))
    return refusal(
      'left-only',
      'EJ-4',
      'この卓では、群や連を宣言できるのは左どなりの人の捨て札だけです。',
      'At this table groups and runs are called on the discard of the left neighbour only.',
    )
  if (!keepsDiscard(state, seat))
    return refusal(
      'no-card-left',
      'EJ-18',
      '最後の2枚で群や連を宣言すると、捨てる札がなくなります。あがるか、見送るかです。',
      'A call with your last two cards would leave nothing to discard: win, or let it pass.',
    )
  return hasReached(state, seat)
    ? refusal(
        'reach-no-call',
        'EJ-5',
        'リーチのあとは、群や連を宣言できません。あがるか、見送るかです。',
        'After reach there are no calls: win, or let it pass.',
      )
    : refusal(
        'last-discard',
        'EJ-5',
        '最後の捨て札では、あがりしか宣言できません。',
        'The last discard can only be won on.',
      )
}

const notHeld = (card: Card): Refusal =>
  refusal('not-in-hand', null, `${cardName(card)} は手札にありません。`, `${cardName(card)} is not in your hand.`)
