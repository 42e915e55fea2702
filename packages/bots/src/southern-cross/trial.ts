import type { Card } from '@tefuda/kernel'
import { type Cell, EMPTY, type Field, type SouthernCrossRulesContext } from '@tefuda/southern-cross'
import { type Ground, grounds } from './ground.ts'
import { makesAny, type Take, taker } from './takings.ts'

/** A copy of a field to try placements on; one is enough for a table, since nothing outlives the choice of a move. */
export interface Trial {
  /** Copies the field. The ground it lies on stays known as `ground`. */
  look(field: Field): Ground
  readonly ground: Ground
  /** The top cards, with what has been laid. */
  readonly top: Int16Array
  /** The top cards after the last `take`. */
  readonly after: Int16Array
  /** Lays a card on a cell; returns what lies beneath it. */
  lay(cell: Cell, card: Card): Card
  /** Takes everything laid off again. */
  clear(): void
  /** Whether what was laid on a cell makes a role. */
  makesAny(cell: Cell): boolean
  /** The points for what was laid; `after` shows what is left. */
  take(): number
  /** Cells of the field, not the spots around it, that the last `take` left bare. */
  bare(): number
}

/** A field has at most as many cells as three packs have cards; the spots around it come to less than twice that. */
const MOST_CELLS = 1024

export const trialFor = (context: SouthernCrossRulesContext, factor: readonly number[]): Trial => {
  const groundOf = grounds(context)
  const takeOff: Take = taker(context, factor)
  const top = new Int16Array(MOST_CELLS)
  const after = new Int16Array(MOST_CELLS)
  const placed: Cell[] = []
  const under: Card[] = []
  let laid = 0
  let ground: Ground
  let field: Field
  return {
    look(looked) {
      field = looked
      ground = groundOf(looked)
      for (let cell = 0; cell < ground.size; cell++) top[cell] = looked.top[cell] ?? EMPTY
      laid = 0
      return ground
    },
    get ground() {
      return ground
    },
    top,
    after,
    lay(cell, card) {
      const old = top[cell]!
      placed[laid] = cell
      under[laid] = old
      laid++
      top[cell] = card
      return old
    },
    clear() {
      while (laid > 0) {
        laid--
        top[placed[laid]!] = under[laid]!
      }
    },
    makesAny: (cell) => makesAny(ground, top, cell),
    take() {
      for (let cell = 0; cell < ground.size; cell++) after[cell] = top[cell]!
      // An array that keeps its length costs nothing to fill again.
      if (placed.length !== laid) placed.length = under.length = laid
      return takeOff(ground, after, field.below, placed, under)
    },
    bare() {
      let bare = 0
      for (let cell = 0; cell < field.top.length; cell++) if (after[cell] === EMPTY) bare++
      return bare
    },
  }
}
