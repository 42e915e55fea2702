import { joinTexts, type Seat, type Text, text } from '@tefuda/kernel'
import type { ZhengShangYouEvent } from './event.ts'

/** One line about an event. Seats are called by number, counted from 1; a client may put names in their place. */
export const narrateEvent = (event: ZhengShangYouEvent): Text => {
  switch (event.type) {
    case 'deal': {
      const start =
        event.start === null ? text('', '') : text(`（見せた札 ${event.start}）`, ` (shown: ${event.start})`)
      return text(
        `第${event.deal}ディール、親は席${event.dealer + 1}${start.ja}`,
        `Deal ${event.deal}, seat ${event.dealer + 1} deals${start.en}`,
      )
    }
    case 'hand':
      return event.cards === null
        ? says(event.seat, '手札を取りました', 'takes up a hand')
        : says(event.seat, `手札 ${event.cards.join(' ')}`, `hand ${event.cards.join(' ')}`)
    case 'choose':
      return event.card === null
        ? says(event.seat, '出す札を選びました', 'has chosen a card')
        : says(event.seat, `${event.card} を選びました`, `chooses ${event.card}`)
    case 'offer': {
      const offers = event.cards.map((card, k) => {
        const seat = event.seats[k]! + 1
        return text(`席${seat}が ${card}`, `${card} by seat ${seat}`)
      })
      const { ja, en } = joinTexts(offers, text('、', ', '))
      return text(`交換に出した札：${ja}`, `Put down for the exchange: ${en}`)
    }
    case 'take':
      return says(event.seat, `${event.card} を取りました`, `takes ${event.card}`)
    case 'play': {
      const cards = event.cards.join(' ')
      return event.left === 0
        ? says(event.seat, cards, cards)
        : says(event.seat, `${cards}（残り${event.left}枚）`, `${cards} (${event.left} left)`)
    }
    case 'pass':
      return says(event.seat, 'パス', 'pass')
    case 'out':
      return says(event.seat, `${event.place}位で上がり`, `goes out, place ${event.place}`)
    case 'clear':
      return text(`場が流れました。次は席${event.leader + 1}から`, `The trick is over; seat ${event.leader + 1} leads`)
    case 'end': {
      const [over, overEn] = event.over ? ['。ゲーム終了', '; the game is over'] : ['', '']
      const totals = event.totals.join(' – ')
      const places = event.places.map((seat) => seat + 1)
      return text(
        `第${event.deal}ディール終了。順位は席${places.join('、席')}。得点の合計 ${totals}${over}`,
        `Deal ${event.deal} ends; places: seats ${places.join(', ')}; totals ${totals}${overEn}`,
      )
    }
  }
}

const says = (seat: Seat, ja: string, en: string): Text => text(`席${seat + 1}　${ja}`, `Seat ${seat + 1}: ${en}`)
