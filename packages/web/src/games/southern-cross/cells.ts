import type { Seat } from '@tefuda/kernel'
import type { BoardId, CellView, FieldView, SouthernCrossView } from '@tefuda/southern-cross'
import type { SeatContext } from '../../table/table-game.ts'

export type SouthernContext = SeatContext<SouthernCrossView>

export const boardOf = (context: SouthernContext): BoardId => context.rules.board as BoardId

/** Whether the field grows as cards are placed beside it (SC-18). */
export const isGrowing = (board: BoardId): boolean => board === 'free' || board === 'ultra'

/** The field this seat plays on: the shared one, or the seat's own in match play. Null where it is hidden. */
export const fieldOf = (context: SouthernContext): FieldView | null => fieldSeen(context.view, context.seat)

export const fieldSeen = (view: SouthernCrossView, seat: Seat | null): FieldView | null =>
  (view.fields.length === 1
    ? view.fields[0]
    : seat === null
      ? view.fields.find((field) => field !== null)
      : view.fields[seat]) ?? null

/** The own hand by name; an empty name stands for a card that is about to be drawn. */
export const handOf = ({ view, seat, gaps = [] }: SouthernContext): readonly string[] => {
  const cards = seat === null ? [] : (view.hands[seat]?.cards ?? [])
  return gaps.toSorted((a, b) => a - b).reduce((hand, gap) => hand.toSpliced(gap, 0, ''), cards)
}

/** A place a card can lie: a cell of the field, or a spot that would become one. */
export interface Spot extends CellView {
  readonly outside: boolean
}

const AROUND = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => [x, y] as const)).filter(([x, y]) => x !== 0 || y !== 0)

/** Everything that can be chosen on the field, in reading order: on a growing field also the spots that touch it. */
export const spotsOf = (field: FieldView, board: BoardId): Spot[] => {
  const cells = field.cells.map((cell): Spot => ({ ...cell, outside: false }))
  if (!isGrowing(board)) return cells
  const known = new Set(cells.map(({ name }) => name))
  const places =
    cells.length === 0
      ? [[0, 0] as const]
      : cells.flatMap(({ x, y }) => AROUND.map(([dx, dy]) => [x + dx, y + dy] as const))
  for (const [x, y] of places) {
    const name = `${x},${y}`
    if (known.has(name)) continue
    known.add(name)
    cells.push({ name, x, y, stack: [], outside: true })
  }
  return cells.sort((a, b) => a.y - b.y || a.x - b.x)
}
