import { joinTexts, type LogLine, logLine, type Text, text } from '@tefuda/kernel'
import { tellGroups } from './calculator.ts'
import type { CccEvent } from './event.ts'
import type { Rates } from './value.ts'

/** An event as a line of the log. */
export const narrateEvent = (rates: Rates, event: CccEvent): LogLine => {
  switch (event.type) {
    case 'deal':
      return logLine(null, `第${event.deal}ゲーム`, `Game ${event.deal}`, {
        note: text(`席${event.first + 1}から`, `first: seat ${event.first + 1}`),
      })
    case 'hand':
      return event.cards === null
        ? logLine(event.seat, '手札を取る', 'hand taken up', { weight: 'minor' })
        : logLine(event.seat, `手札 ${event.cards.join(' ')}`, `hand ${event.cards.join(' ')}`, { weight: 'seen' })
    case 'place':
      return narratePlacement(rates, event)
    case 'draw':
      return narrateDraw(event)
    case 'reshuffle':
      return logLine(null, `使った札${event.count}枚が新しい山札に`, `${event.count} used cards become a new pile`)
    case 'last-turns':
      return logLine(null, '山札がなくなりました', 'The pile has run out', {
        note: text(`あと1回ずつ、合わせて${event.turns}回`, `one more turn each, ${event.turns} in all`),
      })
    case 'end': {
      const points = event.points.join(' – ')
      return logLine(null, `第${event.deal}ゲーム終了`, `Game ${event.deal} ends`, {
        note: event.standstill
          ? text(`2巡のあいだ動きなし、${points}`, `a standstill of two rounds, ${points}`)
          : text(points, points),
      })
    }
  }
}

type Placement = CccEvent & { readonly type: 'place' }

const narratePlacement = (rates: Rates, event: Placement): LogLine => {
  const { seat, cell, groups, splits } = event
  const paid = groups.flatMap((group, k) => [...(k > 0 ? [splits[k - 1]!] : []), group.cards.join(' ')]).join(' / ')
  const [how, stands] = [tellGroups(rates, groups), standing(event)]
  return logLine(seat, `${paid} で ${cell} に置く`, `${paid} for ${cell}`, {
    note: text(`${how.ja}、${stands.ja}`, `${how.en}; ${stands.en}`),
  })
}

/** What the coin has made of the cell. */
const standing = ({ seat, holder }: Placement): Text => {
  if (holder === null) return text('だれのものでもない', 'nobody holds it')
  const [ja, en] = holder.lead > 1 ? ['自陣', 'territory'] : ['準自陣', 'near-territory']
  return holder.seat === seat ? text(ja, en) : text(`席${holder.seat + 1}の${ja}`, `${en} of seat ${holder.seat + 1}`)
}

const narrateDraw = ({ seat, discards, count, cards }: CccEvent & { readonly type: 'draw' }): LogLine => {
  if (count === 0) return logLine(seat, '引かずに終了', 'end of turn without a card')
  const parts = [
    ...(cards === null ? [] : [text(cards.join(' '), cards.join(' '))]),
    ...(discards.length === 0 ? [] : [text(`${discards.join(' ')} を捨てる`, `${discards.join(' ')} discarded`)]),
  ]
  return logLine(seat, `${count}枚引く`, count === 1 ? '1 card drawn' : `${count} cards drawn`, {
    note: parts.length === 0 ? null : joinTexts(parts, text('、', '; ')),
  })
}
