import type { Figure, RulesRequest, Spot } from '@tefuda/kernel'
import { BOARDS, FREE_START, spotCode, spotName } from '../src/board.ts'
import type { BoardId } from '../src/rules.ts'
import { arrange, type Table } from './arrange.ts'

/** For tests: a figure laid out on a real table, and the move it shows. */
export interface Laid {
  readonly table: Table
  readonly move: string
  /** Names of the cells its lines run through. */
  readonly lines: readonly (readonly string[])[]
}

const SIDES: Readonly<Partial<Record<BoardId, number>>> = { '3x3': 3, '4x4': 4, '5x5': 5 }

/** Lays a figure out as it is drawn; one that shows a single line is laid out with its last card to be placed. */
export const layOut = (request: RulesRequest, board: BoardId, seats: number, figure: Figure): Laid => {
  const isLine = figure.spots.every(({ placed }) => placed !== true)
  const spots = figure.spots.map(
    (spot, i): Spot => (isLine && i === figure.spots.length - 1 ? { ...spot, placed: true } : spot),
  )
  const names = spots.map((spot, i) => nameOf(board, spot, i))
  const hand = spots.filter(({ placed }) => placed === true).map(({ card }) => card)
  const field = fieldNames(board, spots, names)
  const table = arrange({
    rules: request,
    seats,
    field: field.map((name) => cardOn(spots[names.indexOf(name)])).join(' '),
    hand: [...hand, 'C3'].join(' '),
  })
  if (board === 'free' || board === 'ultra')
    table.state.fields[0]!.spots = field.map((name) => {
      const [x = 0, y = 0] = name.split(',').map(Number)
      return spotCode(x, y)
    })
  const move = spots.flatMap((spot, i) => (spot.placed === true ? [`${spot.card}@${names[i]}`] : [])).join('+')
  return { table, move, lines: figure.lines.map((line) => line.map((spot) => names[spot]!)) }
}

const cardOn = (spot: Spot | undefined): string => (spot?.card === undefined || spot.placed === true ? '.' : spot.card)

const nameOf = (board: BoardId, { x, y }: Spot, index: number): string => {
  if (board === 'zodiac') return index === 12 ? '0' : `${index + 1}`
  return SIDES[board] === undefined ? `${x},${y}` : `${'abcde'[x]}${y + 1}`
}

/** Every cell of the field before the move, in its order. */
const fieldNames = (board: BoardId, spots: readonly Spot[], names: readonly string[]): string[] => {
  if (board === 'free' || board === 'ultra') {
    const start = FREE_START.map(spotName)
    return [...start, ...names.filter((name, i) => !start.includes(name) && spots[i]!.placed !== true)]
  }
  return BOARDS[board].names.slice()
}
