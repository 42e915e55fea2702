import { joinTexts, type LogLine, logLine, type Seat, text } from '@tefuda/kernel'
import type { ExjanEvent } from './event.ts'
import type { Sheet } from './scoring/sheet.ts'
import { KIND_NAMES, sheetText } from './scoring/wording.ts'

/** An event as a line of the log. */
export const narrateEvent = (event: ExjanEvent): LogLine => {
  switch (event.type) {
    case 'lots': {
      const cards = event.cards.join(' ')
      return logLine(event.dealer, '最初の親に決まる', 'first dealer', {
        note: text(`席1から引いた札：${cards}`, `turned up from seat 1 on: ${cards}`),
      })
    }
    case 'deal': {
      const [dora, wall] = [event.dora.join(' '), event.wall]
      return logLine(
        null,
        `第${event.deal}ラウンド、親は席${event.dealer + 1}`,
        `Round ${event.deal}, dealer: seat ${event.dealer + 1}`,
        {
          note: text(
            `ドラ表示 ${event.indicator}、ドラは ${dora}、山札${wall}枚`,
            `indicator ${event.indicator}, dora ${dora}, ${wall} cards in the wall`,
          ),
        },
      )
    }
    case 'hand':
      return event.cards === null
        ? logLine(event.seat, '手札を取る', 'hand taken up', { weight: 'minor' })
        : logLine(event.seat, `手札 ${event.cards.join(' ')}`, `hand ${event.cards.join(' ')}`, { weight: 'seen' })
    case 'draw':
      return event.card === null
        ? logLine(event.seat, '1枚引く', 'card drawn', { weight: 'minor' })
        : logLine(event.seat, `${event.card} を引く`, `${event.card} drawn`)
    case 'discard':
      return logLine(event.seat, `${event.card} を捨てる`, `${event.card} discarded`)
    case 'reach':
      return logLine(event.seat, `リーチ　${event.card}`, `reach: ${event.card}`, {
        note: text(`供託 ${event.stake}点`, `${event.stake} points staked`),
      })
    case 'answer':
      return answered(event.seat, event.answer)
    case 'call': {
      const { ja, en } = KIND_NAMES[event.kind]
      const cards = event.cards.join(' ')
      return logLine(event.seat, `${ja}　${cards}`, `${en.toLowerCase()}: ${cards}`, {
        note: text(`席${event.from + 1}の ${event.taken}`, `${event.taken} of seat ${event.from + 1}`),
      })
    }
    case 'win':
      return won(event.sheet)
    case 'exhausted':
      return logLine(null, '流局', 'Drawn round', { note: text('山札がなくなりました', 'the wall is empty') })
    case 'end': {
      const chips = event.chips.join(' – ')
      return event.next === null
        ? logLine(null, 'ゲーム終了', 'The game is over', { note: text(chips, chips) })
        : logLine(null, `第${event.deal}ラウンド終了`, `Round ${event.deal} ends`, {
            note: text(`${chips}、次の親は席${event.next + 1}`, `${chips}; next dealer: seat ${event.next + 1}`),
          })
    }
  }
}

const answered = (seat: Seat, answer: string): LogLine => {
  const [verb, ...cards] = answer.split(' ')
  switch (verb) {
    case 'win':
      return logLine(seat, 'あがりを宣言', 'win called', { weight: 'minor' })
    case 'group':
    case 'run': {
      const { ja, en } = KIND_NAMES[verb]
      const held = cards.join(' ')
      return logLine(seat, `${ja}を宣言：${held}`, `${en.toLowerCase()} called: ${held}`, { weight: 'minor' })
    }
    default:
      return logLine(seat, '見送る', 'no call', { weight: 'minor' })
  }
}

const won = (sheet: Sheet): LogLine => {
  const { winner, from, card, payments, stakes, total } = sheet
  const note = joinTexts(
    [
      sheetText(sheet),
      ...payments.map(({ seat, paid }) => text(`席${seat + 1} −${paid}`, `seat ${seat + 1} −${paid}`)),
      ...(stakes > 0 ? [text(`供託 +${stakes}`, `stakes +${stakes}`)] : []),
    ],
    text('、', ', '),
  )
  return from === null
    ? logLine(winner, `${card} を引いてあがり`, `won with ${card}, drawn`, { points: total, note })
    : logLine(winner, `席${from + 1}の ${card} であがり`, `won on ${card} of seat ${from + 1}`, { points: total, note })
}
