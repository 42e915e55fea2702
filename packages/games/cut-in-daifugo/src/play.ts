import { dealAll } from '@tefuda/climbing'
import {
  type Card,
  type Chance,
  type Emit,
  faceOf,
  frenchName,
  isJoker,
  isRefusal,
  type Seat,
  SUITS,
} from '@tefuda/kernel'
import { checkMove } from './check.ts'
import { bindsRank, combinationOf, suitsOf } from './combination.ts'
import { beginEffects, chooseCard } from './effects.ts'
import type { CutInEvent } from './event.ts'
import { finishGame, isFinished, leaveIfEmpty } from './finish.ts'
import type { Move } from './move.ts'
import { formatSeen } from './notation.ts'
import {
  addHidden,
  DIAMOND_THREE,
  freePosition,
  hasCards,
  isSingleJoker,
  isTakenOpen,
  JOKER,
  type Laid,
  nextSeat,
  partnerOf,
  rankOf,
  type Setting,
  SPADE_THREE,
  type State,
  slipOut,
  takeFromHand,
} from './state.ts'

export type Tell = Emit<CutInEvent> | undefined

export const startState = (setting: Setting, chance: Chance, tell: Tell): State => {
  const { seats } = setting
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
    totals: Array<number>(seats).fill(0),
    over: false,
  }
  deal(setting, state, chance, tell)
  return state
}

/** A new game: everything is dealt, cards are exchanged, somebody leads (CD-10, CD-11). */
const deal = (setting: Setting, state: State, chance: Chance, tell: Tell): void => {
  const { seats, rules } = setting
  state.deal++
  state.direction = 1
  state.revolution = false
  state.hidden = dealAll(chance(setting.deck.cards), seats, 0)
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
  tell?.({ type: 'deal', deal: state.deal, counts: state.hidden.map((cards) => cards.length) })
  for (const [seat, cards] of state.hidden.entries()) tell?.({ type: 'hand', seat, cards: cards.map(frenchName) })
  if (state.before.length > 0 && rules.exchange) {
    const left = Array<number>(seats).fill(0)
    left[state.before.at(-1)!] = 2
    left[state.before.at(-2)!] = 1
    state.exchange = { step: 'poor', left, chosen: Array.from({ length: seats }, () => []) }
  } else lead(setting, state, tell)
}

/** In the first game, or by an option always, every D3 becomes public and its first holder leads; else the great pauper. */
const lead = (setting: Setting, state: State, tell: Tell): void => {
  state.exchange = null
  if (state.before.length > 0 && setting.rules.lead === 'pauper') {
    state.turn = state.before.at(-1)!
    return
  }
  const holders = state.hidden.flatMap((cards, seat) =>
    cards.some((card) => faceOf(card) === DIAMOND_THREE) ? [seat] : [],
  )
  for (const seat of holders)
    while (state.hidden[seat]!.some((card) => faceOf(card) === DIAMOND_THREE)) show(state, seat, DIAMOND_THREE, tell)
  state.turn = holders[0] ?? 0
}

const clearPhase = (state: State): void => {
  state.back = false
  state.table = null
  state.shape = null
  state.rankBound = false
  state.suitBound = [0, 0, 0, 0]
  state.passed = state.hidden.map(() => false)
  state.chain = null
  state.window = null
  state.resolving = null
}

/** Carries out a move that `checkMove` allows, or punishes a foul. */
export const applyMove = (setting: Setting, state: State, seat: Seat, move: Move, chance: Chance, tell: Tell): void => {
  switch (move.type) {
    case 'play': {
      const foul = setting.rules.fouls === 'penalise' ? checkMove(setting, state, seat, move) : null
      if (foul !== null) {
        punish(state, seat, move.laid, foul.rule, tell)
        return
      }
      layDown(setting, state, seat, move.laid, tell)
      break
    }
    case 'cut':
    case 'no':
      answer(setting, state, seat, move.type === 'cut' ? move.laid : [], tell)
      break
    case 'pass':
      tell?.({ type: 'pass', seat })
      state.passed[seat] = true
      passOn(setting, state, seat, tell)
      break
    case 'show':
      show(state, seat, move.card, tell)
      break
    case 'resign':
      resign(setting, state, seat, tell)
      break
    case 'give':
      if (state.exchange !== null) {
        give(setting, state, seat, move.card, tell)
        break
      }
      chooseCard(setting, state, seat, move, tell)
      break
    default:
      chooseCard(setting, state, seat, move, tell)
  }
  settle(setting, state, tell)
  if (!state.over && isFinished(state)) {
    finishGame(setting, state, tell)
    if (!state.over) deal(setting, state, chance, tell)
  }
}

/** When all choices of a play are made: clear, or go on after those who are skipped. */
const settle = (setting: Setting, state: State, tell: Tell): void => {
  const { resolving } = state
  if (resolving === null || resolving.choice !== null || resolving.queue.length > 0 || isFinished(state)) return
  state.resolving = null
  state.chain = null
  const by = state.table!.by
  const others = state.hidden.filter((_, seat) => seat !== by && hasCards(state, seat)).length
  if (resolving.clear || resolving.skip >= others) {
    clear(state, by, tell)
    return
  }
  let from = by
  for (let k = 0; k < resolving.skip; k++) from = nextSeat(state, from)
  passOn(setting, state, from, tell)
}

/** The table is cleared; its player leads, or the next one if that player is out. */
const clear = (state: State, by: Seat, tell: Tell): void => {
  state.discards.push(...state.pool)
  state.pool = []
  clearPhase(state)
  state.turn = hasCards(state, by) ? by : nextSeat(state, by)
  tell?.({ type: 'clear', leader: state.turn })
}

/** The next seat that may play; where the turn comes back to the last play, the table is cleared (CD-12). */
const passOn = (setting: Setting, state: State, from: Seat, tell: Tell): void => {
  const seats = state.hidden.length
  const by = state.table?.by ?? -1
  for (let k = 1; k <= seats; k++) {
    const seat = (from + state.direction * k + seats * k) % seats
    if (seat === by) {
      clear(state, by, tell)
      return
    }
    if (!hasCards(state, seat) || (setting.rules.passBinds && state.passed[seat] === true)) continue
    state.turn = seat
    return
  }
}

const layDown = (setting: Setting, state: State, seat: Seat, laid: readonly Laid[], tell: Tell): void => {
  const binds = bind(state, laid, false)
  const isFinal = state.table !== null && isSingleJoker(state.table.laid) && laid[0]!.as === SPADE_THREE
  const open = takeOut(state, seat, laid)
  state.table = { laid: laid.map(({ card, as }) => ({ card, as })), by: seat, final: isFinal }
  state.shape ??= { run: new Set(laid.map(({ as }) => rankOf(as))).size > 1, count: laid.length }
  state.chain = { totals: countRanks(laid, Array<number>(13).fill(0)), victim: -1 }
  tell?.({
    type: 'play',
    seat,
    cards: laid.map(formatSeen),
    open,
    left: state.hidden[seat]!.length + state.open[seat]!.length,
  })
  if (binds) tellBinds(state, tell)
  afterLaying(setting, state, seat, laid, tell)
}

/** The nearest claim takes the play over; its effects wait anew, and the whole chain counts (CD-4). */
const cutIn = (setting: Setting, state: State, seat: Seat, laid: readonly Laid[], tell: Tell): void => {
  const victim = state.table!.by
  const binds = bind(state, laid, true)
  const open = takeOut(state, seat, laid)
  state.table = { laid: laid.map(({ card, as }) => ({ card, as })), by: seat, final: state.table!.final }
  state.chain = { totals: countRanks(laid, state.chain!.totals), victim }
  tell?.({
    type: 'cut',
    seat,
    of: victim,
    cards: laid.map(formatSeen),
    open,
    left: state.hidden[seat]!.length + state.open[seat]!.length,
  })
  if (binds) tellBinds(state, tell)
  afterLaying(setting, state, seat, laid, tell)
}

/** Moves the cards of a play from the hand to the table. Which of them lay open. */
const takeOut = (state: State, seat: Seat, laid: readonly Laid[]): boolean[] =>
  laid.map(({ card, open }) => {
    const isOpen = isTakenOpen(state, seat, card, open)
    state.pool.push(takeFromHand(state, seat, card, open))
    return isOpen
  })

const countRanks = (laid: readonly Laid[], totals: number[]): number[] => {
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

const tellBinds = ({ rankBound, suitBound }: State, tell: Tell): void =>
  tell?.({
    type: 'bind',
    rank: rankBound,
    suits: suitBound.flatMap((count, suit) => Array<string>(count).fill(SUITS[suit]!)),
  })

const afterLaying = (setting: Setting, state: State, seat: Seat, laid: readonly Laid[], tell: Tell): void => {
  leaveIfEmpty(setting, state, seat, laid, tell)
  if (isFinished(state)) return
  const asked = state.hidden.map((_, other) => other !== seat && hasCards(state, other))
  if (setting.rules.cutIn) state.window = { answers: asked.map((isAsked) => (isAsked ? null : [])) }
  else beginEffects(setting, state, tell)
}

/** All answers are collected before one is carried out; losing claims stay hidden. */
const answer = (setting: Setting, state: State, seat: Seat, laid: readonly Laid[], tell: Tell): void => {
  const { answers } = state.window!
  answers[seat] = laid.map(({ card, as, open }) => ({ card, as, open }))
  if (answers.includes(null)) return
  state.window = null
  const by = state.table!.by
  const seats = answers.length
  for (let k = 1; k < seats; k++) {
    const nearest = (by + state.direction * k + seats * k) % seats
    const claim = answers[nearest]!
    if (claim.length > 0) {
      cutIn(setting, state, nearest, claim, tell)
      return
    }
  }
  beginEffects(setting, state, tell)
}

export const show = (state: State, seat: Seat, face: Card, tell: Tell): void => {
  state.open[seat]!.push(takeFromHand(state, seat, face, false))
  tell?.({ type: 'open', seat, cards: [frenchName(face)] })
}

/** The cards shown become public and go back; the turn does not move (CD-13). */
const punish = (state: State, seat: Seat, laid: readonly Laid[], rule: string | null, tell: Tell): void => {
  tell?.({ type: 'foul', seat, cards: laid.map(formatSeen), rule })
  for (const { card, open } of laid)
    if (!open && state.hidden[seat]!.some((held) => faceOf(held) === card)) show(state, seat, card, tell)
}

/** The hand of the fallen great millionaire becomes public and is out of play (CD-11). */
const resign = (setting: Setting, state: State, seat: Seat, tell: Tell): void => {
  const cards = [...state.hidden[seat]!, ...state.open[seat]!]
  state.resigned.push(...cards)
  state.hidden[seat] = []
  state.knownTo[seat] = []
  state.open[seat] = []
  tell?.({ type: 'resign', seat, cards: cards.map(frenchName) })
  if (!isFinished(state)) passOn(setting, state, seat, tell)
}

/** The poor give first, all at once; then the rich (CD-11). */
const give = (setting: Setting, state: State, seat: Seat, face: Card, tell: Tell): void => {
  const exchange = state.exchange!
  exchange.chosen[seat]!.push(freePosition(state, seat, face))
  exchange.left[seat]!--
  if (exchange.left.some((left) => left > 0)) return
  for (const [giver, positions] of exchange.chosen.entries()) {
    const to = partnerOf(state, giver)
    const given = positions.map((at) => state.hidden[giver]![at]!)
    if (exchange.step === 'poor') state.ceiling[giver] = Math.min(JOKER, ...given.map(rankOf))
    for (const at of positions.toSorted((a, b) => b - a))
      addHidden(state, to, slipOut(state, giver, at, to), 1 << giver)
    for (const card of given) tell?.({ type: 'give', seat: giver, to, card: frenchName(card) })
  }
  exchange.chosen = exchange.chosen.map(() => [])
  if (exchange.step === 'rich') {
    lead(setting, state, tell)
    return
  }
  exchange.step = 'rich'
  exchange.left[state.before[0]!] = 2
  exchange.left[state.before[1]!] = 1
}
