import { type CccEvent, type Rates, tellGroups } from '@tefuda/ccc'
import { type Rules, type Seat, type Text, text } from '@tefuda/kernel'
import type { DealEnd, LogLine } from '../../table/middle.ts'

const line = (seat: Seat | null, ja: string, en: string, note: Text | null = null): LogLine => ({
  seat,
  text: text(ja, en),
  points: null,
  note,
})

type Place = CccEvent & { readonly type: 'place' }

/** A payment as the notation writes it. */
const paymentIn = ({ groups, splits }: Pick<Place, 'groups' | 'splits'>): string =>
  groups.flatMap((group, k) => [...(k > 0 ? [splits[k - 1]!] : []), group.cards.join(' ')]).join(' / ')

/** What the coin has made of the cell, told beside how it was paid for. */
const standing = ({ seat, holder }: Place): Text => {
  if (holder === null) return text('だれのものでもない', 'nobody’s')
  const [ja, en] = holder.lead > 1 ? ['自陣', 'territory'] : ['準自陣', 'near-territory']
  return holder.seat === seat ? text(ja, en) : text(`席${holder.seat + 1}の${ja}`, `${en} of seat ${holder.seat + 1}`)
}

/** A row of the log for an event; null for what is not worth one. */
export const lineOf = (event: CccEvent, rules: Rules): LogLine | null => {
  switch (event.type) {
    case 'deal':
      return line(null, `第${event.deal}ゲーム`, `Game ${event.deal}`)
    case 'hand':
      return null
    case 'place': {
      const paid = paymentIn(event)
      const how = tellGroups(rules as unknown as Rates, event.groups)
      const stands = standing(event)
      return line(
        event.seat,
        `${paid} → ${event.cell}`,
        `${paid} → ${event.cell}`,
        text(`${how.ja}　${stands.ja}`, `${how.en}; ${stands.en}`),
      )
    }
    case 'draw': {
      const away = event.discards.join(' ')
      if (event.count === 0) return line(event.seat, '引かずに終了', 'ends without a card')
      const discarded = away === '' ? null : text(`${away} を捨てる`, `discards ${away}`)
      return line(
        event.seat,
        `${event.count}枚引く`,
        event.count === 1 ? 'draws a card' : `draws ${event.count}`,
        discarded,
      )
    }
    case 'reshuffle':
      return line(null, `使った札${event.count}枚が新しい山札に`, `${event.count} used cards become a new pile`)
    case 'last-turns':
      return line(null, '山札がなくなりました。あと1回ずつ', 'The pile is empty: one more turn each')
    case 'end':
      return line(null, `第${event.deal}ゲーム終了`, `Game ${event.deal} ends`, scoreText(event.points))
  }
}

const scoreText = (points: readonly number[]): Text => text(points.join(' – '), points.join(' – '))

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
