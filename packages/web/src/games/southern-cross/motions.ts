import { type Seat, type Text, text } from '@tefuda/kernel'
import type { SouthernCrossEvent, SouthernCrossView, Wave } from '@tefuda/southern-cross'
import type { Motion } from '../../table/table-game.ts'
import { labelCell } from './labels.ts'

/** Where things lie on the page: the names that elements carry as `data-anchor`. */
export const cellAnchor = (cell: string): string => `cell ${cell}`
export const handAnchor = (place: number): string => `hand ${place}`
export const seatAnchor = (seat: Seat): string => `seat ${seat}`
export const PILE = 'pile'
export const TAKEN = 'taken'

const plus = (points: number): Text => text(`+${points}`, `+${points}`)

/** What moves when an event happens, before the eyes of the view's owner. */
export const motionsOf = (view: SouthernCrossView, event: SouthernCrossEvent): readonly Motion[] => {
  switch (event.type) {
    case 'place':
      return event.placed.map(({ cell }, k) => ({
        kind: 'travel',
        from: event.at === null ? seatAnchor(event.seat) : handAnchor(event.at[k]!),
        to: cellAnchor(cell),
      }))
    case 'take':
      return takeMotions(event.wave, isOwn(view, event.seat) ? TAKEN : seatAnchor(event.seat))
    case 'reach':
      return reachMotions(event.reaches, event.points)
    case 'draw':
      return (event.at ?? []).map((place) => ({ kind: 'travel', from: PILE, to: handAnchor(place) }))
    case 'refill':
    case 'deal': {
      const cells = event.cells ?? []
      return cells.map(({ cell }, order) => ({
        kind: 'travel',
        from: PILE,
        to: cellAnchor(cell),
        after: order / cells.length,
      }))
    }
    default:
      return []
  }
}

const isOwn = (view: SouthernCrossView, seat: Seat): boolean => view.viewer === seat

/** What each role is worth stands at its last card, or where no other does; then its cards leave. */
const takeMotions = ({ roles }: Wave, to: string): Motion[] => {
  const used = new Set<string>()
  const rises = roles.map(({ cells, points }): Motion => {
    const cell = labelCell(cells, used)
    used.add(cell)
    return { kind: 'rise', place: cellAnchor(cell), text: plus(points) }
  })
  return [...rises, { kind: 'leave', places: [...new Set(roles.flatMap(({ cells }) => cells))].map(cellAnchor), to }]
}

const reachMotions = (reaches: readonly { readonly with: string }[], points: number): Motion[] => {
  const [first] = reaches
  return first === undefined ? [] : [{ kind: 'rise', place: cellAnchor(first.with), text: plus(points) }]
}
