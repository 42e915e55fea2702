import { type Card, faceOf, frenchName, type Seat } from '@tefuda/kernel'
import { countRanks } from './combination.ts'
import type { ChoiceRequest, Tell } from './event.ts'
import { isFinished, leaveIfEmpty } from './finish.ts'
import type { Move } from './move.ts'
import type { Effect } from './rules.ts'
import {
  addHidden,
  allBut,
  type Choice,
  choiceKind,
  freePosition,
  hasCards,
  isTakenOpen,
  JOKER,
  nextSeat,
  playersLeft,
  type Resolving,
  type RulesContext,
  type State,
  slipOut,
  takeFromHand,
  uncover,
} from './state.ts'

/** Nobody cut in (any more): revolution, then the effects of the play in the order of their ranks (CD-5). */
export const beginEffects = (context: RulesContext, state: State, tell: Tell): void => {
  const { laid } = state.table!
  if (laid.length >= 4) {
    state.revolution = !state.revolution
    tell?.({ type: 'revolution', on: state.revolution })
  }
  const { totals, victim } = state.chain!
  const own = countRanks(laid)
  const queue: Resolving['queue'] = []
  for (let rank = 0; rank < own.length; rank++) {
    const effect = context.effectOf[rank]
    if (own[rank] === 0 || effect == null) continue
    // The source says "total" for every effect but the salvage, which the one who was cut in on simply loses.
    queue.push({ effect, count: victim < 0 || effect === 'salvage' ? own[rank]! : totals[rank]! })
  }
  state.resolving = { queue, choice: null, clear: false, skip: 0 }
  carryOn(context, state, tell)
}

/** Carries effects out until one needs a choice. */
const carryOn = (context: RulesContext, state: State, tell: Tell): void => {
  const resolving = state.resolving!
  while (resolving.choice === null && !isFinished(state)) {
    const next = resolving.queue.shift()
    if (next === undefined) return
    carryOut(context, state, next.effect, next.count, tell)
  }
}

const carryOut = (context: RulesContext, state: State, effect: Effect, count: number, tell: Tell): void => {
  const resolving = state.resolving!
  const { by } = state.table!
  const { victim } = state.chain!
  const target = victim >= 0 ? victim : nextToAct(context, state)
  const few = Math.floor(count / context.rules.perCard)
  const note = (asks: ChoiceRequest | null = null): void => tell?.({ type: 'effect', seat: by, effect, count, asks })
  // Where there is no card to choose, nothing happens (CD-7).
  const ask = (next: Choice): void => {
    if (!canChoose(state, next)) return
    resolving.choice = next
    if (tell !== undefined) note(asksOf(resolving, next))
  }
  switch (effect) {
    case 'flow':
      if (count % 2 !== 0) return
      resolving.clear = true
      note()
      return
    case 'skip':
      resolving.skip += 2 * count - 1
      note()
      return
    case 'salvage':
      if (state.before.at(-1) !== by || state.out.length + state.fouled.length > 0 || !hasCards(state, by)) return
      ask(choice('salvage', by, -1, count))
      return
    case 'pass':
      if (target !== by) ask(choice('pass', by, target, count))
      return
    case 'clear':
      resolving.clear = true
      note()
      return
    case 'reverse':
      if (count % 2 === 0) return
      if (playersLeft(state) === 2) resolving.clear = true
      else state.direction = state.direction === 1 ? -1 : 1
      note()
      return
    case 'discard':
      ask(choice('discard', by, -1, count))
      return
    case 'back':
      state.back = !state.back
      note()
      return
    case 'peep':
      if (target !== by) ask(choice('peep', by, target, count))
      return
    case 'greed':
      if (hasCards(state, by)) ask(choice('greed', by, victim >= 0 ? victim : by, few))
      return
    case 'open':
      ask(victim >= 0 ? choice('open', by, victim, few) : openAll(state, by, few))
      return
  }
}

const asksOf = ({ queue, clear, skip }: Resolving, { effect, by, of, left, each }: Choice): ChoiceRequest => ({
  queue: queue.map((next) => ({ effect: next.effect, count: next.count })),
  choice: { effect, by, of, left, each: each.slice() },
  clear,
  skip,
})

/** Whoever would act next if nothing cleared, in the direction of this moment (CD-6); the player itself where nobody would. */
const nextToAct = ({ rules, seats }: RulesContext, state: State): Seat => {
  const { by } = state.table!
  let seat = by
  for (let k = 0; k < state.resolving!.skip; k++) seat = nextSeat(state, seat)
  for (let k = 0; k < seats; k++) {
    seat = nextSeat(state, seat)
    if (seat === by || !rules.passBinds || state.passed[seat] !== true) return seat
  }
  return by
}

const choice = (effect: Choice['effect'], by: Seat, of: Seat, left: number): Choice => ({
  effect,
  by,
  of,
  left,
  each: [],
  chosen: [],
})

const openAll = (state: State, by: Seat, count: number): Choice => ({
  effect: 'open',
  by: -1,
  of: -1,
  left: 0,
  each: state.hidden.map((cards, seat) => (seat === by ? 0 : Math.min(count, cards.length))),
  chosen: state.hidden.map(() => []),
})

/** Whether there is a card left to choose. Nobody who has gone out is given cards. */
const canChoose = (state: State, asked: Choice): boolean => {
  const { by, of, left, each } = asked
  switch (choiceKind(asked)) {
    case 'open':
      return each.some((count) => count > 0)
    case 'salvage':
      return left > 0 && state.discards.length > 0
    case 'pass':
      return left > 0 && state.hidden[by]!.length > 0 && hasCards(state, of)
    case 'discard':
      return left > 0 && hasCards(state, by)
    case 'peep':
      return left > 0 && state.hidden[of]!.length > 0
    case 'greed':
      return left > 0 && hasCards(state, of) && state.open.some((cards, seat) => seat !== of && cards.length > 0)
  }
}

/** One card of an effect is chosen, or the rest is declined. */
export const chooseCard = (context: RulesContext, state: State, seat: Seat, move: Move, tell: Tell): void => {
  const resolving = state.resolving!
  const now = resolving.choice!
  now.left--
  switch (move.type) {
    case 'none':
      now.left = 0
      tell?.({ type: 'decline', seat })
      break
    case 'take':
      takeDiscard(state, seat, move.card, tell)
      break
    case 'give': {
      const card = slipOut(state, seat, freePosition(state, seat, move.card), now.of)
      addHidden(state, now.of, card, 1 << seat)
      state.ceiling[seat] = JOKER
      state.ceiling[now.of] = JOKER
      tell?.({ type: 'give', seat, to: now.of, card: frenchName(card) })
      leaveIfEmpty(context, state, seat, [], tell)
      break
    }
    case 'drop':
      drop(state, seat, move.card, move.open, tell)
      leaveIfEmpty(context, state, seat, [], tell)
      break
    case 'peep':
      openAt(context, state, now.of, move.at - 1, tell)
      break
    case 'greed':
      moveOpen(state, move.from, now.of, move.card)
      tell?.({ type: 'greed', seat, from: move.from, to: now.of, card: frenchName(move.card) })
      leaveIfEmpty(context, state, move.from, [], tell)
      break
    case 'open':
      now.chosen[seat]!.push(freePosition(state, seat, move.card))
      now.each[seat]!--
      tell?.({ type: 'choose', seat, card: frenchName(move.card) })
      if (!canChoose(state, now)) openTogether(state, now, tell)
      break
  }
  if (!canChoose(state, now)) {
    resolving.choice = null
    carryOn(context, state, tell)
  }
}

/** What is taken from the discards lies hidden in the hand, but everybody has seen it (CD-9). */
const takeDiscard = (state: State, seat: Seat, face: Card, tell: Tell): void => {
  const at = state.discards.findIndex((card) => faceOf(card) === face)
  addHidden(state, seat, state.discards.splice(at, 1)[0]!, allBut(seat, state.hidden.length))
  tell?.({ type: 'salvage', seat, card: frenchName(face) })
}

const drop = (state: State, seat: Seat, face: Card, isOpen: boolean, tell: Tell): void => {
  const open = isTakenOpen(state, seat, face, isOpen)
  state.discards.push(takeFromHand(state, seat, face, isOpen))
  tell?.({ type: 'discard', seat, card: frenchName(face), open })
}

/** A hidden card that was chosen blind becomes public: the one that lies there (CD-7). */
const openAt = ({ version }: RulesContext, state: State, of: Seat, at: number, tell: Tell): void => {
  const card = version === 1 ? takeFromHand(state, of, faceOf(state.hidden[of]![at]!), false) : uncover(state, of, at)
  state.open[of]!.push(card)
  tell?.({ type: 'open', seat: of, cards: [frenchName(card)], at: version === 1 ? null : at })
}

const moveOpen = (state: State, from: Seat, to: Seat, face: Card): void => {
  const cards = state.open[from]!
  state.open[to]!.push(
    cards.splice(
      cards.findIndex((card) => faceOf(card) === face),
      1,
    )[0]!,
  )
}

const openTogether = (state: State, { chosen }: Choice, tell: Tell): void => {
  for (const [seat, positions] of chosen.entries()) {
    if (positions.length === 0) continue
    const cards = positions.map((at) => state.hidden[seat]![at]!)
    for (const at of positions.toSorted((a, b) => b - a)) uncover(state, seat, at)
    state.open[seat]!.push(...cards)
    tell?.({ type: 'open', seat, cards: cards.map(frenchName), at: null })
  }
}
