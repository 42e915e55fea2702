import { type Description, type Text, text } from '@tefuda/kernel'
import type { RulesContext } from './state.ts'
import type { CellView, SouthernCrossView } from './view.ts'

/** What a view tells beside where cards lie: the duties of the next turn, and the field. */
export const describeView = (context: RulesContext, view: SouthernCrossView): Description => {
  const own =
    view.viewer !== null && context.rules.match ? view.viewer : view.fields.findIndex((field) => field !== null)
  const field = view.fields[own] ?? null
  const notes: Text[] = view.shown.flatMap((card, seat) =>
    card === null
      ? []
      : [text(`席${seat + 1}　最初に置く札は ${card}`, `Seat ${seat + 1}: has to place ${card} first`)],
  )
  if (field === null) return { notes }
  if (field.centreDue) notes.push(text('次の札は中央に置きます', 'The next card goes to the centre'))
  const cells = context.board === null ? grown(field.cells) : field.cells
  return {
    notes,
    board: { cells: cells.map(({ name, x, y, stack }) => ({ name, x, y, cards: stack })), places: [`field ${own}`] },
  }
}

const AROUND = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => [x, y] as const))

/** A growing field with the spots that touch it. */
const grown = (cells: readonly CellView[]): readonly CellView[] => {
  const known = new Map(cells.map((cell) => [cell.name, cell]))
  for (const { x, y } of cells.length === 0 ? [{ x: 0, y: 0 }] : cells)
    for (const [dx, dy] of cells.length === 0 ? [[0, 0] as const] : AROUND) {
      const name = `${x + dx},${y + dy}`
      if (!known.has(name)) known.set(name, { name, x: x + dx, y: y + dy, stack: [] })
    }
  return [...known.values()].sort((a, b) => a.y - b.y || a.x - b.x)
}
