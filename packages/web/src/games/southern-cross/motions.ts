import { type Seat, type Text, text } from '@tefuda/kernel'
import type { SouthernCrossEvent, SouthernCrossView, Wave } from '@tefuda/southern-cross'
import type { Motion } from '../../table/table-game.ts'

/** Where things lie on the page: the names that elements carry as `data-anchor`. */
export const cellAnchor = (cell: string): string => `cell ${cell}`
export const handAnchor = (place: number): string => `hand ${place}`
export const seatAnchor = (seat: Seat): string => `seat ${seat}`
export const PILE = 'pile'
export const TAKEN = 'taken'
export const BOARD = 'board'

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
    case 'eclipse':
      return [
        {
          kind: 'rise',
          places: [BOARD],
          text: text(`トータル・エクリプス +${event.points}`, `Total eclipse +${event.points}`),
        },
      ]
    case 'reach':
      return reachMotions(view, event.reaches, event.points)
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

const takeMotions = ({ roles, points, multiplier }: Wave, to: string): Motion[] => {
  const rises = roles.map(
    (role): Motion => ({ kind: 'rise', places: role.cells.map(cellAnchor), text: plus(role.points) }),
  )
  const leave: Motion = { kind: 'leave', places: [...new Set(roles.flatMap(({ cells }) => cells))].map(cellAnchor), to }
  const whole: Motion[] =
    multiplier > 1
      ? [{ kind: 'rise', places: [BOARD], text: text(`×${multiplier} → +${points}`, `×${multiplier} → +${points}`) }]
      : []
  return [...rises, ...whole, leave]
}

const reachMotions = (
  view: SouthernCrossView,
  reaches: readonly { readonly with: string }[],
  points: number,
): Motion[] => {
  const places = reaches.map((reach) => cellAnchor(reach.with))
  const label = text(`リーチ +${points}`, `Reach +${points}`)
  return view.fields.some((field) => field !== null) ? [{ kind: 'rise', places, text: label }] : []
}
