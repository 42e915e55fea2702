import { type Conflict, type Preset, type RuleSchema, type RulesOf, type Setting, text } from '@tefuda/kernel'
import { MOST_NUMBER, MOST_ROWS } from './board.ts'
import { boardFault } from './board-text.ts'
import { LARGE, SHIPPED, SMALL, STANDARD } from './boards.ts'

const settings = {
  board: {
    kind: 'matrix',
    group: 'board',
    default: STANDARD,
    min: 0,
    max: MOST_NUMBER,
    maxSide: MOST_ROWS,
    known: SHIPPED,
    source: 'CC-1',
    label: text('盤', 'Board'),
    note: text(
      '上の行から順に、左から右へマスの数字を並べます。0 の所にはマスがありません。',
      'The numbers of the cells, row by row from the top left; 0 where there is no cell.',
    ),
  },
  adjacency: {
    kind: 'choice',
    group: 'board',
    default: 'four',
    source: 'CC-4',
    label: text('隣のマス', 'Neighbouring cells'),
    options: [
      { value: 'four', label: text('上下左右', 'Sides only') },
      { value: 'eight', label: text('斜めも', 'Corners too') },
    ],
  },
  advanced: {
    kind: 'flag',
    group: 'board',
    default: false,
    source: 'CC-10',
    label: text('アドバンスト・ルール', 'Advanced rule'),
    note: text(
      'コインを広げていけるのは、準自陣とその隣からだけになります。',
      'Coins spread from near-territory and its neighbours only.',
    ),
  },
  multipliers: {
    kind: 'table',
    group: 'cards',
    min: 1,
    max: 5,
    source: 'CC-2',
    label: text('倍率', 'Multipliers'),
    rows: [
      { key: 'joker', label: text('ジョーカー1枚につき', 'For each joker') },
      { key: 'flush', label: text('フラッシュ', 'Flush') },
    ],
    default: { joker: 2, flush: 2 },
  },
  flushCards: {
    kind: 'integer',
    group: 'cards',
    default: 3,
    min: 2,
    max: 13,
    source: 'CC-2',
    label: text('フラッシュになる枚数', 'Cards that make a flush'),
  },
  hand: {
    kind: 'integer',
    group: 'cards',
    default: 5,
    min: 1,
    max: 15,
    source: 'CC-11',
    label: text('最初の人の手札', 'Cards of the first player'),
    note: text('次の人から、順に1枚ずつ多くなります。', 'Each player after the first gets one more.'),
  },
  draws: {
    kind: 'table',
    group: 'cards',
    min: 0,
    max: 20,
    source: 'CC-7',
    label: text('引く枚数', 'Cards drawn'),
    note: text('0 にすると、その引き方はなくなります。', '0 takes this way of drawing away.'),
    rows: [
      { key: 'none', label: text('捨てずに', 'Discarding none') },
      { key: 'two', label: text('2枚捨てて', 'Discarding two') },
      { key: 'five', label: text('5枚捨てて', 'Discarding five') },
    ],
    default: { none: 1, two: 4, five: 8 },
  },
  reshuffles: {
    kind: 'integer',
    group: 'session',
    default: 1,
    min: 0,
    max: 5,
    source: 'CC-7',
    label: text('使った札を山札に戻す回数', 'Times the used cards become a new pile'),
  },
  points: {
    kind: 'table',
    group: 'session',
    min: 0,
    max: 100,
    source: 'CC-9',
    label: text('マスの点', 'Points of a cell'),
    rows: [
      { key: 'low', label: text('1〜4 のマス', 'Numbers 1 to 4') },
      { key: 'middle', label: text('5・6 のマス', 'Numbers 5 and 6') },
      { key: 'high', label: text('7 以上のマス', 'Numbers 7 and more') },
    ],
    default: { low: 1, middle: 2, high: 4 },
  },
  deals: {
    kind: 'integer',
    group: 'session',
    default: 1,
    min: 1,
    max: 1000,
    source: 'CC-12',
    label: text('ゲーム数', 'Games'),
  },
} as const satisfies Record<string, Setting>

export type CccRules = RulesOf<typeof settings>

const presets: readonly Preset<CccRules>[] = [
  {
    id: 'standard',
    name: text('標準', 'Standard'),
    summary: text('6×6の盤、数字は1から10。', 'A board of 6×6 with numbers 1 to 10.'),
    delta: {},
  },
  {
    id: 'small',
    name: text('小さな盤', 'Small board'),
    summary: text('5×5の盤、数字は1から8。早く終わります。', 'A board of 5×5 with numbers 1 to 8, for a short game.'),
    delta: { board: SMALL },
  },
  {
    id: 'large',
    name: text('大きな盤', 'Large board'),
    summary: text('角のない8×8の盤、数字は1から14。', 'A board of 8×8 without its corners, numbers 1 to 14.'),
    delta: { board: LARGE },
  },
  {
    id: 'advanced',
    name: text('アドバンスト', 'Advanced'),
    summary: text(
      '標準の盤で、固めた自陣からは広がれません。',
      'The standard board; settled territory opens no new cells.',
    ),
    delta: { advanced: true },
  },
]

const conflicts: readonly Conflict<CccRules>[] = [
  {
    id: 'no-board',
    rule: 'CC-1',
    settings: ['board'],
    when: ({ board }) => boardFault(board) !== null,
    message: ({ board }) => boardFault(board)!.message,
  },
  {
    id: 'same-draws',
    rule: 'CC-7',
    settings: ['draws'],
    when: ({ draws }) => {
      const counts = Object.values(draws).filter((count) => count > 0)
      return new Set(counts).size < counts.length
    },
    message: () =>
      text(
        '引き方は引く枚数で呼び分けます。「引く枚数」を別々の数（使わない引き方は 0）にしてください。',
        'Ways of drawing are told apart by their number of cards. Make the numbers of draws different, or 0 for a way not used.',
      ),
  },
]

export const schema: RuleSchema<CccRules> = {
  groups: [
    { id: 'board', label: text('盤', 'The board') },
    { id: 'cards', label: text('札', 'Cards') },
    { id: 'session', label: text('終わりと点', 'End and points') },
  ],
  settings,
  presets,
  conflicts,
}
