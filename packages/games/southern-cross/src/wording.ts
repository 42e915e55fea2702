import { joinTexts, type Text, text } from '@tefuda/kernel'
import type { Placed, Wave } from './event.ts'
import { type BoardId, ROLE_NAMES } from './rules.ts'

/** What a cell is called on a board; where players have no word for it, as in the notation. */
export const cellName = (cell: string, board: BoardId): Text => {
  switch (board) {
    case '3x3':
      return WORDS[cell] ?? text(cell, cell)
    case 'zodiac':
      return cell === '0' ? text('中央', 'centre') : text(`${cell}時`, `${cell} o’clock`)
    case 'free':
    case 'ultra':
      return spotWords(cell)
    default:
      return text(cell, cell)
  }
}

/** How far a column of a growing field lies from the first one, as its edge says it: `左1`, `0`, `右2`. */
export const columnName = (x: number): Text => sideName(x, text('左', 'L'), text('右', 'R'))
export const rowName = (y: number): Text => sideName(y, text('上', 'U'), text('下', 'D'))

const sideName = (at: number, before: Text, after: Text): Text => {
  if (at === 0) return text('0', '0')
  const { ja, en } = at < 0 ? before : after
  return text(`${ja}${Math.abs(at)}`, `${en}${Math.abs(at)}`)
}

/** A spot by its column and row, where they are not the first. */
const spotWords = (spot: string): Text => {
  const [x = 0, y = 0] = spot.split(',').map(Number)
  const parts = [...(x === 0 ? [] : [columnName(x)]), ...(y === 0 ? [] : [rowName(y)])]
  return parts.length === 0 ? text('起点', 'the origin') : joinTexts(parts, text('', ' '))
}

const WORDS: Readonly<Record<string, Text>> = {
  a1: text('左上', 'top left'),
  b1: text('上中', 'top'),
  c1: text('右上', 'top right'),
  a2: text('左中', 'left'),
  b2: text('中央', 'centre'),
  c2: text('右中', 'right'),
  a3: text('左下', 'bottom left'),
  b3: text('下中', 'bottom'),
  c3: text('右下', 'bottom right'),
}

/** `H10 を左上に、S5 を中央に` */
export const placedText = (placed: readonly Placed[], board: BoardId): Text =>
  joinTexts(
    placed.map(({ card, cell }) => {
      const { ja, en } = cellName(cell, board)
      return text(`${card} を${ja}に`, `${card} to ${en}`)
    }),
    text('、', ', '),
  )

/** A move, given as the notation writes it, in words for a log or a button. */
export const inWords = (move: string, board: BoardId): Text =>
  placedText(
    move.split('+').map((part) => {
      const [card = '', cell = ''] = part.split('@')
      return { card, cell }
    }),
    board,
  )

export const ECLIPSE_NAME = text('トータル・エクリプス', 'Total eclipse')

/** The trick, or else the only role, and whether it was a combo; null for several roles without a name of their own. */
export const waveName = ({ combo, trick, roles }: Wave): Text | null => {
  const [only] = roles
  const name = trick ?? (roles.length === 1 && only !== undefined ? ROLE_NAMES[only.kind] : null)
  if (combo === 0) return name
  return name === null ? text('コンボ', 'Combo') : text(`コンボ：${name.ja}`, `Combo: ${name.en.toLowerCase()}`)
}

/** How a wave came to its points: `シークエンス 20 + セット 30 → ×2`; null where its only role says it all. */
export const waveNote = (wave: Wave): Text | null => {
  const { roles, sum, multiplier, points, reason } = wave
  if (points !== sum * multiplier) return reason
  return roles.length === 1 && multiplier === 1 ? null : calculation(wave)
}

const calculation = ({ roles, multiplier }: Wave): Text => {
  const { ja, en } = joinTexts(
    roles.map(({ kind, points }) => {
      const name = ROLE_NAMES[kind]
      return text(`${name.ja} ${points}`, `${name.en.toLowerCase()} ${points}`)
    }),
    text(' + ', ' + '),
  )
  const times = multiplier > 1 ? ` → ×${multiplier}` : ''
  return text(`${ja}${times}`, `${en}${times}`)
}

/** Roles of Pegasus, which score together (SC-11). */
const PEGASUS_ROLES = 6

/** A wave whole, for the caption of a figure: `シークエンス 20 + セット 30 → ×2 → 100点` and the name of the trick. */
export const waveText = (wave: Wave): Text => {
  const { combo, roles, sum, multiplier, points, trick, reason } = wave
  const isSum = points === sum * multiplier
  const how = isSum || reason === null ? calculation(wave) : reason
  const isTotal = isSum ? roles.length > 1 || multiplier > 1 : roles.length > PEGASUS_ROLES
  const total = isTotal ? ` → ${points}` : ''
  const [unit, unitEn] = isSum || isTotal ? ['点', ' points'] : ['', '']
  const [also, alsoEn] = trick === null ? ['', ''] : [`　${trick.ja}`, `, ${trick.en.toLowerCase()}`]
  return text(
    `${combo > 0 ? 'コンボ：' : ''}${how.ja}${total}${unit}${also}`,
    `${combo > 0 ? 'combo: ' : ''}${how.en}${total}${unitEn}${alsoEn}`,
  )
}
