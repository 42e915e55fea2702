import { type Card, faceOf, type Seat } from '@tefuda/kernel'
import type { Target } from './board.ts'
import { spotsAround } from './growing.ts'
import { cellAt, centreOf, type Field, NONE, type Setting, type State, targetOf } from './state.ts'

/** Where a card may go at all: every cell of the field, and on a growing one every spot that touches it. */
export const allTargets = (setting: Setting, field: Field): readonly Target[] =>
  setting.board !== null ? setting.board.cells : [...field.spots, ...spotsAround(field.spots)]

/** Where a single card may go now. */
export const targetsOf = (setting: Setting, field: Field): readonly Target[] =>
  field.centreDue ? centreOf(setting).map((cell) => targetOf(field, cell)) : allTargets(setting, field)

export const isCentre = (setting: Setting, field: Field, target: Target): boolean =>
  centreOf(setting).includes(cellAt(setting, field, target))

/** The faces a seat may place singly: its shown card in its first turn (SC-15), else any of its hand. */
export const cardsToPlace = (state: State, seat: Seat): Card[] =>
  state.shown[seat] === NONE ? [...new Set(state.hands[seat]!.map(faceOf))] : [faceOf(state.shown[seat]!)]
