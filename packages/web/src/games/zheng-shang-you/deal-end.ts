import { type Seat, type Text, text } from '@tefuda/kernel'
import type { ZhengShangYouEvent } from '@tefuda/zheng-shang-you'
import type { DealEnd, Tally } from '../../table/table-game.ts'

const placeName = (place: number): Text => text(`${place}位`, `Place ${place}`)

export const dealEndOf = (event: ZhengShangYouEvent): DealEnd | null =>
  event.type === 'end'
    ? {
        title: text(`第${event.deal}ディール終了`, `Deal ${event.deal} is over`),
        standings: event.places.map((seat, place) => ({
          seat,
          place: place + 1,
          title: null,
          points: event.points[seat] ?? 0,
          total: event.totals[seat] ?? 0,
        })),
        over: event.over,
        next: text('次のディールへ', 'Next deal'),
      }
    : null

/** How often a seat came in at which place, and what those deals brought. */
export const tallyOf = (events: readonly ZhengShangYouEvent[], seat: Seat): Tally => {
  const ends = events.flatMap((event) => (event.type === 'end' ? [event] : []))
  const rows = Array.from({ length: ends[0]?.places.length ?? 0 }, (_, place) => {
    const here = ends.filter(({ places }) => places[place] === seat)
    return {
      label: placeName(place + 1),
      count: here.length,
      points: here.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
    }
  })
  return { rows: rows, best: null }
}
