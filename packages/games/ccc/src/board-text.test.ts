import { isRefusal } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { type BoardNumbers, boardOf } from './board.ts'
import { boardFault, formatBoard, parseBoard } from './board-text.ts'
import { LARGE, SMALL, STANDARD } from './boards.ts'

const reversed = (board: BoardNumbers): number[][] => board.map((row) => [...row].reverse()).reverse()

const SHIPPED = [
  { name: 'standard', board: STANDARD, highest: 10, cells: 36 },
  { name: 'small', board: SMALL, highest: 8, cells: 25 },
  { name: 'large', board: LARGE, highest: 14, cells: 60 },
]

describe('the shipped boards (CC-1)', () => {
  it.each(SHIPPED)('$name is symmetric under half a turn and holds every number from 1 to $highest', (shipped) => {
    const { board, highest, cells } = shipped
    expect(reversed(board)).toEqual(board)
    const numbers = board.flat().filter((number) => number > 0)
    expect(numbers).toHaveLength(cells)
    expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual(Array.from({ length: highest }, (_, k) => k + 1))
  })

  it.each(SHIPPED)('$name has its low numbers outside and its high ones inside', ({ board }) => {
    const { numbers, neighbours } = boardOf(board, 'four')
    const mean = (list: readonly number[]): number => list.reduce((sum, number) => sum + number, 0) / list.length
    const outside = numbers.filter((_, cell) => neighbours[cell]!.length < 4)
    const inside = numbers.filter((_, cell) => neighbours[cell]!.length === 4)
    expect(mean(inside)).toBeGreaterThan(2 * mean(outside))
  })
})

describe('a board as text', () => {
  it('is read as it stands', () => {
    expect(parseBoard('1 2 3\n4 . 6\n')).toEqual([
      [1, 2, 3],
      [4, 0, 6],
    ])
  })

  it('may have comments, empty lines, zeros, full-width digits, lines of any ending, rows of any length', () => {
    expect(parseBoard('# my board\r\n\r\n １　２ 10 # top\n\n0 5\n')).toEqual([
      [1, 2, 10],
      [0, 5, 0],
    ])
  })

  it.each(SHIPPED)('of $name reads back as it was', ({ board }) => {
    expect(parseBoard(formatBoard(board))).toEqual(board)
  })

  it('stands in columns', () => {
    expect(
      formatBoard([
        [1, 10],
        [0, 3],
      ]),
    ).toBe(' 1 10\n .  3\n')
  })

  it('of twelve by twelve is as large as it gets', () => {
    const row = Array(12).fill('30').join(' ')
    expect(parseBoard(Array(12).fill(row).join('\n'))).toHaveLength(12)
    expect(parseBoard(Array(13).fill(row).join('\n'))).toMatchObject({
      code: 'bad-board',
      message: { en: 'A board has at most 12 rows; this one has 13. Take some away.' },
    })
    expect(parseBoard(`1 2\n${row} 1`)).toMatchObject({
      message: {
        ja: '2行目は13列あります。12列までにしてください。',
        en: 'Line 2 has 13 columns. There may be 12 at most.',
      },
    })
  })

  it.each(['x', '-1', '31', '1.5', '1e1', '..', '99999', '½'])('of a cell %j is refused, with its line', (word) => {
    const refused = parseBoard(`1 2\n# here\n3 ${word}`)
    expect(refused).toMatchObject({ code: 'bad-board', rule: 'CC-1' })
    expect(isRefusal(refused) && refused.message.ja).toContain('3行目')
    expect(isRefusal(refused) && refused.message.en).toContain('Line 3')
  })

  it.each(['', '\n\n', '. .\n. .', '# 1 2 3', '7'])('without two cells is refused: %j', (text) => {
    expect(parseBoard(text)).toMatchObject({ code: 'bad-board' })
  })

  it('of endless length is not even read', () => {
    expect(parseBoard('1 '.repeat(20_000))).toMatchObject({ code: 'bad-board' })
  })

  it('is sound if it is read', () => {
    expect(boardFault(STANDARD)).toBeNull()
    expect(boardFault([])).toMatchObject({ message: { en: expect.stringContaining('0 cells') } })
    expect(boardFault([[0, 4]])).toMatchObject({ message: { en: expect.stringContaining('1 cell.') } })
  })
})

describe('the cells of a board', () => {
  it('are named by column and row, missing ones left out', () => {
    const { names, numbers } = boardOf(
      [
        [0, 5],
        [6, 0, 7],
      ],
      'four',
    )
    expect(names).toEqual(['b1', 'a2', 'c2'])
    expect(numbers).toEqual([5, 6, 7])
    expect(boardOf(Array(12).fill(Array(12).fill(1)), 'four').names.at(-1)).toBe('l12')
  })

  it('lie beside one another at their sides; at their corners too, if so set (CC-4)', () => {
    const beside = (adjacency: 'four' | 'eight') => {
      const { names, neighbours } = boardOf(
        [
          [1, 1, 1],
          [1, 1, 0],
          [1, 1, 1],
        ],
        adjacency,
      )
      return neighbours[names.indexOf('b2')]!.map((cell) => names[cell])
    }
    expect(beside('four')).toEqual(['b1', 'a2', 'b3'])
    expect(beside('eight')).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'b3', 'c3'])
  })
})
