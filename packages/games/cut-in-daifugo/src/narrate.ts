import { type Seat, type Text, text } from '@tefuda/kernel'
import type { CutInEvent } from './event.ts'
import { EFFECT_NAMES, type Effect } from './rules.ts'

/** One line about an event. Seats are called by number, counted from 1; a client may put names in their place. */
export const narrateEvent = (event: CutInEvent): Text => {
  switch (event.type) {
    case 'deal':
      return text(`第${event.deal}ゲーム、札を配りました`, `Game ${event.deal} is dealt`)
    case 'hand':
      return event.cards === null
        ? says(event.seat, '手札を取りました', 'has taken up a hand')
        : says(event.seat, `手札 ${event.cards.join(' ')}`, `hand ${event.cards.join(' ')}`)
    case 'give':
      return says(
        event.seat,
        `席${event.to + 1}に ${event.card ?? '1枚'} を渡しました`,
        `gives ${event.card ?? 'a card'} to seat ${event.to + 1}`,
      )
    case 'play':
      return says(
        event.seat,
        `${event.cards.join(' ')}（残り${event.left}枚）`,
        `${event.cards.join(' ')} (${event.left} left)`,
      )
    case 'cut':
      return says(
        event.seat,
        `カットイン！ ${event.cards.join(' ')}（席${event.of + 1}に）`,
        `cuts in on seat ${event.of + 1} with ${event.cards.join(' ')}`,
      )
    case 'pass':
      return says(event.seat, 'パス', 'pass')
    case 'bind':
      return text(
        `縛り：${[...(event.rank ? ['ランク'] : []), ...event.suits].join(' ')}`,
        `Bound: ${[...(event.rank ? ['rank'] : []), ...event.suits].join(' ')}`,
      )
    case 'revolution':
      return event.on
        ? text('革命！ 強さが逆になります', 'Revolution: the order is turned round')
        : text('革命返し。強さが元に戻ります', 'Counter-revolution: the order is as before')
    case 'effect': {
      const name = EFFECT_NAMES[event.effect as Effect]
      return says(event.seat, `${name.ja}（${event.count}枚）`, `${name.en.toLowerCase()} (${event.count})`)
    }
    case 'salvage':
      return says(event.seat, `捨て札から ${event.card} を取りました`, `takes ${event.card} from the discards`)
    case 'discard':
      return says(event.seat, `${event.card} を捨てました`, `discards ${event.card}`)
    case 'open':
      return says(
        event.seat,
        `${event.cards.join(' ')} が公開札になりました`,
        `${event.cards.join(' ')} becomes public`,
      )
    case 'greed':
      return says(
        event.seat,
        `席${event.from + 1}の ${event.card} を席${event.to + 1}の公開札にしました`,
        `moves ${event.card} from seat ${event.from + 1} to seat ${event.to + 1}`,
      )
    case 'foul':
      return says(event.seat, `反則：${event.cards.join(' ')}`, `foul: ${event.cards.join(' ')}`)
    case 'out':
      return event.foul
        ? says(event.seat, '反則上がり、最下位', 'goes out by a foul and ranks last')
        : says(event.seat, `${event.place}番目に上がり`, `goes out, place ${event.place}`)
    case 'fall':
      return says(event.seat, '都落ち', 'falls: the great millionaire will rank last')
    case 'resign':
      return says(event.seat, '投了', 'resigns')
    case 'clear':
      return text(`流れました。次は席${event.leader + 1}から`, `The table is cleared; seat ${event.leader + 1} leads`)
    case 'end':
      return text(
        `第${event.deal}ゲーム終了：${event.totals.join(' / ')}`,
        `Game ${event.deal} ends: ${event.totals.join(' / ')}`,
      )
  }
}

const says = (seat: Seat, ja: string, en: string): Text => text(`席${seat + 1}　${ja}`, `Seat ${seat + 1}: ${en}`)
