import { type Description, type Text, text } from '@tefuda/kernel'
import type { RulesContext } from './state.ts'
import type { CccView } from './view.ts'

/** What a view tells beside where cards lie: the board, and how the end comes near. */
export const describeView = ({ board }: RulesContext, view: CccView): Description => ({
  notes: notesOf(view),
  board: {
    cells: view.cells.map(({ name, number, coins, holder }, cell) => ({
      name,
      ...board.spots[cell]!,
      text: text(`${number}`, `${number}`),
      pieces: coins,
      ...(holder !== null && { owner: holder.seat }),
    })),
    places: [],
  },
})

const notesOf = ({ phase, placed, last, reshuffles }: CccView): Text[] => {
  if (phase === 'over') return []
  const notes: Text[] = []
  if (placed.length > 0)
    notes.push(text(`この番に置いたマス ${placed.join(' ')}`, `Placed in this turn: ${placed.join(' ')}`))
  if (last !== null) notes.push(text(`最後の番：あと${last}回`, `Last turns: ${last} to go`))
  else if (reshuffles === 0) notes.push(text('最後の山札です', 'This is the last pile'))
  return notes
}
