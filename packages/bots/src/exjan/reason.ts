import {
  callsOf,
  cardName,
  discardOf,
  type ExjanEngine,
  type ExjanMove,
  type ExjanRules,
  type ExjanRulesContext,
  type ExjanState,
  hasCalled,
  hasReached,
  isSymbol,
  mayCall,
  mayReach,
  mayWin,
  NEVER,
  rankOf,
  rulesContextOf,
  sheetText,
} from '@tefuda/exjan'
import { type Card, cardsEn, type Seat, type Text, text } from '@tefuda/kernel'
import { joined, type Reasoning } from '../reason.ts'
import { isThreatened } from './danger.ts'
import { discardText } from './discard-texts.ts'
import { distanceOf } from './distance.ts'
import { isTooLate } from './late.ts'
import { scoreText } from './score-text.ts'
import { goneIn, meldsAfter } from './seen.ts'
import { worthiestHand } from './targets.ts'
import { waitsAfter } from './waits.ts'

type Call = Extract<ExjanMove, { type: 'group' | 'run' }>

/** How near a win a move leads, what then completes the hand, and how safe a discard is. */
export const exjanReason = (engine: ExjanEngine, rules: ExjanRules): Reasoning<ExjanState, ExjanMove> => {
  const context = rulesContextOf(rules, engine.seats)
  return (state, seat, move, instead) => {
    switch (move.type) {
      case 'win': {
        const { sheet } = engine.preview(state, seat, move)
        if (sheet === null) return null
        const { ja, en } = sheetText(sheet)
        return { kind: 'win', text: text(`${ja}。`, `Worth ${en}.`) }
      }
      case 'pass':
        return { kind: 'call', text: passText(context, state, seat) }
      case 'group':
      case 'run':
        return { kind: 'call', text: callText(context, state, seat, move) }
      case 'reach':
        return { kind: 'reach', text: reachText(context, state, seat, move.card) }
      case 'discard': {
        const told = discardText(context, state, seat, move.card, instead?.type === 'discard' ? instead.card : null)
        return told === null
          ? null
          : { kind: isThreatened(state, seat) && !hasReached(state, seat) ? 'fold' : 'discard', text: told }
      }
    }
  }
}

const passText = (context: ExjanRulesContext, state: ExjanState, seat: Seat): Text => {
  const discard = cardName(discardOf(state))
  if (state.wall.length === 0) return lastText(mayWin(context, state, seat), discard)
  if (mayWin(context, state, seat))
    return text(
      `${discard} であがれるが、もっと高い手を待つ。`,
      `The ${discard} would win, but a higher hand may come.`,
    )
  const hand = state.hands[seat]!
  if (!mayCall(context, state, seat) || callsOf(hand, discardOf(state)).length === 0)
    return text(`${discard} は使えないので見送る。`, `There is no use for the ${discard}.`)
  const now = distanceOf(context, hand, state.melds[seat]!, goneIn(state))
  const best = Math.min(...callsNow(state, seat).map((call) => distanceAfter(context, state, seat, call)))
  if (best >= now)
    return text(
      `${discard} を取っても、役のあるあがりには近づかない。`,
      `Taking the ${discard} brings the hand no nearer to a win that has a yaku.`,
    )
  if (isTooLate(state, best))
    return text(
      `${discard} を取っても、あがりまであと${best}枚、山札は残り${state.wall.length}枚で、まず間に合わない。`,
      `With the ${discard} the hand would be ${cardsEn(best)} from a win, with ${state.wall.length} left in the wall: hardly in time.`,
    )
  if (isThreatened(state, seat))
    return text(
      'リーチがかかっている。鳴いて手を短くすると、安全な札がなくなる。',
      'Somebody has said reach: with a call there would be fewer safe cards to discard.',
    )
  if (hasCalled(state, seat)) return text('次の捨て札でもっとよい形になるのを待つ。', 'A later discard may fit better.')
  return mayReach(context, state, seat) && state.wall.length >= context.seats
    ? text('手を閉じたままにして、リーチを残す。', 'Keeps the hand closed, so that a reach stays possible.')
    : text('手を閉じたままにして、捨てる札を多く残す。', 'Keeps the hand closed, with more cards to discard from.')
}

/** Nobody can call the last discard. */
const lastText = (mightWin: boolean, discard: string): Text =>
  mightWin
    ? text(
        `最後の捨て札 ${discard} であがれるが、見送れば流局になる。`,
        `The last discard, the ${discard}, would win; let pass, the round is drawn.`,
      )
    : text(
        `最後の捨て札は、あがりにしか使えない。${discard} ではあがれない。`,
        `The last discard can only be won on, and the ${discard} is no win.`,
      )

const callsNow = (state: ExjanState, seat: Seat): Call[] =>
  callsOf(state.hands[seat]!, discardOf(state)).filter(
    (call): call is Call => call.type === 'group' || call.type === 'run',
  )

const distanceAfter = (context: ExjanRulesContext, state: ExjanState, seat: Seat, call: Call): number =>
  distanceOf(
    context,
    state.hands[seat]!.filter((card) => !call.cards.includes(card)),
    meldsAfter(state, seat, call),
    goneIn(state),
  )

const callText = (context: ExjanRulesContext, state: ExjanState, seat: Seat, call: Call): Text => {
  const left = distanceAfter(context, state, seat, call)
  if (left < NEVER && isTooLate(state, left))
    return text(
      `鳴いても、あがりまであと${left}枚、山札は残り${state.wall.length}枚で、まず間に合わない。`,
      `Even with the call the hand is ${cardsEn(left)} from a win, with ${state.wall.length} left in the wall: hardly in time.`,
    )
  if (left >= NEVER)
    return text('鳴くと、いまの札ではあがれない形になる。', 'After the call there is no win with these cards.')
  const symbols = call.type === 'group' && isSymbol(rankOf(call.cards[0]))
  const why = symbols
    ? text('シンボルの群はそれだけで役になる。', 'A group of symbols is a yaku by itself.')
    : yakuText(context, state, seat, call)
  return joined(
    left <= 1
      ? text('鳴いて、あと1枚で待つ形にする。', 'Calls to be one card from a win.')
      : text(`鳴いて、あがりまであと${left}枚にする。`, `Calls to be ${cardsEn(left)} from a win.`),
    why,
  )
}

/** The yaku of the best hand that can still be made after a call. */
const yakuText = (context: ExjanRulesContext, state: ExjanState, seat: Seat, call: Call): Text => {
  const hand = state.hands[seat]!.filter((card) => !call.cards.includes(card))
  const open = meldsAfter(state, seat, call)
  const best = worthiestHand(context, state, hand, open)
  const score = best && scoreText(context, state, { seat, hand, open }, best)
  return score === null
    ? text('開いた手でも役を見込める。', 'The open hand can still come to a yaku.')
    : text(`開いた手でも、${score.ja}を見込める。`, `Open, too, it may come to ${score.en}.`)
}

const reachText = (context: ExjanRulesContext, state: ExjanState, seat: Seat, discard: Card): Text => {
  const { names, left } = waitsAfter(context, state, seat, discard)
  return text(
    `${names} 待ちのリーチ。見えていない待ち札は${left}枚、残りの山は${state.wall.length}枚。`,
    `Reach, waiting for ${names}: ${left} of them unseen, with ${state.wall.length} cards in the wall.`,
  )
}
