import {
  type Cell,
  type Field,
  linesOfSpots,
  type SouthernCrossRulesContext,
  spotsAround,
  type Target,
} from '@tefuda/southern-cross'

/** A cell and the pairs of cells that lie opposite each other across it: one card there can complete them all. */
export interface Crossing {
  readonly centre: Cell
  readonly firsts: readonly Cell[]
  readonly seconds: readonly Cell[]
  /** For each cell which pair it belongs to, or -1. */
  readonly pairOf: Int8Array
}

/** Where cards can lie. Spots that touch a growing field are cells without a card, after those of the field. */
export interface Ground {
  readonly size: number
  readonly targets: readonly Target[]
  /** The lines of three through each cell; a line is the same array wherever it stands. */
  readonly threes: readonly (readonly (readonly Cell[])[])[]
  /** The lines through each cell on which a role is looked for. */
  readonly lines: readonly (readonly (readonly Cell[])[])[]
  /** Those with the most pairs. */
  readonly crossings: readonly Crossing[]
  /** All cells, centres of crossings first. */
  readonly order: readonly Cell[]
}

/** The ground of each field; made once for a board, and once for each shape of a growing field. */
export const grounds = (context: SouthernCrossRulesContext): ((field: Field) => Ground) => {
  const { board } = context
  if (board !== null) {
    const cells = board.names.map((_, cell) => cell)
    const ground = groundOf(
      context,
      cells,
      board.through.map((lines) => lines.map((line) => line.cells)),
    )
    return () => ground
  }
  const known = new Map<string, Ground>()
  return ({ spots }) => {
    const shape = spots.join()
    const ground = known.get(shape) ?? growing(context, spots)
    if (known.size >= SHAPES_KEPT) known.clear()
    known.set(shape, ground)
    return ground
  }
}

const SHAPES_KEPT = 1000

const growing = (context: SouthernCrossRulesContext, spots: readonly Target[]): Ground => {
  const targets = [...spots, ...spotsAround(spots)]
  const longest = context.oneRoleEach ? 5 : 3
  const lines = new Map<number, readonly Cell[]>()
  const through = targets.map((_, cell) =>
    linesOfSpots(targets, cell, longest).map(({ id, cells }) => {
      const line = lines.get(id) ?? cells
      lines.set(id, line)
      return line
    }),
  )
  return groundOf(context, targets, through)
}

const groundOf = (
  context: SouthernCrossRulesContext,
  targets: readonly Target[],
  through: readonly (readonly (readonly Cell[])[])[],
): Ground => {
  const threes = through.map((lines) => lines.filter((cells) => cells.length === 3))
  const middles = threes.map((lines, cell) => lines.filter((cells) => cells[1] === cell))
  const most = Math.max(...middles.map((lines) => lines.length))
  const crossings = middles.flatMap((lines, centre) =>
    lines.length === most && most > 0 ? [crossing(centre, lines, targets.length)] : [],
  )
  const centres = crossings.map(({ centre }) => centre)
  const order = [...centres, ...targets.map((_, cell) => cell).filter((cell) => !centres.includes(cell))]
  return { size: targets.length, targets, threes, lines: context.oneRoleEach ? through : threes, crossings, order }
}

const crossing = (centre: Cell, lines: readonly (readonly Cell[])[], size: number): Crossing => {
  const pairOf = new Int8Array(size).fill(-1)
  for (const [pair, cells] of lines.entries()) {
    pairOf[cells[0]!] = pair
    pairOf[cells[2]!] = pair
  }
  return { centre, firsts: lines.map((cells) => cells[0]!), seconds: lines.map((cells) => cells[2]!), pairOf }
}
