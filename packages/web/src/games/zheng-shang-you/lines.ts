import { type Seat, type Text, text } from '@tefuda/kernel'
import type { ZhengShangYouEvent } from '@tefuda/zheng-shang-you'
import type { DealEnd, LogLine, Tally } from '../../table/middle.ts'

const line = (seat: Seat | null, ja: string, en: string): LogLine => ({
  seat,
  text: text(ja, en),
  points: null,
  note: null,
})

/** A row of the log for an event; null for what is not worth one. */
export const lineOf = (event: ZhengShangYouEvent): LogLine | null => {
  switch (event.type) {
    case 'deal': {
      const start = event.start === null ? ['', ''] : [`（見せた札 ${event.start}）`, ` (shown: ${event.start})`]
      return line(
        null,
        `第${event.deal}ディール、親は席${event.dealer + 1}${start[0]}`,
        `Deal ${event.deal}, seat ${event.dealer + 1} deals${start[1]}`,
      )
    }
    case 'hand':
    case 'choose':
      return null
    case 'offer':
      return line(null, `交換に出た札 ${event.cards.join(' ')}`, `For the exchange: ${event.cards.join(' ')}`)
    case 'take':
      return line(event.seat, `${event.card} を取る`, `takes ${event.card}`)
    case 'play':
      return line(event.seat, event.cards.join(' '), event.cards.join(' '))
    case 'pass':
      return line(event.seat, 'パス', 'Pass')
    case 'out':
      return line(event.seat, `上がり（${event.place}位）`, `out, place ${event.place}`)
    case 'clear':
      return line(null, `流れました。次は席${event.leader + 1}から`, `Cleared; next to lead: seat ${event.leader + 1}`)
    case 'end':
      return line(null, `第${event.deal}ディール終了`, `Deal ${event.deal} ends`)
  }
}

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
