import { faceOf, type Rng, type Seat } from '@tefuda/kernel'
import type { Target } from './board.ts'
import { checkMove, clearingIsForbidden } from './check.ts'
import type { Field } from './field.ts'
import { spotsAround } from './growing.ts'
import { jokersOf, listedJokers, mayPlaceTogether } from './jokers.ts'
import { listOf } from './listing.ts'
import type { Move } from './move.ts'
import { fieldOrder } from './notation.ts'
import { STEPS, type Steps } from './selection.ts'
import { fieldIndex, NONE, type RulesContext, type State } from './state.ts'
import { allTargets, targetsOf } from './targets.ts'

/** One legal move at random; where jokers can go together it is tried now and then. */
export const pickMove = (context: RulesContext, state: State, seat: Seat, rng: Rng): Move => {
  if (context.board === null) return pickOnGrowing(context, state, seat, rng)
  if (context.rules.together) {
    const together = pickTogether(context, state, seat, rng)
    if (together !== null) return together
  }
  const hand = state.hands[seat]!
  const field = state.fields[context.shared ? 0 : seat]!
  if (field.centreDue) return pickForced(context, state, seat, rng)
  if (context.shared && state.shown[seat] !== NONE) return pickForced(context, state, seat, rng)
  const { size } = context.board
  const draw = rng.below(hand.length * size)
  const which = (draw / size) | 0
  return [{ card: hand[which]! & 63, target: draw - which * size }]
}

/** The shown card, or a card to the centre, or both. */
const pickForced = (context: RulesContext, state: State, seat: Seat, rng: Rng): Move => {
  const hand = state.hands[seat]!
  const shown = state.shown[seat]!
  const card = faceOf(shown === NONE ? hand[rng.below(hand.length)]! : shown)
  return [{ card, target: pickTarget(context, state.fields[fieldIndex(context, seat)]!, rng) }]
}

const pickTarget = (context: RulesContext, field: Field, rng: Rng): Target => {
  if (context.board !== null || field.centreDue) {
    const targets = targetsOf(context, field)
    return targets[rng.below(targets.length)]!
  }
  // The lists of `allTargets`, without joining them.
  const { spots } = field
  const around = spotsAround(spots)
  const at = rng.below(spots.length + around.length)
  return at < spots.length ? spots[at]! : around[at - spots.length]!
}

/** Jokers together half of the times they may go together. */
const pickTogether = (context: RulesContext, state: State, seat: Seat, rng: Rng): Move | null =>
  mayPlaceTogether(context, state, seat) && rng.below(2) === 0 ? tryJokers(context, state, seat, rng) : null

/** A few tries at placing two or three jokers of the hand together. */
const tryJokers = (context: RulesContext, state: State, seat: Seat, rng: Rng): Move | null => {
  const field = state.fields[fieldIndex(context, seat)]!
  const jokers = jokersOf(state, seat).sort((a, b) => a - b)
  const targets = allTargets(context, field)
  if (targets.length < 2) return null
  const steps: Steps = { left: STEPS }
  for (let attempt = 0; attempt < 12; attempt++) {
    const n =
      jokers.length > 2 && targets.length > 2
        ? 2 + rng.below(Math.min(jokers.length - 1, listedJokers(targets.length) - 1))
        : 2
    const chosen = new Set<Target>()
    while (chosen.size < Math.min(n, targets.length)) chosen.add(targets[rng.below(targets.length)]!)
    const order = [...chosen].sort((a, b) => fieldOrder(context, field, a) - fieldOrder(context, field, b))
    const move = order.map((target, k) => ({ card: jokers[k]!, target }))
    if (checkMove(context, state, seat, move, steps) === null) return move
  }
  return null
}

const pickOnGrowing = (context: RulesContext, state: State, seat: Seat, rng: Rng): Move => {
  if (clearingIsForbidden(context)) {
    const { moves } = listOf(context, state, seat)
    return moves[rng.below(moves.length)]!
  }
  return pickTogether(context, state, seat, rng) ?? pickForced(context, state, seat, rng)
}
