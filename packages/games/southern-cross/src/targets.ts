import { type Card, faceOf, type Seat } from '@tefuda/kernel'
import type { Target } from './board.ts'
import { type Field, targetOf } from './field.ts'
import { spotsAround } from './growing.ts'
import { cellAt, centreOf, NONE, type RulesContext, type State } from './state.ts'

/** Where a card may go at all: every cell of the field, and on a growing one every spot that touches it. */
export const allTargets = (context: RulesContext, field: Field): readonly Target[] =>
  context.board !== null ? context.board.cells : [...field.spots, ...spotsAround(field.spots)]

/** Where a single card may go now. */
export const targetsOf = (context: RulesContext, field: Field): readonly Target[] =>
  field.centreDue ? centreOf(context).map((cell) => targetOf(field, cell)) : allTargets(context, field)

export const isCentre = (context: RulesContext, field: Field, target: Target): boolean =>
  centreOf(context).includes(cellAt(context, field, target))

/** The faces a seat may place singly: its shown card in its first turn (SC-15), else any of its hand. */
export const cardsToPlace = (state: State, seat: Seat): Card[] =>
  state.shown[seat] === NONE ? [...new Set(state.hands[seat]!.map(faceOf))] : [faceOf(state.shown[seat]!)]
