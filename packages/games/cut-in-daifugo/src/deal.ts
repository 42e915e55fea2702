import { type Chance, dealOut, faceOf, frenchName, hearing } from '@tefuda/kernel'
import type { Tell } from './event.ts'
import { show } from './public.ts'
import { DIAMOND_THREE, JOKER, type RulesContext, type State, toGive } from './state.ts'
import { clearPhase, giveTurn } from './turn.ts'

/** A session at its beginning: the first game is dealt, every D3 lies open, a holder of one is to lead (CD-10). */
export const startState = (context: RulesContext, chance: Chance, tell: Tell): State => {
  const { seats } = context
  const state: State = {
    deal: 0,
    turn: 0,
    direction: 1,
    revolution: false,
    back: false,
    hidden: [],
    knownTo: [],
    ceiling: [],
    open: [],
    table: null,
    shape: null,
    rankBound: false,
    suitBound: [0, 0, 0, 0],
    passed: [],
    chain: null,
    window: null,
    resolving: null,
    exchange: null,
    pool: [],
    discards: [],
    out: [],
    fouled: [],
    fallen: -1,
    resigned: [],
    before: [],
    totals: Object.freeze(Array<number>(seats).fill(0)),
    over: false,
  }
  deal(context, state, chance, tell)
  return state
}

/** A new game: everything is dealt, cards are exchanged, somebody leads (CD-10, CD-11). */
export const deal = (context: RulesContext, state: State, chance: Chance, tell: Tell): void => {
  const { seats, rules } = context
  state.deal++
  state.direction = 1
  state.revolution = false
  state.hidden = dealOut(chance(context.deck.cards), seats, 0)
  state.knownTo = state.hidden.map((cards) => cards.map(() => 0))
  state.ceiling = state.hidden.map(() => JOKER)
  state.open = state.hidden.map(() => [])
  state.pool = []
  state.discards = []
  state.out = []
  state.fouled = []
  state.fallen = -1
  state.resigned = []
  clearPhase(state)
  hearing(tell, 'deal')?.({ type: 'deal', deal: state.deal, counts: state.hidden.map((cards) => cards.length) })
  for (const [seat, cards] of state.hidden.entries())
    hearing(tell, 'hand')?.({ type: 'hand', seat, cards: cards.map(frenchName) })
  if (state.before.length > 0 && rules.exchange) {
    const chosen = Array.from({ length: seats }, () => [])
    state.exchange = { step: 'poor', left: toGive(state.before, 'poor'), chosen }
  } else lead(context, state, tell)
}

/** In the first game, or by an option always, every D3 becomes public and its first holder leads; else the great pauper. */
export const lead = (context: RulesContext, state: State, tell: Tell): void => {
  state.exchange = null
  if (state.before.length > 0 && context.rules.lead === 'pauper') {
    giveTurn(state, state.before.at(-1)!, tell)
    return
  }
  const holders = state.hidden.flatMap((cards, seat) =>
    cards.some((card) => faceOf(card) === DIAMOND_THREE) ? [seat] : [],
  )
  for (const seat of holders)
    while (state.hidden[seat]!.some((card) => faceOf(card) === DIAMOND_THREE)) show(state, seat, DIAMOND_THREE, tell)
  giveTurn(state, holders[0] ?? 0, tell)
}
