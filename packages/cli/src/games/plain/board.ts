import type { BoardCell, Description } from '@tefuda/kernel'
import { createCanvas, type Paint } from '../../terminal/canvas.ts'
import { drawCard } from '../../terminal/cards.ts'
import type { Look } from '../../terminal/look.ts'
import { columnsOf, wrap } from '../../terminal/text.ts'

type Board = NonNullable<Description['board']>

/** What stands on a cell: its runs of text in their colours; of an empty one its name. */
type Content = readonly { readonly text: string; readonly paint: Paint }[]

/**
 * The board of a game that nobody has drawn: each cell in the row and column where it lies, with its top card, text, pieces
 * (`A2`: two of the first seat) or owner. Where that is wider than `columns`, or nothing may stand side by side, the cells that are not empty
 * are told one after another.
 */
export const boardLines = ({ cells }: Board, look: Look, columns: number): string[] => {
  const [across, down] = [stops(cells.map(({ x }) => x)), stops(cells.map(({ y }) => y))]
  const contents = cells.map((cell) => contentOf(cell, look))
  const widths = across.map((x) =>
    Math.max(...contents.flatMap((content, k) => (cells[k]!.x === x ? [columnsOf(textOf(content))] : []))),
  )
  const starts = widths.map((_, k) => widths.slice(0, k).reduce((sum, width) => sum + width + 1, 0))
  const wide = starts.at(-1)! + widths.at(-1)!
  if (look.linear || wide > columns) return told(cells, contents, look, columns)
  const canvas = createCanvas(wide, down.length)
  for (const [k, content] of contents.entries()) {
    let at = starts[across.indexOf(cells[k]!.x)]!
    for (const { text, paint } of content) {
      canvas.put(at, down.indexOf(cells[k]!.y), text, paint)
      at += columnsOf(text)
    }
  }
  return canvas.lines()
}

/** The different positions, ascending. */
const stops = (values: readonly number[]): readonly number[] => [...new Set(values)].sort((a, b) => a - b)

const contentOf = (cell: BoardCell, look: Look): Content => {
  const { name, cards = [], text } = cell
  const top = cards.at(-1)
  const { bold, dim } = look.paint
  const marks = [
    ...(top === undefined ? [] : [drawCard(top, look)]),
    ...(cards.length > 1 ? [{ text: `${look.signs.times}${cards.length}`, paint: dim }] : []),
    ...(text === undefined ? [] : [{ text: look.say(text), paint: bold }]),
    ...signsOf(cell).map((sign) => ({ text: sign, paint: bold })),
  ]
  return marks.length === 0 ? [{ text: name, paint: dim }] : marks
}

/** Pieces of each seat; where there are none, whose the cell is. */
const signsOf = ({ pieces = [], owner }: BoardCell): string[] => {
  const held = pieces.flatMap((count, seat) => (count > 0 ? [`${letterOf(seat)}${count}`] : []))
  return held.length === 0 && owner !== undefined ? [letterOf(owner)] : held
}

const letterOf = (seat: number): string => String.fromCharCode(65 + seat)

const textOf = (content: Content): string => content.map(({ text }) => text).join('')

const told = (cells: readonly BoardCell[], contents: readonly Content[], look: Look, columns: number): string[] => {
  const filled = cells.flatMap(({ name }, k) => {
    const content = textOf(contents[k]!)
    return content === name ? [] : [`${name} ${content}`]
  })
  return filled.length === 0 ? [] : wrap(filled.join(', '), columns, look.lang)
}
