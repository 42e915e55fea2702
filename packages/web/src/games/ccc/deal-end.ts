import type { CccEvent } from '@tefuda/ccc'
import { text } from '@tefuda/kernel'
import type { DealEnd } from '../../table/table-game.ts'

export const dealEndOf = (event: CccEvent): DealEnd | null =>
  event.type === 'end'
    ? {
        title: text(`第${event.deal}ゲーム終了`, `Game ${event.deal} is over`),
        standings: event.totals
          .map((total, seat) => ({
            seat,
            place: 1 + event.totals.filter((other) => other > total).length,
            title: null,
            points: event.points[seat] ?? 0,
            total,
          }))
          .sort((a, b) => a.place - b.place),
        over: event.over,
      }
    : null
