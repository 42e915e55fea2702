import { formatAll, formatLaid, type Laid } from '@tefuda/climbing'
import {
  type CutInEngine,
  type CutInMove,
  type CutInPreview,
  type CutInRules,
  type CutInState,
  cardsOf,
  type Effect,
  effectsOf,
} from '@tefuda/cut-in-daifugo'
import { type Seat, type Text, text } from '@tefuda/kernel'
import type { PlayFacts } from '../climbing/facts.ts'
import { reasonOfPass } from '../climbing/passes.ts'
import { bestOf } from '../climbing/rated.ts'
import { reasonOfPlay } from '../climbing/reasons.ts'
import { joined, paragraph } from '../reason.ts'
import { moveOf } from './build.ts'
import { namesOf, wayOutText, withEffects } from './effect-texts.ts'
import { rankOf } from './hand.ts'
import { canGoOut, isStuck } from './lawful.ts'
import type { Rating } from './rating.ts'
import { fewest } from './seen.ts'
import {
  borrowedIn,
  costOf,
  hasNoStronger,
  hasNoWeaker,
  isExposed,
  isStrong,
  keptIn,
  strongCards,
  weakestOf,
} from './strong-cards.ts'

/** A move that lays cards. */
type Playing = Extract<CutInMove, { readonly laid: unknown }>

/** Words for plays and passes: effects, how the hand is left, who is nearly out, and which strong cards it keeps or costs. */
export const playTexts = (engine: CutInEngine, rules: CutInRules, rating: Rating) => {
  const ranks = effectsOf(rules)
  const cards = strongCards()
  const exposed = (state: CutInState, seat: Seat, laid: readonly Laid[]): boolean =>
    rules.cutIn && isExposed(state, seat, laid)

  const factsOf = (state: CutInState, seat: Seat, laid: readonly Laid[], preview: CutInPreview): PlayFacts => {
    const by = state.table?.by ?? null
    const then = isRevolution(laid) ? { ...state, revolution: !state.revolution } : state
    const stronger = cards.above(inOrderAfter(then, preview.effects), seat, laid)
    const breaks = cards.breaksSet(state, seat, laid)
    const hand = cards.leave(state, seat, laid)
    const cost = costOf(state, laid)
    const givesAway = preview.effects.some((effect) => effect === 'pass' || effect === 'discard')
    const { plays, alone } = rating.worth.fallsInto(hand, then.revolution)
    return {
      leads: by === null,
      cards: laid.map(formatLaid),
      count: laid.length,
      left: hand.size,
      leftIsOnePlay: canGoOut(rules, state, hand),
      plays,
      alone: alone.filter((rank) => ranks[rank] !== 'clear' && !isStrong(then, rank)).length,
      strength: weakestOf(then, laid),
      isWeakest: hasNoWeaker(then, hand, laid),
      isStrongest: hasNoStronger(then, hand, laid),
      isStuck: isStuck(rules, hand),
      breaks,
      stronger,
      clears: preview.clears,
      isExposed: exposed(state, seat, laid),
      threat: fewest(state, seat),
      beaten: by === null ? null : cardsOf(state, by),
      kept: givesAway && hand.jokers === 0 ? null : keptIn(then, hand),
      cost,
      borrowed: cost === null ? borrowedIn(state, laid) : null,
    }
  }

  const playText = (state: CutInState, seat: Seat, move: Playing, instead: CutInMove | undefined): Text | null => {
    const preview = engine.preview(state, seat, move)
    const facts = factsOf(state, seat, move.laid, preview)
    const isPlay = instead !== undefined && 'laid' in instead
    const theirs = isPlay ? engine.preview(state, seat, instead) : null
    const told = reasonOfPlay(facts, isPlay ? factsOf(state, seat, instead.laid, theirs!) : instead && 'pass')
    if (facts.left === 0) return told
    const out = wayOutText(ranks, state, seat, move.laid, preview.effects)
    if (out !== null) return facts.isExposed ? joined(UNLESS_CUT, out) : out
    const [turns, others] = [isRevolution(move.laid), isPlay && isRevolution(instead.laid)]
    if (turns && !others) return joined(text('革命で強さを逆にする。', 'Revolution: the order is turned round.'), told)
    const [own, other] = [preview.effects, theirs?.effects ?? []]
    const lacking = (from: readonly Effect[], of: readonly Effect[]): Effect[] =>
      of.filter((effect) => !from.includes(effect))
    const play = { state, seat, preview, passBinds: rules.passBinds }
    const said = withEffects(ranks, told, play, lacking(other, own), lacking(own, other))
    return others && !turns ? paragraph([said, text('革命は後に残す。', 'Keeps the revolution for later.')]) : said
  }

  /** The play that seems best, where there is one. */
  const bestPlay = (state: CutInState, seat: Seat): CutInMove | null => {
    const plans = rating.rated(state, seat).filter(({ option }) => option !== null)
    return plans.length === 0 ? null : moveOf(state, seat, bestOf(plans)!)
  }

  /** Of a pass, as what is passed over: the play that was meant instead, else the best. */
  const passText = (state: CutInState, seat: Seat, instead = bestPlay(state, seat)): Text => {
    if (instead?.type === 'show') return HIDDEN
    const play = instead !== null && 'laid' in instead ? instead : null
    if (play === null) return reasonOfPass(null)
    const { laid } = play
    const { effects, clears } = engine.preview(state, seat, play)
    const stronger = clears ? 0 : (cards.above(inOrderAfter(state, effects), seat, laid) ?? 0)
    return reasonOfPass({
      isPartners: false,
      isCutIn: play.type === 'cut',
      instead: formatAll(laid),
      cost: costOf(state, laid),
      plays: rating.worth.fallsInto(cards.leave(state, seat, laid), state.revolution).plays,
      breaks: cards.breaksSet(state, seat, laid),
      stronger,
      effect: namesOf(ranks, effects),
      isExposed: exposed(state, seat, laid),
    })
  }

  return { playText, passText }
}

const UNLESS_CUT = text('割りこまれなければ、', 'Unless somebody cuts in:')

/** Of a pass rather than showing a card. */
const HIDDEN = text('札を見せずにおく。', 'Keeps the cards hidden.')

/** The order in which a play with these effects has to be beaten. */
const inOrderAfter = (state: CutInState, effects: readonly Effect[]): CutInState =>
  effects.includes('back') ? { ...state, back: !state.back } : state

const isRevolution = (laid: readonly Laid[]): boolean =>
  laid.length >= 4 && new Set(laid.map(({ as }) => rankOf(as))).size === 1
