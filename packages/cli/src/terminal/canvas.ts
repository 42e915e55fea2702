import { columnsOf, graphemesOf } from './text.ts'

/** Colours a run of text, or leaves it. */
export type Paint = (text: string) => string

/** A rectangle of character cells to draw on; what falls outside is cut off, later marks cover earlier ones. */
export interface Canvas {
  put(x: number, y: number, text: string, paint?: Paint): void
  /** One string a row, without spaces at the end. */
  lines(): string[]
}

interface Mark {
  /** Empty for the right half of a wide character. */
  readonly text: string
  readonly paint: Paint
}

const plain: Paint = (text) => text
const BLANK: Mark = { text: ' ', paint: plain }

export const createCanvas = (columns: number, rows: number): Canvas => {
  const grid: Mark[][] = Array.from({ length: rows }, () => Array.from({ length: columns }, () => BLANK))
  return {
    put(x, y, text, paint = plain) {
      const row = grid[y]
      if (row === undefined) return
      let column = x
      for (const grapheme of graphemesOf(text)) {
        const wide = columnsOf(grapheme)
        if (column >= 0 && column + wide <= columns) mark(row, column, wide, { text: grapheme, paint })
        column += wide
      }
    },
    lines: () => grid.map((row) => paintRow(row).trimEnd()),
  }
}

/** A wide character that loses one of its halves leaves a blank in the other. */
const mark = (row: Mark[], column: number, wide: number, content: Mark): void => {
  if (row[column]?.text === '') row[column - 1] = BLANK
  if (row[column + wide]?.text === '') row[column + wide] = BLANK
  row[column] = content
  if (wide === 2) row[column + 1] = { text: '', paint: content.paint }
}

const paintRow = (row: readonly Mark[]): string => {
  const used = row.findLastIndex(({ text }) => text !== ' ') + 1
  let line = ''
  let run = ''
  let paint = plain
  for (const content of row.slice(0, used)) {
    if (content.paint !== paint) {
      line += run === '' ? '' : paint(run)
      run = ''
      paint = content.paint
    }
    run += content.text
  }
  return line + (run === '' ? '' : paint(run))
}
