import type { Card } from '@tefuda/kernel'
import { type Cell, EMPTY, type Target } from './board.ts'

/** A field with its pile: one for all, or one for each seat in match play. */
export interface Field {
  /** The top card of each cell, or EMPTY (SC-1). */
  top: Card[]
  /** For each card of the deck that lies on a field: the card directly beneath it, or EMPTY. */
  below: Card[]
  /** Where the cells of a growing field are, in the order they were added; empty on boards of fixed size. */
  spots: Target[]
  /** The last card is drawn next. */
  pile: Card[]
  /** Whether the next card must go to the centre (SC-12). */
  centreDue: boolean
}

export const targetOf = (field: Field, cell: Cell): Target => field.spots[cell] ?? cell

/** Puts a card on a cell of the field. */
export const put = (field: Field, cell: Cell, card: Card): void => {
  field.below[card] = field.top[cell]!
  field.top[cell] = card
}

/** Takes the top card off a cell and uncovers what lies beneath. */
export const lift = (field: Field, cell: Cell): Card => {
  const card = field.top[cell]!
  field.top[cell] = field.below[card]!
  field.below[card] = EMPTY
  return card
}

/** The cards on a cell, from the lowest to the top. */
export const stackOf = (field: Field, cell: Cell): Card[] => {
  const top = field.top[cell]!
  if (top === EMPTY) return []
  // A list with one card takes little room; one that has grown has room for more.
  const stack = [top]
  for (let card = field.below[top]!; card !== EMPTY; card = field.below[card]!) stack.push(card)
  return stack.reverse()
}

export const isCleared = (field: Field): boolean => {
  const { top } = field
  for (let cell = 0; cell < top.length; cell++) if (top[cell] !== EMPTY) return false
  return true
}

export const cloneField = (field: Field): Field => ({
  top: field.top.slice(),
  below: field.below.slice(),
  spots: field.spots.slice(),
  pile: field.pile.slice(),
  centreDue: field.centreDue,
})
