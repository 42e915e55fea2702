import { excerpt, isRefusal, type Refusal, refusal } from '@tefuda/kernel'
import { type BoardNumbers, MOST_NUMBER, MOST_ROWS } from './board.ts'

/** Longer texts are not looked at. */
const LONGEST = 20_000
const FEWEST_CELLS = 2

/**
 * Reads a board from text as one writes it in an editor: a line for each row, numbers separated by blanks, `.` (or 0)
 * where a cell is missing; empty lines and what follows a `#` are ignored, full-width digits will do. Rows come back
 * filled up to one length. Refused with the line at fault: anything that is no number from 1 to 30, too many rows or
 * columns, a board of fewer than two cells (CC-1).
 */
export const parseBoard = (text: string): BoardNumbers | Refusal => {
  if (text.length > LONGEST) return tooLong()
  const rows: number[][] = []
  for (const [index, line] of text
    .normalize('NFKC')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const words = line.replace(/#.*/u, '').match(/\S+/g) ?? []
    if (words.length === 0) continue
    const row = readRow(words, index + 1)
    if (isRefusal(row)) return row
    rows.push(row)
  }
  const width = Math.max(0, ...rows.map((row) => row.length))
  const numbers = rows.map((row) => [...row, ...Array<number>(width - row.length).fill(0)])
  return boardFault(numbers) ?? numbers
}

const readRow = (words: readonly string[], line: number): number[] | Refusal => {
  const row: number[] = []
  for (const word of words) {
    const number = word === '.' ? 0 : /^\d{1,4}$/.test(word) ? Number(word) : -1
    if (number < 0 || number > MOST_NUMBER) return unreadable(word, line)
    row.push(number)
  }
  return row.length <= MOST_ROWS ? row : tooWide(row.length, line)
}

/** Writes a board so that `parseBoard` reads it again: columns stand below one another. */
export const formatBoard = (rows: BoardNumbers): string => {
  const words = rows.map((row) => row.map((number) => (number === 0 ? '.' : `${number}`)))
  const width = Math.max(1, ...words.flat().map((word) => word.length))
  return `${words.map((row) => row.map((word) => word.padStart(width)).join(' ')).join('\n')}\n`
}

/** What is wrong with the shape of a board whose numbers are in range, or null. */
export const boardFault = (rows: BoardNumbers): Refusal | null => {
  if (rows.length > MOST_ROWS)
    return fault(
      `盤は${MOST_ROWS}行までです（いま${rows.length}行）。行を減らしてください。`,
      `A board has at most ${MOST_ROWS} rows; this one has ${rows.length}. Take some away.`,
    )
  const cells = rows.flat().filter((number) => number > 0).length
  if (cells < FEWEST_CELLS)
    return fault(
      `盤にマスが${cells}個しかありません。1から${MOST_NUMBER}までの数を${FEWEST_CELLS}つ以上書いてください。`,
      `The board has ${cells === 1 ? '1 cell' : `${cells} cells`}. Write at least ${FEWEST_CELLS} numbers from 1 to ${MOST_NUMBER}.`,
    )
  return null
}

const fault = (ja: string, en: string): Refusal => refusal('bad-board', 'CC-1', ja, en)

const unreadable = (word: string, line: number): Refusal =>
  fault(
    `${line}行目の「${excerpt(word)}」は読めません。1から${MOST_NUMBER}までの数か、マスのない所なら「.」を書いてください。`,
    `Line ${line}: cannot read ${JSON.stringify(excerpt(word))}. Write a number from 1 to ${MOST_NUMBER}, or . where a cell is missing.`,
  )

const tooWide = (columns: number, line: number): Refusal =>
  fault(
    `${line}行目は${columns}列あります。${MOST_ROWS}列までにしてください。`,
    `Line ${line} has ${columns} columns. There may be ${MOST_ROWS} at most.`,
  )

const tooLong = (): Refusal =>
  fault(
    `盤の文が長すぎます。${MOST_ROWS}行・${MOST_ROWS}列までにしてください。`,
    `This is too long for a board: at most ${MOST_ROWS} rows of ${MOST_ROWS} numbers.`,
  )
