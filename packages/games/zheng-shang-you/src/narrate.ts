import { joinTexts, type LogLine, logLine, type Text, text } from '@tefuda/kernel'
import type { ZhengShangYouEvent } from './event.ts'

/** An event as a line of the log. */
export const narrateEvent = (event: ZhengShangYouEvent): LogLine => {
  switch (event.type) {
    case 'lots': {
      const cards = event.cards.join(' ')
      return logLine(event.dealer, '最初の親に決まる', 'first dealer', {
        note: text(`席1から引いた札：${cards}`, `turned up from seat 1 on: ${cards}`),
      })
    }
    case 'deal':
      return logLine(
        null,
        `第${event.deal}ディール、親は席${event.dealer + 1}`,
        `Deal ${event.deal}, dealer: seat ${event.dealer + 1}`,
        {
          note: event.start === null ? null : text(`見せた札 ${event.start}`, `shown: ${event.start}`),
        },
      )
    case 'hand':
      return event.cards === null
        ? logLine(event.seat, '手札を取る', 'hand taken up', { weight: 'minor' })
        : logLine(event.seat, `手札 ${event.cards.join(' ')}`, `hand ${event.cards.join(' ')}`, { weight: 'seen' })
    case 'choose':
      return event.card === null
        ? logLine(event.seat, '出す札を選ぶ', 'card chosen', { weight: 'minor' })
        : logLine(event.seat, `${event.card} を選ぶ`, `${event.card} chosen`, { weight: 'minor' })
    case 'offer': {
      const offers = event.cards.map((card, k) => {
        const seat = event.seats[k]! + 1
        return text(`席${seat}の ${card}`, `${card} of seat ${seat}`)
      })
      const { ja, en } = joinTexts(offers, AND)
      return logLine(null, `交換に出た札：${ja}`, `For the exchange: ${en}`)
    }
    case 'take':
      return logLine(event.seat, `${event.card} を取る`, `${event.card} taken`)
    case 'play': {
      const cards = event.cards.join(' ')
      const left = text(`残り${event.left}枚`, `${event.left} left`)
      return logLine(event.seat, cards, cards, { note: event.left === 0 ? null : left })
    }
    case 'pass':
      return logLine(event.seat, 'パス', 'passed')
    case 'out':
      return logLine(event.seat, `${event.place}位で上がり`, `out, place ${event.place}`)
    case 'clear':
      return logLine(null, `場が流れ、次は席${event.leader + 1}から`, `Cleared; next to lead: seat ${event.leader + 1}`)
    case 'end':
      return logLine(null, `第${event.deal}ディール終了`, `Deal ${event.deal} ends`, {
        note: standings(event.places, event.totals),
      })
  }
}

const AND = text('、', ', ')

const standings = (places: readonly number[], totals: readonly number[]): Text =>
  joinTexts(
    places.map((seat, place) =>
      text(`${place + 1}位 席${seat + 1} 計${totals[seat]}点`, `${place + 1}. seat ${seat + 1}, total ${totals[seat]}`),
    ),
    text('、', '; '),
  )
