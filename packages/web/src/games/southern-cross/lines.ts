import { joinTexts, type Text, text } from '@tefuda/kernel'
import { type BoardId, type Placed, ROLE_NAMES, type SouthernCrossEvent, type Wave } from '@tefuda/southern-cross'
import type { LogLine } from '../../table/middle.ts'
import { placeName } from './cells.ts'
import { ECLIPSE } from './sum.ts'

/** On which kind of field a cell of that name lies, as far as its name tells: for words like "top left". */
export type NameOf = (cell: string) => Text

export const namesOn =
  (board: BoardId): NameOf =>
  (cell) =>
    placeName(cell, board)

const NOTHING: LogLine = { seat: null, text: text('', ''), points: null, note: null }

/** A row of the log for an event; drawing cards is not worth one. */
export const lineOf = (event: SouthernCrossEvent, nameOf: NameOf): LogLine | null => {
  switch (event.type) {
    case 'place':
      return { ...NOTHING, seat: event.seat, text: placedText(event.placed, nameOf) }
    case 'take':
      return { ...NOTHING, text: waveText(event.wave), points: event.wave.points, note: waveNote(event.wave) }
    case 'eclipse':
      return { ...NOTHING, text: ECLIPSE, points: event.points }
    case 'reach':
      return { ...NOTHING, text: event.name, points: event.points }
    case 'redeal':
      return {
        ...NOTHING,
        text: text(
          `ジョーカーが2枚出て、配り直し：${event.shown.join(' ')}`,
          `Two jokers shown, dealt anew: ${event.shown.join(' ')}`,
        ),
      }
    case 'shown':
      return { ...NOTHING, text: text(`見せ合った札：${event.shown.join(' ')}`, `Shown: ${event.shown.join(' ')}`) }
    case 'end':
      return {
        ...NOTHING,
        text: text(`第${event.deal}ゲーム終了`, `Game ${event.deal} ends`),
        note: text(event.totals.join(' – '), event.totals.join(' – ')),
      }
    default:
      return null
  }
}

export const placedText = (placed: readonly Placed[], nameOf: NameOf): Text =>
  joinTexts(
    placed.map(({ card, cell }) => text(`${card} を${nameOf(cell).ja}に`, `${card} to ${nameOf(cell).en}`)),
    text('、', ', '),
  )

const roleList = ({ roles }: Wave): Text =>
  joinTexts(
    roles.map(({ kind, points }) => text(`${ROLE_NAMES[kind].ja} ${points}`, `${ROLE_NAMES[kind].en} ${points}`)),
    text(' + ', ' + '),
  )

const waveText = ({ combo, roles, trick }: Wave): Text => {
  const [first] = roles
  const name = trick ?? (first === undefined ? text('', '') : ROLE_NAMES[first.kind])
  const many = roles.length > 1 && trick === null ? text(`${roles.length}役`, `${roles.length} roles`) : name
  return combo === 0 ? many : text(`コンボ：${many.ja}`, `Combo: ${many.en.toLowerCase()}`)
}

/** How several roles came to their points. */
const waveNote = (wave: Wave): Text | null => {
  if (wave.roles.length < 2) return null
  const list = roleList(wave)
  const times = wave.multiplier > 1 ? ` → ×${wave.multiplier}` : ''
  return text(`${list.ja}${times}`, `${list.en}${times}`)
}
