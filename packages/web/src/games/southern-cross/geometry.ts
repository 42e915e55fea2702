import type { BoardId } from '@tefuda/southern-cross'
import { isGrowing } from './cells.ts'

/** Everything in CSS pixels. */
export interface Box {
  readonly width: number
  readonly height: number
}

/** Where the cards of a field lie in a box. */
export interface Plan {
  /** Width of a card; its height is 1.4 times that. */
  readonly card: number
  /** What all cards together take up, margins included. */
  readonly width: number
  readonly height: number
  /** Middle of a place, from the upper left corner. */
  readonly middle: (x: number, y: number) => readonly [left: number, top: number]
}

interface Place {
  readonly x: number
  readonly y: number
}

const RATIO = 1.4
/** Room for the edges of stacks at the sides, for labels below. */
const SIDE = 12
const BELOW_LABELS = 20
/** Margins above and below, where there is room to be generous with. */
const topOf = ({ height }: Box, edge = 0): number => Math.max(edge, height < 480 ? 8 : height * 0.055)
const bottomOf = (box: Box): number => Math.max(BELOW_LABELS, topOf(box))
/** Room for what names columns and rows, above and at the left. */
const EDGE = 16
const EDGE_OF_SIDES = 30

/** Whether columns and rows are named at the edges; the cells of 3×3 have words, those of the zodiac hours. */
export const hasEdges = (board: BoardId): boolean => board !== '3x3' && board !== 'zodiac'
const sideOf = (board: BoardId): number => (isGrowing(board) ? EDGE_OF_SIDES : hasEdges(board) ? EDGE : SIDE)
const topEdgeOf = (board: BoardId, box: Box): number => topOf(box, hasEdges(board) ? EDGE : 0)
/** Cards beyond this look clumsy, however large the screen. */
const LARGEST = 190
const LARGEST_ON_GROWING = 120
/** On growing fields: below this a face is hard to read, so that the field is panned instead. */
const LEGIBLE = 34
/** The smallest a finger can still aim at. */
export const SMALLEST = 24

/** The gap between cards, in card widths. */
const gapOf = (board: BoardId): number => (board === '3x3' ? 0.16 : board === '4x4' ? 0.14 : 0.13)

/** How the field of a board lies in a box. `zoom` is the width of a card on a growing field, where somebody chose one. */
export const planOf = (board: BoardId, places: readonly Place[], box: Box, zoom: number | null): Plan =>
  board === 'zodiac' ? ringPlan(box) : gridPlan(board, places, box, zoom)

const span = (values: readonly number[]): readonly [from: number, count: number] => {
  const from = Math.min(...values)
  return [from, Math.max(...values) - from + 1]
}

/** How many cards lie beside and below one another, and how large they may be to fit the box. */
const extentOf = (board: BoardId, places: readonly Place[], box: Box) => {
  const [left, columns] = span(places.map(({ x }) => x))
  const [top, rows] = span(places.map(({ y }) => y))
  const gap = gapOf(board)
  const wide = columns + (columns - 1) * gap
  const high = rows * RATIO + (rows - 1) * gap
  return {
    left,
    top,
    gap,
    wide,
    high,
    fit: Math.min(
      (box.width - sideOf(board) - SIDE) / wide,
      (box.height - topEdgeOf(board, box) - bottomOf(box)) / high,
    ),
  }
}

const gridPlan = (board: BoardId, places: readonly Place[], box: Box, zoom: number | null): Plan => {
  const { left, top, gap, wide, high, fit } = extentOf(board, places, box)
  const card = isGrowing(board) ? (zoom ?? between(LEGIBLE, fit, LARGEST_ON_GROWING)) : Math.min(fit, LARGEST)
  const step = card * (1 + gap)
  const stepDown = card * (RATIO + gap)
  const [fromLeft, fromTop] = [sideOf(board), topEdgeOf(board, box)]
  return {
    card,
    width: wide * card + fromLeft + SIDE,
    height: high * card + fromTop + bottomOf(box),
    middle: (x, y) => [fromLeft + card / 2 + (x - left) * step, fromTop + (card * RATIO) / 2 + (y - top) * stepDown],
  }
}

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value))

/** The width of a card at which a growing field is seen whole, as far as a finger can still aim. */
export const wholeFit = (board: BoardId, places: readonly Place[], box: Box): number =>
  between(SMALLEST, extentOf(board, places, box).fit, LARGEST_ON_GROWING)

/** Radius of the ring in cells, as the engine places its cards. */
const RADIUS = 2.4
/** Neighbours on the ring lie at least this far apart, in card widths and heights. */
const APART = 1.05
/** From hour to hour the ring advances by these parts of a radius: along its flat and its steep side. */
const FLAT = 0.5
const SLANT = Math.sin(Math.PI / 3) - Math.sin(Math.PI / 6)

/** The zodiac: an ellipse that fills the box, with cards as large as their neighbours allow. */
const ringPlan = (box: Box): Plan => {
  const width = box.width - 2 * SIDE
  const height = box.height - topOf(box) - bottomOf(box)
  // A ring of radii rx, ry around cards of width c: 2 rx + c ≤ width, 2 ry + 1.4 c ≤ height.
  const acrossFlat = (width * FLAT) / (2 * APART + FLAT)
  const downSteep = (height * FLAT) / (RATIO * (2 * APART + FLAT))
  const slantWide = (width * SLANT) / (2 * APART + SLANT)
  const slantHigh = (height * SLANT) / (RATIO * (2 * APART + SLANT))
  const card = Math.min(acrossFlat, downSteep, Math.max(slantWide, slantHigh), LARGEST * 0.75)
  const ry = (height - card * RATIO) / 2
  const rx = Math.min((width - card) / 2, ry * 1.4)
  return {
    card,
    width: 2 * rx + card + 2 * SIDE,
    height: box.height,
    middle: (x, y) => [
      SIDE + card / 2 + rx + (x / RADIUS) * rx,
      topOf(box) + (card * RATIO) / 2 + ry + (y / RADIUS) * ry,
    ],
  }
}
