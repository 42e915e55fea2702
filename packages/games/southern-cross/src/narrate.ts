import { joinTexts, type LogLine, logLine, type Seat, type Text, text } from '@tefuda/kernel'
import type { SouthernCrossEvent, Wave } from './event.ts'
import type { BoardId } from './rules.ts'
import { cellName, ECLIPSE_NAME, placedText, waveName, waveNote } from './wording.ts'

/** An event as a line of the log. */
export const narrateEvent = (board: BoardId, event: SouthernCrossEvent): LogLine => {
  switch (event.type) {
    case 'deal': {
      const { ja, en } = fieldOf(event.field)
      if (event.cells?.length === 0) return logLine(null, '場は空', 'The field is empty', { weight: 'seen' })
      const [count, countEn] =
        event.cells === null ? ['札', 'Cards'] : [`${event.cells.length}枚`, `${event.cells.length} cards`]
      return logLine(null, `${ja}に${count}を並べる`, `${countEn} on ${en}`, { weight: 'seen' })
    }
    case 'redeal':
      return logLine(null, 'ジョーカーが2枚以上出て、配り直し', 'Two jokers or more shown: dealt anew', {
        note: text(event.shown.join(' '), event.shown.join(' ')),
      })
    case 'shown':
      return logLine(null, `見せ合った札：${event.shown.join(' ')}`, `Shown: ${event.shown.join(' ')}`, {
        note: text(`親は席${event.dealer + 1}`, `dealer: seat ${event.dealer + 1}`),
      })
    case 'hand':
      return event.cards === null
        ? logLine(event.seat, `手札${event.count}枚`, `${event.count} cards in hand`, { weight: 'minor' })
        : logLine(event.seat, `手札 ${event.cards.join(' ')}`, `hand ${event.cards.join(' ')}`, { weight: 'seen' })
    case 'place': {
      const { ja, en } = placedText(event.placed, board)
      return logLine(event.seat, ja, en)
    }
    case 'take':
      return taken(event.seat, event.wave)
    case 'eclipse':
      return logLine(event.seat, ECLIPSE_NAME.ja, ECLIPSE_NAME.en.toLowerCase(), { points: event.points })
    case 'reach':
      return logLine(event.seat, event.name.ja, event.name.en.toLowerCase(), { points: event.points })
    case 'draw':
      return event.cards === null
        ? logLine(event.seat, `${event.count}枚引く`, event.count === 1 ? 'card drawn' : `${event.count} cards drawn`, {
            weight: 'minor',
          })
        : logLine(event.seat, `${event.cards.join(' ')} を引く`, `${event.cards.join(' ')} drawn`, { weight: 'seen' })
    case 'refill': {
      const [{ ja, en }, cells] = [fieldOf(event.field), placedText(event.cells, board)]
      return logLine(null, `${ja}に補充：${cells.ja}`, `Refill of ${en}: ${cells.en}`, { weight: 'seen' })
    }
    case 'progress':
      return logLine(event.seat, `${event.score}点`, `${event.score} points`, {
        note: text(`残り${event.left}枚`, `${event.left} cards left`),
        weight: 'seen',
      })
    case 'reveal': {
      const cells = event.cells.map(({ cell, cards }) => {
        const { ja, en } = cellName(cell, board)
        return text(`${ja} ${cards.join(' ')}`, `${en} ${cards.join(' ')}`)
      })
      const { ja, en } = joinTexts(cells, text('、', ', '))
      return cells.length === 0
        ? logLine(event.seat, '場には何も残らない', 'nothing left on the field', { weight: 'seen' })
        : logLine(event.seat, `場に残った札：${ja}`, `left on the field: ${en}`, { weight: 'seen' })
    }
    case 'end':
      return logLine(null, `第${event.deal}ゲーム終了`, `Game ${event.deal} ends`, {
        note: text(event.totals.join(' – '), event.totals.join(' – ')),
      })
  }
}

const fieldOf = (seat: Seat | null): Text =>
  seat === null ? text('場', 'the field') : text(`席${seat + 1}の場`, `the field of seat ${seat + 1}`)

const taken = (seat: Seat, wave: Wave): LogLine => {
  const { ja, en } = waveName(wave) ?? text(`${wave.roles.length}役`, `${wave.roles.length} roles`)
  return logLine(seat, ja, en.toLowerCase(), { points: wave.points, note: waveNote(wave) })
}
