import {
  EXJAN_PASS,
  EXJAN_WIN,
  type ExjanEngine,
  type ExjanMove,
  type ExjanRules,
  type ExjanRulesContext,
  type ExjanState,
  hasReached,
  mayReach,
  mayWin,
  rulesContextOf,
} from '@tefuda/exjan'
import type { Card, Seat } from '@tefuda/kernel'
import type { GameHeuristics } from '../heuristics.ts'
import { bestCall } from './calls.ts'
import { consideredMove } from './considered.ts'
import { isThreatened } from './danger.ts'
import { bestDiscard, someDiscards, worstFitting } from './discards.ts'
import { distanceOf } from './distance.ts'
import { isReadyWithout, paysToReach } from './reach.ts'
import { goneIn, meldsAfter } from './seen.ts'
import { keepWhatFits } from './worlds.ts'

/** How many discards of a turn are worth a try. */
const TRIED = 3
/** How many cards that fit badly are seen without counting. */
const NOTICED = 5
/** Cards missing from which on one good discard is as good as another. */
const FAR = 3

/** By luck alone a round is worth some sixty chips more or less, by a better move a few. */
const MARGIN = 2

/** A game has eight rounds and more, and a card that is given away without counting is missed to the end of one. */
const SLIPS = 0.5

/** What the bots know about playing Exjan: win where possible, otherwise shorten the way to a win, fold against reach. */
export const exjanHeuristics = (engine: ExjanEngine, rules: ExjanRules): GameHeuristics<ExjanState, ExjanMove> => {
  const context = rulesContextOf(rules, engine.seats)
  return {
    alone: false,
    heuristic: (state, seat, move) => heuristicOf(context, state, seat, move),
    fastMove: (state, seat) => decide(context, state, seat),
    shortlist: (state, seat) => movesToTry(context, state, seat),
    glance: (state, seat) => movesNoticed(context, state, seat),
    reweight: keepWhatFits,
    margin: MARGIN,
    slips: SLIPS,
  }
}

const decide = (context: ExjanRulesContext, state: ExjanState, seat: Seat): ExjanMove => {
  if (mayWin(context, state, seat)) return EXJAN_WIN
  if (state.window !== null) return bestCall(context, state, seat) ?? EXJAN_PASS
  if (hasReached(state, seat)) return { type: 'discard', card: state.hands[seat]!.at(-1)! }
  const { card, distance } = bestDiscard(context, state, seat)
  return { type: distance === 1 && paysToReach(context, state, seat, card) ? 'reach' : 'discard', card }
}

/** The considered move, and others that catch the eye; alone where those would be one. */
const movesToTry = (context: ExjanRulesContext, state: ExjanState, seat: Seat): ExjanMove[] => {
  const first = consideredMove(context, state, seat)
  const others = movesThatCount(context, state, seat)
  if (others.length === 1 && state.window === null) return [first]
  return [first, ...others.filter((move) => !isSame(move, first))]
}

/** The move decided on, then others where there is a choice: in a window to let pass, on one's own turn what `others` finds. */
const withOthers = (
  context: ExjanRulesContext,
  state: ExjanState,
  seat: Seat,
  others: () => readonly ExjanMove[],
): ExjanMove[] => {
  const first = decide(context, state, seat)
  if (first.type === 'win' || hasReached(state, seat)) return [first]
  const found = state.window === null ? others() : [EXJAN_PASS]
  return [first, ...found.filter((move) => !isSame(move, first))]
}

/** One move where there is nothing to think about, as long as the hand is far from a win and nobody has said reach. */
const movesThatCount = (context: ExjanRulesContext, state: ExjanState, seat: Seat): ExjanMove[] =>
  withOthers(context, state, seat, () => {
    const found = someDiscards(context, state, seat, TRIED)
    if (found[0]!.distance >= FAR && !isThreatened(state, seat)) return []
    const moves = found.map(({ card }) => discarding(card))
    if (mayReach(context, state, seat))
      for (const { card, distance } of found)
        if (distance === 1 && isReadyWithout(state, seat, card)) moves.push({ type: 'reach', card })
    return moves
  })

/** What is seen without counting how many cards the hand lacks then: the best move, and the cards that fit worst. */
const movesNoticed = (context: ExjanRulesContext, state: ExjanState, seat: Seat): ExjanMove[] =>
  withOthers(context, state, seat, () => worstFitting(state, state.hands[seat]!).slice(0, NOTICED).map(discarding))

const discarding = (card: Card): ExjanMove => ({ type: 'discard', card })

const isSame = (one: ExjanMove, other: ExjanMove): boolean =>
  one.type === other.type && cardsOf(one).join() === cardsOf(other).join()

const cardsOf = (move: ExjanMove): readonly Card[] => ('card' in move ? [move.card] : 'cards' in move ? move.cards : [])

/** The nearer to a win the better; a reach goes before the same discard without. A call counts like what it leaves. */
const heuristicOf = (context: ExjanRulesContext, state: ExjanState, seat: Seat, move: ExjanMove): number => {
  if (move.type === 'win') return 1
  const given = cardsOf(move)
  const rest = state.hands[seat]!.filter((card) => !given.includes(card))
  return (move.type === 'reach' ? 0.5 : 0) - distanceOf(context, rest, meldsAfter(state, seat, move), goneIn(state))
}
