import { type Cell, EMPTY, type Target } from './board.ts'
import { type Field, isCleared, lift, put } from './field.ts'
import { boardOfSpots, spotsAround } from './growing.ts'
import type { Move } from './move.ts'
import type { Steps } from './selection.ts'
import { centreOf, type RulesContext } from './state.ts'
import { jokersHangTogether, takeAll, takesAnything } from './take.ts'
import { spareCard } from './trial.ts'

/** A field on which one move after another is tried: cards are laid and taken up again. */
export interface Tray {
  /** Whether these jokers may be placed together (SC-10); false where the steps do not suffice. */
  hangTogether(move: Move, steps: Steps): boolean
  /** Whether a move leaves no card on the field. */
  clears(move: Move): boolean
}

/**
 * Made once for many moves. A growing field has on it a cell for each spot that touches it, so that its lines are found once:
 * an empty cell makes no difference to the roles of others.
 */
export const trayOf = (context: RulesContext, field: Field): Tray => {
  const around = context.board === null ? spotsAround(field.spots) : []
  const spots = [...field.spots, ...around]
  const fixed = context.board === null ? { ...context, board: boardOfSpots(spots, centreOf(context)) } : context
  const cellOf = new Map<Target, Cell>(spots.map((spot, cell) => [spot, cell]))
  const copy = (): Field => ({
    ...field,
    top: [...field.top, ...around.map(() => EMPTY)],
    below: field.below.slice(),
    spots,
  })
  const layOn = (trial: Field, move: Move): Cell[] =>
    move.map(({ card, target }, k) => {
      const cell = cellOf.get(target) ?? target
      put(trial, cell, spareCard(context, k, card))
      return cell
    })
  const shown = copy()
  const looking = <T>(move: Move, look: (cells: readonly Cell[]) => T): T => {
    const cells = layOn(shown, move)
    const seen = look(cells)
    for (const cell of cells) lift(shown, cell)
    return seen
  }
  return {
    hangTogether: (move, steps) => looking(move, (cells) => jokersHangTogether(fixed, shown, cells, steps)),
    clears: (move) => {
      if (!looking(move, (cells) => cells.some((cell) => takesAnything(fixed, shown, cell)))) return false
      const trial = copy()
      takeAll(fixed, trial, layOn(trial, move), [])
      return isCleared(trial)
    },
  }
}
