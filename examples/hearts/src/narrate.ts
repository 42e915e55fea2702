import { type LogLine, logLine, text } from '@tefuda/kernel'
import type { Event } from './play.ts'

/** One line about an event. Seats are called by number, counted from 1; a client puts names in their place. */
export const narrate = (event: Event): LogLine => {
  switch (event.type) {
    case 'deal':
      return logLine(
        null,
        `第${event.deal}ディール、席${event.leader + 1}から`,
        `Deal ${event.deal}; seat ${event.leader + 1} leads`,
      )
    case 'hand':
      return event.cards === null
        ? logLine(event.seat, '手札を取りました', 'takes up a hand', { weight: 'minor' })
        : logLine(event.seat, `手札 ${event.cards.join(' ')}`, `hand ${event.cards.join(' ')}`, { weight: 'seen' })
    case 'play':
      return logLine(event.seat, event.card, event.card)
    case 'trick':
      return event.points === 0
        ? logLine(event.seat, 'トリックを取りました', 'takes the trick')
        : logLine(event.seat, `トリックを取って失点${event.points}`, `takes the trick with ${event.points} against`)
    case 'end': {
      const scores = event.scores.join(' : ')
      const moon =
        event.moon === null
          ? text('', '')
          : text(`席${event.moon + 1}の総取り。`, `Seat ${event.moon + 1} took everything. `)
      const over = event.over ? text('。ゲーム終了', '; the game is over') : text('', '')
      return logLine(
        null,
        `${moon.ja}第${event.deal}ディール終了、得点 ${scores}${over.ja}`,
        `${moon.en}Deal ${event.deal} ends; scores ${scores}${over.en}`,
      )
    }
  }
}
