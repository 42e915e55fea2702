import { type CccMove, type CccRulesContext, type CccState, type Cell, coinsNow, openingsOf } from '@tefuda/ccc'
import { type Seat, type Text, text } from '@tefuda/kernel'

type Place = Extract<CccMove, { type: 'place' }>

/** At most so many cells are named. */
const NAMED = 3

/** Some cells, dearest first, and what they score together. */
interface Cells {
  readonly names: readonly string[]
  readonly points: number
}

/** Cells that a coin lets a seat place on from its next turn on, and those on which a card alone is enough then. */
export interface Reach {
  readonly reach: Cells
  readonly eased: Cells
}

const NO_CELLS: Cells = { names: [], points: 0 }

export const reachOf = (context: CccRulesContext, state: CccState, seat: Seat, { cell }: Place): Reach => {
  if (state.last >= 0) return { reach: NO_CELLS, eased: NO_CELLS }
  const { worth, board, seats } = context
  const coins = coinsNow(context, state)
  const before = openingsOf(context, coins, seat)
  coins[cell * seats + seat]!++
  const after = openingsOf(context, coins, seat)
  const cellsOf = (isMeant: (cell: Cell) => boolean): Cells => {
    const cells = [...after.keys()].filter(isMeant).toSorted((a, b) => worth[b]! - worth[a]!)
    return {
      names: cells.map((other) => board.names[other]!),
      points: cells.reduce((sum, other) => sum + worth[other]!, 0),
    }
  }
  return {
    reach: cellsOf((other) => before[other] === 'closed' && after[other] !== 'closed'),
    eased: cellsOf((other) => before[other] === 'several' && after[other] === 'open'),
  }
}

/** That a coin lets the seat reach cells; null where it is none. */
export const reachText = (cells: Cells): Text | null => {
  if (cells.names.length === 0) return null
  const { ja, en } = cellsText(cells)
  return text(
    `次からは ${ja}にも届く${totalText(cells).ja}。`,
    `From the next turn on ${en} can be reached${totalText(cells).en}.`,
  )
}

export const easedText = (cells: Cells): Text => {
  const { ja, en } = cellsText(cells)
  return text(
    `次からは ${ja}に札1枚でも置ける${totalText(cells).ja}。`,
    `From the next turn on a card alone is enough on ${en}${totalText(cells).en}.`,
  )
}

const cellsText = ({ names }: Cells): Text => {
  const named = names.slice(0, NAMED).join(' ')
  return names.length > NAMED ? text(`${named} など`, `${named} and more`) : text(`${named} `, named)
}

const totalText = ({ names: { length }, points }: Cells): Text =>
  length > 1
    ? text(`（合わせて${points}点）`, ` (${pointsEn(points)} together)`)
    : text(`（${points}点）`, ` (${pointsEn(points)})`)

/** A number of points in words. */
export const pointsEn = (points: number): string => (points === 1 ? '1 point' : `${points} points`)
