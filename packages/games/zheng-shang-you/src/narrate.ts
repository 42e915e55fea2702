import { joinTexts, type LogLine, logLine, text } from '@tefuda/kernel'
import type { ZhengShangYouEvent } from './event.ts'

/** One line about an event. Seats are called by number, counted from 1; a client may put names in their place. */
export const narrateEvent = (event: ZhengShangYouEvent): LogLine => {
  switch (event.type) {
    case 'deal': {
      const start =
        event.start === null ? text('', '') : text(`（見せた札 ${event.start}）`, ` (shown: ${event.start})`)
      return logLine(
        null,
        `第${event.deal}ディール、親は席${event.dealer + 1}${start.ja}`,
        `Deal ${event.deal}, seat ${event.dealer + 1} deals${start.en}`,
      )
    }
    case 'hand':
      return event.cards === null
        ? logLine(event.seat, '手札を取りました', 'takes up a hand', { weight: 'minor' })
        : logLine(event.seat, `手札 ${event.cards.join(' ')}`, `hand ${event.cards.join(' ')}`, { weight: 'seen' })
    case 'choose':
      return event.card === null
        ? logLine(event.seat, '出す札を選びました', 'has chosen a card', { weight: 'minor' })
        : logLine(event.seat, `${event.card} を選びました`, `chooses ${event.card}`, { weight: 'minor' })
    case 'offer': {
      const offers = event.cards.map((card, k) => {
        const seat = event.seats[k]! + 1
        return text(`席${seat}が ${card}`, `${card} by seat ${seat}`)
      })
      const { ja, en } = joinTexts(offers, text('、', ', '))
      return logLine(null, `交換に出した札：${ja}`, `Put down for the exchange: ${en}`)
    }
    case 'take':
      return logLine(event.seat, `${event.card} を取りました`, `takes ${event.card}`)
    case 'play': {
      const cards = event.cards.join(' ')
      return event.left === 0
        ? logLine(event.seat, cards, cards)
        : logLine(event.seat, `${cards}（残り${event.left}枚）`, `${cards} (${event.left} left)`)
    }
    case 'pass':
      return logLine(event.seat, 'パス', 'pass')
    case 'out':
      return logLine(event.seat, `${event.place}位で上がり`, `goes out, place ${event.place}`)
    case 'clear':
      return logLine(
        null,
        `場が流れました。次は席${event.leader + 1}から`,
        `The trick is over; seat ${event.leader + 1} leads`,
      )
    case 'end': {
      const [over, overEn] = event.over ? ['。ゲーム終了', '; the game is over'] : ['', '']
      const totals = event.totals.join(' – ')
      const places = joinTexts(
        event.places.map((seat) => text(`席${seat + 1}`, `seat ${seat + 1}`)),
        text('、', ', '),
      )
      return logLine(
        null,
        `第${event.deal}ディール終了。順位は${places.ja}。得点の合計 ${totals}${over}`,
        `Deal ${event.deal} ends; places: ${places.en}; totals ${totals}${overEn}`,
      )
    }
  }
}
