import { isJoker, rankOf } from '@tefuda/kernel'
import { type Cell, EMPTY } from './board.ts'
import type { Reach } from './event.ts'
import type { Field } from './field.ts'
import { linesOfSpots, nearSpots, spotsAround } from './growing.ts'
import { cellName } from './notation.ts'
import type { RulesContext } from './state.ts'

/**
 * The reaches a placement that took nothing has made (SC-16): field cards that need one more card, somewhere a
 * card could be placed, to make a set or sequence of three with the placed one. Each card counts once.
 */
export const reachesOf = (context: RulesContext, field: Field, placed: Cell): Reach[] => {
  const others = reachedFrom(context, field, placed)
  if (others.length === 0) return []
  const { lines, nameOf } = runsOfThree(context, field, placed)
  return others.map((other) => {
    const { cells } = lines.find((line) => line.cells.includes(other))!
    const missing = cells.find((cell) => cell !== placed && cell !== other)!
    return { with: cellName(context, field, other), missing: nameOf(missing) }
  })
}

/** The cells of those field cards, in order. */
const reachedFrom = (context: RulesContext, field: Field, placed: Cell): Cell[] => {
  if (isJoker(field.top[placed]!)) return []
  const near = context.board?.near[placed] ?? nearSpots(field.spots, placed).sort((a, b) => a - b)
  const cells: Cell[] = []
  for (const at of near) if (isReach(field, placed, at >> 2, at & 3)) cells.push(at >> 2)
  return cells
}

/** How many they are. */
export const reachCount = (context: RulesContext, field: Field, placed: Cell): number => {
  if (isJoker(field.top[placed]!)) return 0
  const near = context.board !== null ? context.board.near[placed]! : nearSpots(field.spots, placed)
  let count = 0
  for (let i = 0; i < near.length; i++) if (isReach(field, placed, near[i]! >> 2, near[i]! & 3)) count++
  return count
}

const isReach = (field: Field, placed: Cell, other: Cell, distance: number): boolean => {
  const card = field.top[other]
  if (card === undefined || card === EMPTY || isJoker(card)) return false
  const apart = Math.abs(rankOf(card) - rankOf(field.top[placed]!))
  return apart === 0 || apart === distance || apart === 13 - distance
}

interface Runs {
  readonly lines: readonly { readonly cells: readonly Cell[] }[]
  nameOf(cell: Cell): string
}

/** On a growing field the missing card may also go to a spot that touches the field. */
const runsOfThree = (context: RulesContext, field: Field, placed: Cell): Runs => {
  if (context.board !== null)
    return { lines: context.board.threes[placed]!, nameOf: (cell) => cellName(context, field, cell) }
  const grown = { ...field, spots: [...field.spots, ...spotsAround(field.spots)] }
  return { lines: linesOfSpots(grown.spots, placed, 3), nameOf: (cell) => cellName(context, grown, cell) }
}
