import {
  type CutInEngine,
  type CutInMove,
  type CutInRules,
  type CutInState,
  type Effect,
  effectName,
  effectsOf,
} from '@tefuda/cut-in-daifugo'
import { type Card, faceOf, frenchName, type Seat, type Text, text } from '@tefuda/kernel'
import { type CardFacts, partingText, reasonToGive, reasonToTake } from '../climbing/exchanges.ts'
import { onePlayText } from '../climbing/reasons.ts'
import { emptyHand, putCard, rankOf } from './hand.ts'
import { canGoOut } from './lawful.ts'
import type { Rating } from './rating.ts'
import { readHand, strengthOf } from './seen.ts'
import { isStrong } from './strong-cards.ts'

/** A move that chooses a card. */
type Choosing = Exclude<CutInMove, { readonly laid: unknown } | { readonly type: 'no' | 'pass' | 'none' | 'resign' }>

/**
 * Words for a choice of a card, as what it is and, where another is meant `instead`, as what sets it apart from that; null where nothing
 * that can be said does.
 */
export const choiceTextFor = (engine: CutInEngine, rules: CutInRules, rating: Rating) => {
  const ranks = effectsOf(rules)

  /** Whether no card is better to choose at first sight. Which one to show on one's turn nobody rates. */
  const isBestChoice = (state: CutInState, seat: Seat, move: CutInMove): boolean => {
    if (move.type === 'show') return false
    const rate = rating.choice(state, seat)
    const own = rate(move)
    return engine.moves(state, seat).every((other) => rate(other) <= own)
  }

  return (state: CutInState, seat: Seat, move: Choosing, instead: CutInMove | undefined): Text | null => {
    if (mustGo(state, seat, move)) return instead === undefined ? goText(move.type as 'give' | 'drop') : null
    const left = leftAsOnePlay(rules, state, seat, move)
    if (left > 0 && (instead === undefined || leftAsOnePlay(rules, state, seat, instead) === 0))
      return onePlayText(left)
    const isBest = isBestChoice(state, seat, move)
    const isBetter = isBest && instead !== undefined && !isBestChoice(state, seat, instead)
    return instead === undefined || isBetter
      ? choiceText(state, seat, move, isBest, 'card' in move && isStrong(state, rankOf(faceOf(move.card))))
      : (keptText(ranks, move, instead) ?? besideText(state, seat, move, instead))
  }
}

/** How many cards, two or more, the last one to be given or thrown away leaves that one may go out with at once; 0 where it leaves no such. */
const leftAsOnePlay = (rules: CutInRules, state: CutInState, seat: Seat, move: CutInMove): number => {
  if ((move.type !== 'give' && move.type !== 'drop') || state.resolving?.choice?.left !== 1) return 0
  if (state.resolving.queue.length > 0) return 0
  const hand = emptyHand()
  readHand(hand, state, seat)
  putCard(hand, move.card, -1)
  return hand.size > 1 && canGoOut(rules, state, hand) ? hand.size : 0
}

/** That a card with an effect stays in the hand which would have gone instead; null where it has none. */
const keptText = (ranks: readonly (Effect | null)[], move: Choosing, instead: CutInMove): Text | null => {
  if ((move.type !== 'give' && move.type !== 'drop') || instead.type !== move.type) return null
  const rank = rankOf(faceOf(instead.card))
  const effect = ranks[rank] ?? null
  if (effect === null) return null
  const name = effectName(effect, rank + 3)
  const card = frenchName(instead.card)
  return text(`${name.ja}のある ${card} は手に残す。`, `Keeps the ${card} for its effect, ${name.en.toLowerCase()}.`)
}

/** What sets a card apart from another one; null where nothing that can be said does. */
const besideText = (state: CutInState, seat: Seat, move: Choosing, instead: CutInMove): Text | null => {
  const { type } = move
  if ((type !== 'give' && type !== 'drop' && type !== 'take') || instead.type !== type) return null
  const hand = [...state.hidden[seat]!, ...state.open[seat]!]
  const own = type === 'take' ? 0 : 1
  const factsOf = (card: Card): CardFacts => ({
    name: frenchName(faceOf(card)),
    strength: strengthOf({ ...state, back: false }, rankOf(faceOf(card))),
    mates: hand.filter((other) => rankOf(faceOf(other)) === rankOf(faceOf(card))).length - own,
  })
  const tell = type === 'take' ? reasonToTake : reasonToGive
  return tell(factsOf(move.card), factsOf(instead.card))
}

/** Whether all cards that may be chosen go anyway, one after another. */
const mustGo = ({ hidden, open, resolving }: CutInState, seat: Seat, { type }: Choosing): boolean => {
  const left = resolving?.choice?.left ?? 0
  if (type === 'give') return hidden[seat]!.length <= left
  return type === 'drop' && hidden[seat]!.length + open[seat]!.length <= left
}

const goText = (type: 'give' | 'drop'): Text =>
  type === 'give'
    ? text('残りの札は、どれも渡すことになる。', 'All cards that are left are handed on.')
    : text('残りの札は、どれも捨てることになる。', 'All cards that are left are thrown away.')

/** Of the card that the hand misses least. */
const leastText = (type: 'give' | 'drop', card: string): Text =>
  type === 'give'
    ? text(`手のなかでいちばん要らない ${card} を渡す。`, `The ${card} is least wanted in the hand.`)
    : text(`いちばんじゃまな ${card} を捨てて、身軽になる。`, `The ${card} is most in the way: away with it.`)

/** Of a card that seems not to be the one that the hand misses least. */
const unlikelyText = (state: CutInState, seat: Seat, type: 'give' | 'drop', card: Card): Text => {
  const strength = (one: Card): number => strengthOf({ ...state, back: false }, rankOf(faceOf(one)))
  const others = [...state.hidden[seat]!, ...state.open[seat]!].filter((one) => faceOf(one) !== faceOf(card))
  const twins = state.hidden[seat]!.length + state.open[seat]!.length - others.length - 1
  const mates = twins + others.filter((one) => rankOf(faceOf(one)) === rankOf(faceOf(card))).length
  const facts = { name: frenchName(card), strength: strength(card), mates }
  return partingText(facts, others.map(strength), type === 'give' ? '渡す' : '捨てる')
}

/** Why that card. `isBest`: no other seems better at first sight. Of a strong one nobody would say that it is in the way. */
const choiceText = (state: CutInState, seat: Seat, move: Choosing, isBest: boolean, isStrongCard: boolean): Text => {
  switch (move.type) {
    case 'give':
    case 'drop':
      if (state.exchange?.step === 'poor')
        return text('いちばん強い札を渡さなければならない。', 'The strongest card has to be given.')
      return isBest && !isStrongCard
        ? leastText(move.type, frenchName(move.card))
        : unlikelyText(state, seat, move.type, move.card)
    case 'take':
      return isBest
        ? text(
            `${frenchName(move.card)} を拾うと手が強くなる。`,
            `The ${frenchName(move.card)} makes the hand stronger.`,
          )
        : text(`${frenchName(move.card)} を拾う。`, `Picks up the ${frenchName(move.card)}.`)
    case 'greed':
      return move.from === seat
        ? text(`自分の ${frenchName(move.card)} を手放す。`, `Gives the own ${frenchName(move.card)} away.`)
        : state.resolving?.choice?.of === seat
          ? text(
              `公開されている ${frenchName(move.card)} を自分のものにする。`,
              `Takes the public ${frenchName(move.card)}.`,
            )
          : text(`公開されている ${frenchName(move.card)} を動かす。`, `Moves the public ${frenchName(move.card)}.`)
    case 'open':
    case 'show':
      return isBest
        ? text(
            `見られてもいちばん困らない ${frenchName(move.card)} を公開する。`,
            `The ${frenchName(move.card)} gives least away.`,
          )
        : text(
            `${frenchName(move.card)} を見せて、ほかの札は隠しておく。`,
            `Shows the ${frenchName(move.card)} and keeps the others hidden.`,
          )
    case 'peep':
      return text('伏せた札はどれも同じに見える。', 'Face down, one card is as good as another.')
  }
}
