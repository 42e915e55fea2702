import type { Taking } from '@tefuda/southern-cross'
import { handOf, type SouthernContext } from './cells.ts'
import type { Draft } from './draft.ts'

/** Found once for each moment of a game, told apart by its own question for moves, and each card. */
const found = new WeakMap<SouthernContext['moves'], Map<string, ReadonlySet<string>>>()

/** The cells on which the chosen card, or any of the hand where none is chosen, completes a role. */
export const possibleCells = ({ card }: Pick<Draft, 'card'>, context: SouthernContext): ReadonlySet<string> => {
  const name = card === null ? '' : (handOf(context)[card] ?? '')
  const known = found.get(context.moves) ?? new Map<string, ReadonlySet<string>>()
  found.set(context.moves, known)
  const cells = known.get(name) ?? completing(name, context)
  known.set(name, cells)
  return cells
}

const completing = (name: string, context: SouthernContext): ReadonlySet<string> => {
  const cells = new Set<string>()
  for (const move of context.moves()) {
    const [card, cell = ''] = move.split('@')
    if (move.includes('+') || cells.has(cell) || (name !== '' && card !== name)) continue
    if (((context.preview(move) as Taking | null)?.waves.length ?? 0) > 0) cells.add(cell)
  }
  return cells
}

/** The cell that a lesson points at; null where it points at none. */
export const wishedCell = ({ wished, due }: SouthernContext): string | null =>
  due ? (wished?.split('@')[1] ?? null) : null
