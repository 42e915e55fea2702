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
import { faceOf, type Seat, type Text, text } from '@tefuda/kernel'
import { bestOf } from '../climbing/rated.ts'
import { type PlayFacts, reasonOfPass, reasonOfPlay } from '../climbing/reasons.ts'
import { joined } from '../reason.ts'
import { moveOf } from './build.ts'
import { type Hand, isOnePlay, JOKER, rankOf } from './hand.ts'
import { isForbiddenLast } from './lawful.ts'
import { wholeHand } from './plans.ts'
import type { Rating } from './rating.ts'
import { fewest } from './seen.ts'
import { costOf, hasNoWeaker, keptIn, strongCards, weakestOf } from './strong-cards.ts'

/** A move that lays cards. */
type Playing = Extract<CutInMove, { readonly laid: unknown }>

/** Words for plays and passes: effects, how the hand is left, who is nearly out, and which strong cards it keeps or costs. */
export const playTexts = (engine: CutInEngine, rules: CutInRules, rating: Rating) => {
  const ranks = effectsOf(rules)
  const cards = strongCards()

  const factsOf = (state: CutInState, seat: Seat, laid: readonly Laid[], effects: readonly Effect[]): PlayFacts => {
    const by = state.table?.by ?? null
    const then = isRevolution(laid) ? { ...state, revolution: !state.revolution } : state
    const isSafe = cards.above(inOrderAfter(then, effects), seat, laid) === 0
    const hand = cards.leave(state, seat, laid)
    return {
      leads: by === null,
      count: laid.length,
      left: hand.size,
      leftIsOnePlay: canGoOut(rules, state, hand),
      strength: weakestOf(then, laid),
      isWeakest: hasNoWeaker(then, hand, laid),
      breaks: cards.breaksSet(state, seat, laid),
      isSafe,
      clears: isClearing(effects),
      threat: fewest(state, seat),
      beaten: by === null ? null : cardsOf(state, by),
      kept: keptIn(then, hand),
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
    const told = reasonOfPlay(facts, isPlay ? factsOf(state, seat, instead.laid, theirs) : instead && 'pass')
    if (facts.left === 0) return told
    const said = withEffects(
      ranks,
      told,
      isPlay && isRevolution(instead.laid) ? [] : move.laid,
      effects.filter((effect) => !theirs.includes(effect)),
    )
    const kept = theirs.filter((effect) => !effects.includes(effect))
    return said ?? keptText(ranks, kept)
  }

  /** The play that seems best, where there is one. */
  const bestPlay = (state: CutInState, seat: Seat): CutInMove | null => {
    const plans = rating.rated(state, seat).filter(({ option }) => option !== null)
    return plans.length === 0 ? null : moveOf(state, seat, bestOf(plans)!)
  }

  /** Of a pass, as what is passed over: the play that was meant instead, else the best. */
  const passText = (state: CutInState, seat: Seat, instead = bestPlay(state, seat)): Text => {
    const laid = instead !== null && 'laid' in instead ? instead.laid : null
    const isRun = laid !== null && new Set(laid.map(({ as }) => rankOf(as))).size > 1
    const effects = instead === null ? [] : effectsWith(state, seat, instead)
    const clears = isClearing(effects)
    const stronger = laid === null || isRun || clears ? 0 : cards.above(inOrderAfter(state, effects), seat, laid)
    return reasonOfPass({
      isPartners: false,
      instead: laid === null ? null : formatAll(laid),
      cost: laid === null ? null : costOf(state, laid),
      jokers:
        laid === null || clears || laid.some(({ card }) => rankOf(faceOf(card)) === JOKER)
          ? 0
          : cards.jokersUnseen(state, seat),
      breaks: laid !== null && cards.breaksSet(state, seat, laid),
      stronger,
    })
  }

  return { playText, passText }
}

/** Whether what is left of a hand can be led at once, and one may go out with it. */
const canGoOut = (rules: CutInRules, state: CutInState, hand: Hand): boolean =>
  hand.size > 0 && isOnePlay(hand) && !isForbiddenLast(rules, { ...state, back: false }, wholeHand(hand))

/** The order in which a play with these effects has to be beaten. */
const inOrderAfter = (state: CutInState, effects: readonly Effect[]): CutInState =>
  effects.includes('back') ? { ...state, back: !state.back } : state

/** Whether nobody can follow a play with these effects. */
const isClearing = (effects: readonly Effect[]): boolean => effects.includes('clear') || effects.includes('flow')

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
  const names = namesOf(ranks, effects)
  return names === null ? told : joined(text(`${names.ja}が効く。`, `With ${names.en}.`), told)
}

/** That effects which another play has are still to come; null where it has none. */
const keptText = (ranks: readonly (Effect | null)[], effects: readonly Effect[]): Text | null => {
  const names = namesOf(ranks, effects)
  return names === null ? null : text(`${names.ja}は後に残す。`, `Keeps ${names.en} for later.`)
}

/** Effects that cards have by their ranks, as the table calls them; null where there are none. */
const namesOf = (ranks: readonly (Effect | null)[], effects: readonly Effect[]): Text | null => {
  const names = effects.flatMap((effect) => {
    const rank = ranks.indexOf(effect)
    return rank < 0 ? [] : [effectName(effect, rank + 3)]
  })
  return names.length === 0 ? null : text(names.map(({ ja }) => ja).join('・'), names.map(({ en }) => en).join(', '))
}
