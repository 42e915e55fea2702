import { type ExjanEvent, type Sheet, YAKU_NAMES, yakuListText } from '@tefuda/exjan'
import { type Seat, type Text, text } from '@tefuda/kernel'
import type { DealEnd, Tally } from '../../table/table-game.ts'

export const dealEndOf = (event: ExjanEvent): DealEnd | null =>
  event.type === 'end'
    ? {
        title: text(`第${event.deal}ラウンド終了`, `Round ${event.deal} is over`),
        standings: event.chips
          .map((total, seat) => ({ seat, place: null, title: null, points: null, total }))
          .toSorted((a, b) => b.total - a.total),
        over: event.next === null,
        next: text('次のラウンドへ', 'Next round'),
      }
    : null

const paidBy = (sheet: Sheet, seat: Seat): number =>
  sheet.payments.reduce((sum, payment) => sum + (payment.seat === seat ? payment.paid : 0), 0)

/** What a seat won and paid over the session. */
export const tallyOf = (events: readonly ExjanEvent[], seat: Seat): Tally => {
  const sheets = events.flatMap((event) => (event.type === 'win' ? [event.sheet] : []))
  const own = sheets.filter(({ winner }) => winner === seat)
  const row = (label: Text, points: readonly number[]): Tally['rows'][number] => ({
    label,
    count: points.length,
    points: points.reduce((sum, each) => sum + each, 0),
  })
  const paid = sheets.map((sheet) => -paidBy(sheet, seat)).filter((points) => points < 0)
  const best = own.toSorted((a, b) => b.total - a.total)[0]
  return {
    rows: [
      row(
        text('あがり', 'Wins'),
        own.map(({ total }) => total),
      ),
      row(text('支払い', 'Paid'), paid),
      row(text('リーチ', 'Reaches'), stakesOf(events, seat)),
    ],
    best: best === undefined ? null : { label: nameOfBest(best), points: best.total },
  }
}

/** What the seat has staked; a drawn round gives it back. */
const stakesOf = (events: readonly ExjanEvent[], seat: Seat): number[] => {
  const stakes: number[] = []
  for (const event of events) {
    if (event.type === 'reach' && event.seat === seat) stakes.push(-event.stake)
    if (event.type === 'exhausted' && event.returned.includes(seat)) stakes[stakes.length - 1] = 0
  }
  return stakes
}

const nameOfBest = (sheet: Sheet): Text =>
  sheet.yakuman[0] === undefined ? yakuListText(sheet) : YAKU_NAMES[sheet.yakuman[0]]
