import type { Card } from '@tefuda/kernel'
import { type Cell, EMPTY, type Target } from './board.ts'
import { cloneField, type Field, put } from './field.ts'
import type { Move } from './move.ts'
import type { RulesContext } from './state.ts'

/**
 * A copy of the field with the cards of a move on it, and the cells they lie on. A move names faces, and a card of
 * that face may lie on the field already: on the copy each is a card of its own, beyond those of the deck.
 */
export const tried = (
  context: RulesContext,
  field: Field,
  move: Move,
): { readonly trial: Field; readonly cells: Cell[] } => {
  const trial = cloneField(field)
  for (let card = spareCard(context, 0, 0); card < spareCard(context, move.length, 0); card++) trial.below.push(EMPTY)
  return { trial, cells: move.map(({ card, target }, k) => lay(context, trial, target, spareCard(context, k, card))) }
}

/** The k-th card that a copy of a field has beyond those of the deck, by the face it has. */
export const spareCard = (context: RulesContext, k: number, face: Card): Card =>
  (context.emptyBelow.length + (k << 6)) | face

/** Lays a card on a target; a growing field gains the cell where it had none. */
export const lay = (context: RulesContext, field: Field, target: Target, card: Card): Cell => {
  const cell = context.board !== null ? target : cellGrown(field, target)
  put(field, cell, card)
  return cell
}

/** The cell of a target on a growing field, which gains it where it had none. */
export const cellGrown = (field: Field, target: Target): Cell => {
  const cell = field.spots.indexOf(target)
  if (cell >= 0) return cell
  field.spots.push(target)
  return field.top.push(EMPTY) - 1
}
