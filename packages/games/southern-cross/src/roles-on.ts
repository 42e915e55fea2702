import { frenchFace } from '@tefuda/kernel'
import { BOARDS, EMPTY } from './board.ts'
import { roleOn } from './role.ts'
import type { BoardId, RoleKind, SouthernCrossRules } from './rules.ts'

/** A line of a field, by the numbers of its cells in field order, and the role that lies on it; null where there is none. */
export interface LineOfField {
  readonly cells: readonly number[]
  readonly role: { readonly kind: RoleKind; readonly points: number } | null
}

/** Every line of a field of fixed size under some rules. `cards`: the top cards by name, in field order. */
export const linesOfField = (
  rules: SouthernCrossRules & { readonly board: Exclude<BoardId, 'free' | 'ultra'> },
  cards: readonly string[],
): readonly LineOfField[] => {
  const top = cards.map((name) => frenchFace(name) ?? EMPTY)
  const lines = new Set(BOARDS[rules.board].through.flat())
  return [...lines].map((line) => {
    const hit = roleOn(rules, top, line)
    return { cells: line.cells, role: hit && { kind: hit.kind, points: hit.points } }
  })
}
