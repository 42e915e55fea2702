import { formatLaid, type Laid } from '@tefuda/climbing'
import { hearing, type Seat } from '@tefuda/kernel'
import { boundSuits } from './bind.ts'
import { bindsRank, countRanks, suitsOf } from './combination.ts'
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
  state.chain = { totals: countRanks(laid), victim: -1 }
  hearing(
    tell,
    'play',
  )?.({
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

export const isRun = (laid: readonly Laid[]): boolean => laid.some(({ as }) => rankOf(as) !== rankOf(laid[0]!.as))

/** Adds the binds of a play to the phase: neighbouring ranks, and suits two plays in a row share (CD-3). Whether there are new ones. */
const bind = (state: State, laid: readonly Laid[], isCut: boolean): boolean => {
  if (state.table === null || isSingleJoker(laid) || isSingleJoker(state.table.laid)) return false
  const [before, now] = [suitsOf(state.table.laid), suitsOf(laid)]
  let isNew = false
  for (let suit = 0; suit < before.length; suit++) {
    const shared = Math.min(before[suit]!, now[suit]!)
    if (shared <= state.suitBound[suit]!) continue
    state.suitBound[suit] = shared
    isNew = true
  }
  if (state.rankBound || isCut || state.shape!.run || !bindsRank(state, laid, state.table.laid)) return isNew
  state.rankBound = true
  return true
}

/** Tells everything that binds the phase now. */
const tellBinds = (state: State, tell: Tell): void =>
  tell?.({ type: 'bind', rank: state.rankBound, suits: boundSuits(state), count: state.shape!.count })

/** Whoever has cards is asked about a cut-in; where nobody may cut in, the effects begin (CD-4). */
const afterLaying = (context: RulesContext, state: State, seat: Seat, laid: readonly Played[], tell: Tell): void => {
  leaveIfEmpty(context, state, seat, laid, tell)
  if (isFinished(state)) return
  if (!context.rules.cutIn) beginEffects(context, state, tell)
  else
    state.window = { answers: state.hidden.map((_, other) => (other !== seat && hasCards(state, other) ? null : [])) }
}
