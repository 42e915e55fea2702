import { formatAll, type Laid } from '@tefuda/climbing'
import {
  type CutInEngine,
  type CutInMove,
  type CutInRules,
  type CutInState,
  cardsOf,
  type Effect,
  effectName,
  effectsOf,
} from '@tefuda/cut-in-daifugo'
import { faceOf, frenchName, type Seat, type Text, text } from '@tefuda/kernel'
import { bestOf } from '../climbing/rated.ts'
import { type PlayFacts, reasonOfPass, reasonOfPlay } from '../climbing/reasons.ts'
import { joined, type Reason, type Reasoning } from '../reason.ts'
import { moveOf, rankOf } from './build.ts'
import { type Hand, isOnePlay, JOKER } from './hand.ts'
import { isForbiddenLast } from './lawful.ts'
import { wholeHand } from './plans.ts'
import { ratingFor } from './rating.ts'
import { fewest } from './seen.ts'
import { costOf, hasNoWeaker, keptIn, strongCards } from './strong-cards.ts'
import { holdsTheSame } from './window.ts'

/** What a play brings by its effects, how it leaves the hand, who is nearly out, and which strong cards it keeps or costs. */
export const cutInReason = (engine: CutInEngine, rules: CutInRules): Reasoning<CutInState, CutInMove> => {
  const rating = ratingFor(rules)
  const ranks = effectsOf(rules)
  const cards = strongCards()

  const factsOf = (state: CutInState, seat: Seat, laid: readonly Laid[], effects: readonly Effect[]): PlayFacts => {
    const by = state.table?.by ?? null
    const isSafe = cards.above(state, seat, laid) === 0
    const hand = cards.leave(state, seat, laid)
    return {
      leads: by === null,
      count: laid.length,
      left: hand.size,
      leftIsOnePlay: canGoOut(rules, state, hand),
      isWeakest: hasNoWeaker(state, hand, laid),
      isSafe,
      clears: effects.includes('clear') || effects.includes('flow'),
      threat: fewest(state, seat),
      beaten: by === null ? null : cardsOf(state, by),
      kept: keptIn(state, hand),
      cost: costOf(state, laid),
    }
  }

  const effectsWith = (state: CutInState, seat: Seat, move: CutInMove): readonly Effect[] =>
    engine.preview(state, seat, move).effects

  const playText = (state: CutInState, seat: Seat, move: Playing, instead: CutInMove | undefined): Text | null => {
    const effects = effectsWith(state, seat, move)
    const facts = factsOf(state, seat, move.laid, effects)
    const isPlay = instead !== undefined && 'laid' in instead
    const theirs = isPlay ? effectsWith(state, seat, instead) : []
    const told = reasonOfPlay(facts, isPlay ? factsOf(state, seat, instead.laid, theirs) : null)
    if (facts.left === 0) return told
    return withEffects(
      ranks,
      told,
      isPlay && isRevolution(instead.laid) ? [] : move.laid,
      effects.filter((effect) => !theirs.includes(effect)),
    )
  }

  /** The play that seems best, where there is one. */
  const bestPlay = (state: CutInState, seat: Seat): CutInMove | null => {
    const plans = rating.turn(state, seat).filter(({ option }) => option !== null)
    return plans.length === 0 ? null : moveOf(state, seat, bestOf(plans)!)
  }

  const passText = (state: CutInState, seat: Seat, instead: CutInMove | null): Text => {
    const laid = instead !== null && 'laid' in instead ? instead.laid : null
    const isRun = laid !== null && new Set(laid.map(({ as }) => rankOf(as))).size > 1
    const stronger = laid === null || isRun ? 0 : cards.above(state, seat, laid)
    return reasonOfPass({
      isPartners: false,
      instead: laid === null ? null : formatAll(laid),
      cost: laid === null ? null : costOf(state, laid),
      jokers:
        laid === null || laid.some(({ card }) => rankOf(faceOf(card)) === JOKER) ? 0 : cards.jokersUnseen(state, seat),
      breaks: laid !== null && cards.breaksSet(state, seat, laid),
      stronger,
    })
  }

  /** Whether no card is better to choose at first sight. Which one to show on one's turn nobody rates. */
  const isBestChoice = (state: CutInState, seat: Seat, move: Choosing): boolean => {
    if (move.type === 'show') return false
    const own = rating.choice(state, seat, move)
    return engine.moves(state, seat).every((other) => rating.choice(state, seat, other) <= own)
  }

  return (state, seat, move, instead) => {
    if ('laid' in move) {
      const told = playText(state, seat, move, instead)
      if (told === null) return null
      if (move.type === 'cut')
        return { kind: 'cut', text: joined(text('同じ札で割りこむ。', 'Cuts in with the same cards.'), told) }
      return { kind: state.table === null ? 'lead' : 'follow', text: told }
    }
    switch (move.type) {
      case 'no':
        return { kind: 'cut', text: silenceText(engine, state, seat) }
      case 'pass':
        return { kind: 'pass', text: passText(state, seat, instead ?? bestPlay(state, seat)) }
      case 'none':
        return { kind: choiceIn(state), text: NONE_BETTER }
      case 'resign':
        return { kind: choiceIn(state), text: LOST }
      default: {
        const isBest = isBestChoice(state, seat, move)
        if (instead === undefined || isBest) return { kind: choiceIn(state), text: choiceText(seat, move, isBest) }
        const kept = keptText(ranks, move, instead)
        return kept === null ? null : { kind: choiceIn(state), text: kept }
      }
    }
  }
}

/** Whether what is left of a hand can be led at once, and one may go out with it. */
const canGoOut = (rules: CutInRules, state: CutInState, hand: Hand): boolean =>
  hand.size > 0 && isOnePlay(hand) && !isForbiddenLast(rules, { ...state, back: false }, wholeHand(hand))

const isRevolution = (laid: readonly Laid[]): boolean =>
  laid.length >= 4 && new Set(laid.map(({ as }) => rankOf(as))).size === 1

/** What comes besides, as the table calls it. */
const withEffects = (
  ranks: readonly (Effect | null)[],
  told: Text | null,
  laid: readonly Laid[],
  effects: readonly Effect[],
): Text | null => {
  if (isRevolution(laid)) return joined(text('革命で強さを逆にする。', 'Revolution: the order is turned round.'), told)
  const names = effects.flatMap((effect) => {
    const rank = ranks.indexOf(effect)
    return rank < 0 ? [] : [effectName(effect, rank + 3)]
  })
  if (names.length === 0) return told
  return joined(
    text(`${names.map(({ ja }) => ja).join('・')}が効く。`, `With ${names.map(({ en }) => en).join(', ')}.`),
    told,
  )
}

const silenceText = (engine: CutInEngine, state: CutInState, seat: Seat): Text => {
  if (holdsTheSame(state, seat))
    return text('同じ札はあるが、後のために残す。', 'The same cards are there, but kept for later.')
  return engine.list(state, seat, { limit: 2 }).moves.length > 1
    ? text('ジョーカーを使ってまで割りこまない。', 'A joker is too much to cut in with here.')
    : text('同じ札がそろっていない。', 'The hand does not hold the same cards.')
}

const choiceIn = ({ exchange }: CutInState): Reason['kind'] => (exchange === null ? 'choice' : 'exchange')

const NONE_BETTER = text('どれを取っても、手はよくならない。', 'None of them would make the hand better.')
const LOST = text('都落ちした席は、何を出しても最下位になる。', 'Whoever has fallen ranks last, whatever is played.')

/** A move that lays cards. */
type Playing = Extract<CutInMove, { readonly laid: unknown }>

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

/** A move that chooses a card. */
type Choosing = Exclude<CutInMove, { readonly laid: unknown } | { readonly type: 'no' | 'pass' | 'none' | 'resign' }>

/** Of the card that the hand misses least. */
const leastText = (type: 'give' | 'drop', card: string): Text =>
  type === 'give'
    ? text(`手のなかでいちばん要らない ${card} を渡す。`, `The ${card} is least wanted in the hand.`)
    : text(`いちばんじゃまな ${card} を捨てて、身軽になる。`, `The ${card} is most in the way: away with it.`)

/** Why that card. `isBest`: no other seems better at first sight. */
const choiceText = (seat: Seat, move: Choosing, isBest: boolean): Text => {
  switch (move.type) {
    case 'give':
    case 'drop':
      return isBest
        ? leastText(move.type, frenchName(move.card))
        : text(
            `${frenchName(move.card)} を手放して、ほかの札を残す。`,
            `Lets the ${frenchName(move.card)} go and keeps the rest.`,
          )
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
