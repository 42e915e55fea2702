import { isObject, text } from '@tefuda/kernel'
import { withCardSigns } from '../terminal/cards.ts'
import type { Look } from '../terminal/look.ts'
import { inColumns, wrap } from '../terminal/text.ts'
import type { GameDrawing } from './drawing.ts'

/** A game without a drawing of its own: what its view holds, a line each, and moves in the full notation. */
export const plainDrawing: GameDrawing = {
  game: '',
  dealWord: text('ゲーム', 'game'),
  movesHelp: text('moves（m）：打てる手の一覧', 'moves (m): list the legal moves'),
  anybody: text('だれか宣言しますか？', 'Does anybody claim it?'),
  pans: false,
  seatsRound: false,
  moveHelp: [text('手の書き方は moves の一覧のとおりです', 'Moves are written as the list of moves shows them')],
  commands: [],
  board: ({ view, look }, _events, _preview, { columns, rows }) =>
    fieldsOf(view)
      .flatMap((field) => fieldLines(field, look, columns))
      .slice(0, rows),
  reachable: () => ({ x: 0, y: 0 }),
  hand: (view, _seat, look, columns) => {
    const hand = isObject(view) ? view.hand : undefined
    return areNames(hand) ? wrap(withCardSigns(hand.join(' '), look), columns, look.lang) : []
  },
  notes: () => [],
  seatNote: () => '',
  question: () => '',
  preview: (preview) => fieldsOf(preview).map(([name, value]) => `${name}: ${shown(value)}`),
  query: () => ({}),
  list: (moves, _argument, _look, columns) => inColumns(moves, columns),
  readShort: (typed) => typed,
  dealSheet: () => null,
  resultNote: () => '',
}

type Field = readonly [name: string, value: unknown]

/** What is said elsewhere on the screen. */
const ELSEWHERE: ReadonlySet<string> = new Set(['viewer', 'deal', 'hand', 'scores'])

const fieldsOf = (view: unknown): Field[] =>
  isObject(view) ? Object.entries(view).filter(([name]) => !ELSEWHERE.has(name)) : [['', view]]

/** A list of lists stands in rows, numbered like the seats. */
const fieldLines = ([name, value]: Field, look: Look, columns: number): string[] => {
  const rows = Array.isArray(value) && value.some((item) => typeof item === 'object') ? value.map(shown) : null
  const lines = rows === null ? [`${name}  ${shown(value)}`] : [name, ...rows.map((row, k) => `${k + 1}  ${row}`)]
  return lines.flatMap((line) => wrap(withCardSigns(line, look), columns, look.lang))
}

const shown = (value: unknown): string => {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return '–'
  return Array.isArray(value) ? value.map(word).join(' ') : word(value)
}

const word = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const areNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')
