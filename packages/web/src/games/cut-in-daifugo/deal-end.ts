import { type CutInEvent, TITLE_NAMES, titleOf } from '@tefuda/cut-in-daifugo'
import { type Seat, type Text, text } from '@tefuda/kernel'
import type { DealEnd, Tally } from '../../table/table-game.ts'

export const dealEndOf = (event: CutInEvent): DealEnd | null =>
  event.type === 'end'
    ? {
        title: text(`第${event.deal}ゲーム終了`, `Game ${event.deal} is over`),
        standings: event.places.map((seat, place) => ({
          seat,
          place: place + 1,
          title: TITLE_NAMES[titleOf(place, event.places.length)],
          points: event.points[seat] ?? 0,
          total: event.totals[seat] ?? 0,
        })),
        over: event.over,
      }
    : null

/** How often a seat had which title, and what it brought. */
export const tallyOf = (events: readonly CutInEvent[], seat: Seat): Tally => {
  const rows = new Map<string, { readonly label: Text; count: number; points: number }>()
  for (const [title, label] of Object.entries(TITLE_NAMES)) rows.set(title, { label, count: 0, points: 0 })
  for (const event of events) {
    if (event.type !== 'end') continue
    const row = rows.get(titleOf(event.places.indexOf(seat), event.places.length))
    if (row === undefined) continue
    row.count += 1
    row.points += event.points[seat] ?? 0
  }
  return { rows: [...rows.values()], best: null }
}
