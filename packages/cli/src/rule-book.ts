import type { Block, Chapter, Figure, RuleBook, RuleId, Ruling, Spot } from '@tefuda/kernel'
import { type Text, text } from '@tefuda/kernel'
import { createCanvas } from './terminal/canvas.ts'
import { putCardBox, SMALL_BOX } from './terminal/card-box.ts'
import { withCardSigns } from './terminal/cards.ts'
import type { Look } from './terminal/look.ts'
import { columnsOf, padEnd, wrap } from './terminal/text.ts'

/** A rule book as lines of at most `columns`, figures drawn in characters. */
export const ruleBookLines = (book: RuleBook, look: Look, columns: number): string[] => [
  look.paint.bold(look.say(book.title)),
  ...wrap(look.say(book.credit), columns, look.lang).map(look.paint.dim),
  ...book.chapters.flatMap((chapter) => chapterLines(chapter, look, columns)),
  ...rulingLines(book.rulings, look, columns),
]

export const chapterLines = ({ id, title, blocks }: Chapter, look: Look, columns: number): string[] => [
  '',
  ...heading(`${look.signs.rule.repeat(2)} ${withCardSigns(look.say(title), look)}`, `[${id}]`, look, columns),
  ...blocks.flatMap((block) => ['', ...blockLines(block, look, columns)]),
]

/** A bold line with a dim note behind it, or below it where there is no room. */
const heading = (title: string, note: string, look: Look, columns: number): string[] => {
  const { paint, lang } = look
  if (note !== '' && columnsOf(title) + 1 + columnsOf(note) <= columns)
    return [`${paint.bold(title)} ${paint.dim(note)}`]
  return [
    ...wrap(title, columns, lang).map(paint.bold),
    ...(note === '' ? [] : wrap(note, columns, lang).map(paint.dim)),
  ]
}

const blockLines = (block: Block, look: Look, columns: number): string[] => {
  const { lang } = look
  const say = (content: Text): string => withCardSigns(look.say(content), look)
  const mark = `${say(CHANGED)} `
  const changed = 'changed' in block && block.changed === true ? mark : ''
  const rules = rulesNote(block.rules)
  switch (block.kind) {
    case 'paragraph':
      return wrap(changed + say(block.text) + rules, columns, lang)
    case 'list':
      return block.items.flatMap((item, at) =>
        indent(
          `${changed !== '' || block.changedItems?.includes(at) === true ? mark : ''}${say(item)}${at === block.items.length - 1 ? rules : ''}`,
          `${look.signs.dot} `,
          look,
          columns,
        ),
      )
    case 'table':
      return tableLines(
        [block.head.map(say), ...block.rows.map((row) => row.map(say))],
        changed + rules.trim(),
        look,
        columns,
      )
    case 'figure':
      return [...figureLines(block.figure, look, columns), ...wrap(say(block.caption) + rules, columns, lang)]
  }
}

const CHANGED = text('［標準と違う］', '[changed]')

const rulesNote = (rules: readonly RuleId[] = []): string => (rules.length === 0 ? '' : ` (${rules.join(', ')})`)

const indent = (content: string, mark: string, look: Look, columns: number): string[] =>
  wrap(content, columns - 4, look.lang).map((line, at) => `  ${at === 0 ? mark : '  '}${line}`)

/** The last column takes what is left and is broken; the others stay as wide as their widest cell. */
const tableLines = (rows: readonly (readonly string[])[], note: string, look: Look, columns: number): string[] => {
  const count = Math.max(...rows.map((row) => row.length))
  const wide = Array.from({ length: count }, (_, at) => Math.max(...rows.map((row) => columnsOf(row[at] ?? ''))))
  const before = wide.slice(0, -1).reduce((sum, columnsUsed) => sum + columnsUsed + 2, 2)
  if (columns - before < Math.min(NARROWEST_CELL, wide.at(-1) ?? 0)) return stackedRows(rows, note, look, columns)
  const last = Math.min(wide.at(-1) ?? 0, columns - before)
  const lines = rows.flatMap((row, index) => {
    const start = row
      .slice(0, count - 1)
      .map((cell, at) => padEnd(cell, wide[at]! + 2))
      .join('')
    const broken = wrap(row[count - 1] ?? '', last, look.lang)
    const drawn = broken.map((line, at) =>
      `  ${at === 0 ? padEnd(start, before - 2) : ' '.repeat(before - 2)}${line}`.trimEnd(),
    )
    return index === 0 ? drawn.map(look.paint.bold) : drawn
  })
  return note === '' ? lines : [...lines, `  ${look.paint.dim(note)}`]
}

const NARROWEST_CELL = 12

/** A table that is too wide: each row as lines of its own, its other cells below the first. */
const stackedRows = (rows: readonly (readonly string[])[], note: string, look: Look, columns: number): string[] => {
  const [head = [], ...body] = rows
  const lines = body.flatMap(([first = '', ...others]) => [
    ...wrap(first, columns - 2, look.lang).map((line) => look.paint.bold(`  ${line}`)),
    ...others.flatMap((cell, at) => {
      const label = head[at + 1] ?? ''
      const content = label === '' ? cell : `${label}${look.lang === 'ja' ? '：' : ': '}${cell}`
      return wrap(content, columns - 4, look.lang).map((line) => `    ${line}`)
    }),
  ])
  return note === '' ? lines : [...lines, `  ${look.paint.dim(note)}`]
}

/** Cards in frames where the figure has them; those of its lines are pointed out, the one it is about is labelled. */
export const figureLines = (figure: Figure, look: Look, columns: number): string[] => {
  const spots = inRows(figure, Math.floor((columns - MARGIN) / (SMALL_BOX.columns + 1)))
  const left = Math.min(0, ...spots.map(({ x }) => x))
  const top = Math.min(0, ...spots.map(({ y }) => y))
  const place = ({ x, y }: Spot): readonly [number, number] => [
    MARGIN + Math.round((x - left) * (SMALL_BOX.columns + 1)),
    Math.round((y - top) * SMALL_BOX.rows),
  ]
  const inLine = new Set(figure.lines.flat())
  const canvas = createCanvas(columns, Math.max(0, ...spots.map((spot) => place(spot)[1])) + SMALL_BOX.rows)
  for (const [index, spot] of spots.entries()) {
    const [x, y] = place(spot)
    const placed = spot.placed === true ? { label: look.lang === 'ja' ? '置く' : 'put' } : {}
    putCardBox(canvas, x, y, SMALL_BOX, { card: spot.card, marked: inLine.has(index), ...placed }, look)
  }
  return canvas.lines()
}

const MARGIN = 2

/** The spots of a figure; a single row that is wider than so many cards goes on in the next, cards of one line together where they fit. */
const inRows = ({ spots, lines }: Figure, width: number): readonly Spot[] => {
  if (spots.some(({ y }) => y !== spots[0]!.y) || spots.every(({ x }) => x + 1 <= width)) return spots
  let start = 0
  let row = 0
  return spots.map((spot, index) => {
    const line = lines.find((one) => one[0] === index && one.length <= width) ?? [index]
    if (spots[line.at(-1)!]!.x + 1 - start > width) {
      start = spot.x
      row += 1
    }
    return { ...spot, x: spot.x - start, y: spot.y + row }
  })
}

const MARKS = {
  option: text('設定で変えられる', 'can be changed'),
  reconstructed: text('失われた箇所を補った', 'fills in what is lost'),
  ours: text('この実装の判断', 'our own reading'),
} as const

const rulingLines = (rulings: readonly Ruling[], look: Look, columns: number): string[] =>
  rulings.length === 0
    ? []
    : [
        '',
        look.paint.bold(`${look.signs.rule.repeat(2)} ${look.say(text('読み方の一覧', 'Rulings'))}`),
        ...rulings.flatMap(({ id, title, text: reading, marks }) => {
          const notes = marks.map((mark) => `[${look.say(MARKS[mark])}]`).join(' ')
          return [
            '',
            ...heading(`${id} ${withCardSigns(look.say(title), look)}`, notes, look, columns),
            ...wrap(withCardSigns(look.say(reading), look), columns, look.lang),
          ]
        }),
      ]
