import { text } from '@tefuda/kernel'
import { clip, inColumns } from '../terminal/text.ts'
import type { GameDrawing } from './drawing.ts'

/** A game without a drawing of its own: its view as it is, and moves in the full notation. */
export const plainDrawing: GameDrawing = {
  game: '',
  dealWord: text('ゲーム', 'game'),
  movesHelp: text('moves（m）：打てる手の一覧', 'moves (m): list the legal moves'),
  anybody: text('だれか宣言しますか？', 'Does anybody claim it?'),
  pans: false,
  seatsRound: false,
  moveHelp: [text('手の書き方は moves の一覧のとおりです', 'Moves are written as the list of moves shows them')],
  commands: [],
  board: ({ view }, _events, _preview, { columns, rows }) =>
    JSON.stringify(view, null, 1)
      .split('\n')
      .slice(0, rows)
      .map((line) => clip(line, columns)),
  reachable: () => ({ x: 0, y: 0 }),
  minor: () => false,
  hand: () => [],
  notes: () => [],
  seatNote: () => '',
  question: () => '',
  preview: (preview) => [JSON.stringify(preview)],
  query: () => ({}),
  list: (moves, _argument, _look, columns) => inColumns(moves, columns),
  readShort: (typed) => typed,
  dealSheet: () => null,
  resultNote: () => '',
}
