import { formatLaid, type Laid } from '@tefuda/climbing'
import { isJoker, isRefusal, type Seat } from '@tefuda/kernel'
import { boundSuits } from './bind.ts'
import { bindsRank, combinationOf, suitsOf } from './combination.ts'
import { beginEffects } from './effects.ts'
import type { Tell } from './event.ts'
import { isFinished, leaveIfEmpty } from './finish.ts'
import {
  cardsOf,
  hasCards,
  isSingleJoker,
  isTakenOpen,
  type Played,
  type RulesContext,
  rankOf,
  SPADE_THREE,
  type State,
  takeFromHand,
} from './state.ts'

/** A play on one's turn. */
export const layDown = (context: RulesContext, state: State, seat: Seat, laid: readonly Played[], tell: Tell): void => {
  const binds = bind(state, laid, false)
  const isFinal = state.table !== null && beatsJoker(laid, state.table.laid)
  const open = takeOut(state, seat, laid)
  state.table = { laid: laid.map(({ card, as }) => ({ card, as })), by: seat, final: isFinal }
  state.shape ??= { run: isRun(laid), count: laid.length }
  state.chain = { totals: countRanks(laid, Array<number>(13).fill(0)), victim: -1 }
  tell?.({
    type: 'play',
    seat,
    cards: laid.map(formatLaid),
    open,
    left: cardsOf(state, seat),
  })
  if (binds) tellBinds(state, tell)
  afterLaying(context, state, seat, laid, tell)
}

/** The nearest claim takes the play over; its effects wait anew, and the whole chain counts (CD-4). */
export const cutIn = (context: RulesContext, state: State, seat: Seat, laid: readonly Played[], tell: Tell): void => {
  const victim = state.table!.by
  const binds = bind(state, laid, true)
  const open = takeOut(state, seat, laid)
  state.table = { laid: laid.map(({ card, as }) => ({ card, as })), by: seat, final: state.table!.final }
  state.chain = { totals: countRanks(laid, state.chain!.totals), victim }
  tell?.({
    type: 'cut',
    seat,
    of: victim,
    cards: laid.map(formatLaid),
    open,
    left: cardsOf(state, seat),
  })
  if (binds) tellBinds(state, tell)
  afterLaying(context, state, seat, laid, tell)
}

/** Moves the cards of a play from the hand to the table. Which of them lay open. */
const takeOut = (state: State, seat: Seat, laid: readonly Played[]): boolean[] =>
  laid.map(({ card, open }) => {
    const isOpen = isTakenOpen(state, seat, card, open)
    state.pool.push(takeFromHand(state, seat, card, open))
    return isOpen
  })

/** The three of spades over "the joker" (CD-3). */
export const beatsJoker = (laid: readonly Laid[], table: readonly Laid[]): boolean =>
  isSingleJoker(table) && laid[0]!.as === SPADE_THREE

export const isRun = (laid: readonly Laid[]): boolean => new Set(laid.map(({ as }) => rankOf(as))).size > 1

/** Adds to `totals` how often each rank from three to two is declared. */
export const countRanks = (laid: readonly Laid[], totals: number[]): number[] => {
  for (const { as } of laid) if (!isJoker(as)) totals[rankOf(as)]!++
  return totals
}

/** Adds the binds of a play to the phase: neighbouring ranks, and suits two plays in a row share (CD-3). Whether there are new ones. */
const bind = (state: State, laid: readonly Laid[], isCut: boolean): boolean => {
  if (state.table === null || isSingleJoker(laid) || isSingleJoker(state.table.laid)) return false
  const [before, now] = [suitsOf(state.table.laid), suitsOf(laid)]
  const suitBound = state.suitBound.map((count, suit) => Math.max(count, Math.min(before[suit]!, now[suit]!)))
  const [play, last] = [combinationOf(laid), combinationOf(state.table.laid)]
  const rankBound = state.rankBound || (!isCut && !isRefusal(play) && !isRefusal(last) && bindsRank(state, play, last))
  const isNew = rankBound !== state.rankBound || suitBound.some((count, suit) => count !== state.suitBound[suit])
  state.rankBound = rankBound
  state.suitBound = suitBound
  return isNew
}

/** Tells everything that binds the phase now. */
const tellBinds = (state: State, tell: Tell): void =>
  tell?.({ type: 'bind', rank: state.rankBound, suits: boundSuits(state), count: state.shape!.count })

/** Whoever has cards is asked about a cut-in; where nobody may cut in, the effects begin (CD-4). */
const afterLaying = (context: RulesContext, state: State, seat: Seat, laid: readonly Played[], tell: Tell): void => {
  leaveIfEmpty(context, state, seat, laid, tell)
  if (isFinished(state)) return
  const asked = state.hidden.map((_, other) => other !== seat && hasCards(state, other))
  if (context.rules.cutIn) state.window = { answers: asked.map((isAsked) => (isAsked ? null : [])) }
  else beginEffects(context, state, tell)
}
