import { type LogLine, logLine, type Seat } from '@tefuda/kernel'
import { tellGroups } from './calculator.ts'
import type { CccEvent } from './event.ts'
import type { Rates } from './value.ts'

/** One line about an event. Seats are called by number, counted from 1; a client may put names in their place. */
export const narrateEvent = (rates: Rates, event: CccEvent): LogLine => {
  switch (event.type) {
    case 'deal':
      return logLine(
        null,
        `第${event.deal}ゲーム。席${event.first + 1}から始めます`,
        `Game ${event.deal}: seat ${event.first + 1} begins`,
      )
    case 'hand':
      return event.cards === null
        ? logLine(event.seat, '手札を取りました', 'has taken up a hand', { weight: 'minor' })
        : logLine(event.seat, `手札 ${event.cards.join(' ')}`, `hand ${event.cards.join(' ')}`, { weight: 'seen' })
    case 'place':
      return narratePlacement(rates, event)
    case 'draw':
      return narrateDraw(event)
    case 'reshuffle':
      return logLine(
        null,
        `使った札${event.count}枚を切って、新しい山札にしました`,
        `The ${event.count} used cards are shuffled into a new pile`,
      )
    case 'last-turns':
      return logLine(
        null,
        `山札がなくなりました。あと1回ずつ（${event.turns}回）で終わりです`,
        `The pile has run out: one more turn each, ${event.turns} in all`,
      )
    case 'end':
      return logLine(
        null,
        `${event.standstill ? '2巡のあいだ動きがないので、' : ''}第${event.deal}ゲーム終了：${event.points.join(' / ')}`,
        `Game ${event.deal} ends${event.standstill ? ' at a standstill' : ''}: ${event.points.join(' / ')}`,
      )
  }
}

const narratePlacement = (rates: Rates, event: CccEvent & { readonly type: 'place' }): LogLine => {
  const { seat, cell, groups, splits, holder } = event
  const cards = groups.flatMap((group, k) => [...(k > 0 ? [splits[k - 1]!] : []), group.cards.join(' ')]).join(' / ')
  const told = tellGroups(rates, groups)
  const [standsJa, standsEn] = standing(seat, holder)
  return logLine(
    seat,
    `${cards} で ${cell} に1枚（${told.ja}）。${standsJa}`,
    `${cards} for a coin on ${cell} (${told.en}); ${standsEn}`,
  )
}

const standing = (seat: Seat, holder: (CccEvent & { readonly type: 'place' })['holder']): [string, string] => {
  if (holder === null) return ['だれのものでもありません', 'nobody holds it']
  const [whoJa, whoEn] = holder.seat === seat ? ['', ''] : [`席${holder.seat + 1}の`, `seat ${holder.seat + 1}’s `]
  return holder.lead === 1 ? [`${whoJa}準自陣`, `${whoEn}near-territory`] : [`${whoJa}自陣`, `${whoEn}territory`]
}

const narrateDraw = ({ seat, discards, count, cards, pile }: CccEvent & { readonly type: 'draw' }): LogLine => {
  if (count === 0) return logLine(seat, '引かずに終了', 'ends the turn without a card')
  const [awayJa, awayEn] =
    discards.length === 0 ? ['', ''] : [`${discards.join(' ')} を捨てて、`, `discards ${discards.join(' ')}, `]
  const [whatJa, whatEn] = cards === null ? ['', ''] : [`（${cards.join(' ')}）`, ` (${cards.join(' ')})`]
  return logLine(
    seat,
    `${awayJa}${count}枚引きました${whatJa}。山札は残り${pile}枚`,
    `${awayEn}draws ${count}${whatEn}; ${pile} left in the pile`,
  )
}
