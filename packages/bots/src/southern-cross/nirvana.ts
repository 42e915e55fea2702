import type { Card } from '@tefuda/kernel'
import type { Cell, SouthernCrossRulesContext } from '@tefuda/southern-cross'
import type { Prospects } from './prospects.ts'

/** The lines of five through the middle of 5×5; roles on all of them make the trick that counts 25 times (SC-7). */
export const greatLines = ({ rules, board }: SouthernCrossRulesContext): readonly (readonly Cell[])[] =>
  rules.board === '5x5' && board !== null
    ? board.through[board.centre[0]!]!.map(({ cells }) => cells).filter((cells) => cells.length === 5)
    : []

/** A rank for the middle. */
export interface Great {
  readonly rank: number
  /** In points. */
  readonly worth: number
  /** How many of the sixteen cards beside it lie where they are wanted. */
  readonly lying: number
}

/** The aim of making all of them by one card in the middle. */
export interface Nirvana {
  /** Puts what the trick is worth, with each rank in the middle, in the place of what is worth less. */
  raise(worths: Float64Array, top: Int16Array): void
  /** Keeps in mind what it is worth on this layout, with the cards told. */
  look(top: Int16Array): void
  /** `raise` on a layout that differs from the one in mind by the card on this cell, where `old` lay. */
  raiseWith(worths: Float64Array, top: Int16Array, cell: Cell, old: Card): void
  /** The rank in the middle with which it is worth most; null where it cannot come in time. */
  best(top: Int16Array): Great | null
}

/**
 * The worth is told as that of other aims: points count in full when all is there, and lose with the square of the part of the
 * pile that will have gone by then. Each line goes the way for which it lacks fewest cards. Null where there is no such trick.
 */
export const nirvanaFor = (context: SouthernCrossRulesContext, { late }: Prospects): Nirvana | null => {
  const lines = greatLines(context)
  if (lines.length === 0) return null
  const { points, multipliers5x5 } = context.rules
  /** The four cells of each line beside the middle. */
  const beside = lines.flatMap((line) => [line[0]!, line[1]!, line[3]!, line[4]!])
  /** What all lines lack with this rank in the middle. */
  const lacksOf = (rank: number, top: Int16Array): number => {
    const place = rank << 6
    let lacks = MIDDLE
    for (let at = 0; at < beside.length; at += 4) {
      const fits =
        FITS[place | (top[beside[at]!]! & 15)]! |
        FITS[place | 16 | (top[beside[at + 1]!]! & 15)]! |
        FITS[place | 32 | (top[beside[at + 2]!]! & 15)]! |
        FITS[place | 48 | (top[beside[at + 3]!]! & 15)]!
      lacks += LACKS[fits]!
    }
    return lacks
  }

  /** What the trick is worth then, if more than `least`; else `least`. */
  const worth = (rank: number, lacks: number, least: number): number => {
    const sets = lacks >> SETS
    const most = multipliers5x5.nirvana * (sets * points['five-cards'] + (lines.length - sets) * points.straight)
    if (most <= least) return least
    const time = timeOf(late, rank, lacks)
    return time < 1 ? Math.max(least, most * (1 - Math.sqrt(time))) : least
  }

  /** At each cell of the lines which card beside the middle lies there, as `FITS` has it. */
  const placeOf = new Int8Array(context.board!.names.length).fill(-1)
  for (const [at, cell] of beside.entries()) placeOf[cell] = (at & 3) << 4
  const known = new Float64Array(RANKS)

  const raise = (worths: Float64Array, top: Int16Array): void => {
    for (let rank = 0; rank < RANKS; rank++) worths[rank] = worth(rank, lacksOf(rank, top), worths[rank]!)
  }

  return {
    raise,
    look(top) {
      known.fill(0)
      raise(known, top)
    },
    raiseWith(worths, top, cell, old) {
      const place = placeOf[cell]!
      const [then, before] = [place | (top[cell]! & 15), place | (old & 15)]
      for (let rank = 0; rank < RANKS; rank++) {
        const least = worths[rank]!
        if (place >= 0 && FITS[(rank << 6) | then] !== FITS[(rank << 6) | before])
          worths[rank] = worth(rank, lacksOf(rank, top), least)
        else if (known[rank]! > least) worths[rank] = known[rank]!
      }
    },
    best(top) {
      const worths = Array.from({ length: RANKS }, (_, rank) => worth(rank, lacksOf(rank, top), 0))
      const most = Math.max(...worths)
      const rank = worths.indexOf(most)
      return most === 0 ? null : { rank, worth: most, lying: beside.length - countOf(lacksOf(rank, top) - MIDDLE) }
    },
  }
}

/** When the cards have come that lack, as `LACKS` counts them, and the one in the middle: the fourth power, beyond 1 where never. */
const timeOf = (late: Prospects['late'], rank: number, lacks: number): number => {
  let time = 0
  for (let step = 0; step < 5; step++) {
    const lacking = (lacks >> (4 * step)) & 15
    if (lacking > 0) time += late(CIRCLE[rank + step]!, lacking)
  }
  return time
}

/** How many cards lack in all. */
const countOf = (lacks: number): number => [0, 1, 2, 3, 4].reduce((sum, step) => sum + ((lacks >> (4 * step)) & 15), 0)

const RANKS = 13

/** The rank at a step from two below a rank to two above, at the sum of both. */
const CIRCLE = Array.from({ length: RANKS + 5 }, (_, sum) => (sum + RANKS - 2) % RANKS)

/** The ways a line can go, a straight upwards or downwards, or five of a rank: the steps of the cards beside the middle. */
const WAYS = [
  [0, 1, 3, 4],
  [4, 3, 1, 0],
  [2, 2, 2, 2],
] as const
const SET = 2

/** For the rank of the middle, the k-th card beside it and its rank, at `middle << 6 | k << 4 | rank`: for each way a bit where it fits. */
const FITS = new Int32Array(RANKS << 6)
for (let middle = 0; middle < RANKS; middle++)
  for (const [way, steps] of WAYS.entries())
    for (const [k, step] of steps.entries())
      FITS[(middle << 6) | (k << 4) | CIRCLE[middle + step]!]! |= 1 << (4 * way + k)

/** Where `LACKS` counts lines that go as a set. */
const SETS = 20

/** What a line lacks on the way for which that is least, by its `FITS` together: four bits for each step; such numbers can be added up. */
const LACKS = Int32Array.from({ length: 1 << (4 * WAYS.length) }, (_, fits) => {
  const ways = WAYS.map((steps, way) => steps.filter((_, k) => ((fits >> (4 * way + k)) & 1) === 0))
  const least = Math.min(...ways.map(({ length }) => length))
  const way = ways.findIndex(({ length }) => length === least)
  return ways[way]!.reduce((sum, step) => sum + (1 << (4 * step)), way === SET ? 1 << SETS : 0)
})

/** The card in the middle, which is to come last. */
const MIDDLE = 1 << 8
