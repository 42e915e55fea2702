import { isSymbol, rankOf } from '../cards.ts'
import { type Block, blockCards, blockRank, blockSuits, GROUP, kindOf, RUN } from '../hand/block.ts'
import type { ExjanRules, Yaku, Yakuman } from '../rules.ts'
import type { Win } from './win.ts'

/** A yaku of a hand, or its dora. */
export interface YakuLine {
  readonly id: Yaku
  /** How often it counts: dora by card, symbol groups by group, others once. */
  readonly times: number
  /** Dan in all. */
  readonly dan: number
}

/** The shape of a split hand: what most yaku ask for. */
interface Shape {
  readonly runs: readonly Block[]
  readonly groups: readonly Block[]
  readonly ranks: readonly number[]
}

const shapeOf = (blocks: readonly Block[]): Shape => ({
  runs: blocks.filter((block) => kindOf(block) === RUN),
  groups: blocks.filter((block) => kindOf(block) === GROUP),
  ranks: blocks.flatMap(blockCards).map(rankOf),
})

/** The yaku of a split hand under these rules, dora last; with a yakuman they do not count. */
export const yakuOf = (rules: ExjanRules, blocks: readonly Block[], win: Win): YakuLine[] => {
  const shape = shapeOf(blocks)
  return ORDER.flatMap((id) => {
    const times = TIMES[id](shape, win)
    const dan = times * rules.yaku[id]
    return dan > 0 ? [{ id, times, dan }] : []
  })
}

/** The yakuman of a split hand under these rules. */
export const yakumanOf = (rules: ExjanRules, blocks: readonly Block[], win: Win): Yakuman[] => {
  const shape = shapeOf(blocks)
  return MASTERFUL.filter((id) => rules.yakuman[id] > 0 && IS_YAKUMAN[id](shape, win))
}

const TIMES: Readonly<Record<Yaku, (shape: Shape, win: Win) => number>> = {
  reach: (_, win) => Number(win.reach),
  quick: (_, win) => Number(win.quick),
  last: (_, win) => Number(win.last),
  unaided: (_, win) => Number(!win.onDiscard && win.melds.length === 0),
  symbols: ({ groups }) => groups.filter((group) => isSymbol(blockRank(group))).length,
  threeRuns: ({ runs }) => Number(runs.length >= 3),
  threeGroups: ({ groups }) => Number(groups.length >= 3),
  middle: ({ ranks }) => Number(ranks.every(isMiddle)),
  outer: ({ ranks }) => Number(!ranks.some(isMiddle)),
  sixRun: ({ runs }) => Number(follows(runs, 2)),
  twinRuns: ({ runs }) => Number(areAlike(runs, 2)),
  crossing: ({ runs, groups }) => Number(runs.some((run) => groups.some((group) => holds(run, group)))),
  dora: ({ ranks }, { dora }) => ranks.filter((rank) => rank === dora).length,
}

const IS_YAKUMAN: Readonly<Record<Yakuman, (shape: Shape, win: Win) => boolean>> = {
  lightning: (_, win) => win.first,
  allSymbols: ({ ranks }) => ranks.every(isSymbol),
  nineRun: ({ runs }) => follows(runs, 3),
  tripleRuns: ({ runs }) => areAlike(runs, 3),
  doubleCrossing: ({ runs, groups }) => runs.some((run) => groups.filter((group) => holds(run, group)).length >= 2),
}

/** How a hand was won, then what it is made of, then the dora. */
const ORDER = Object.keys(TIMES) as Yaku[]
const MASTERFUL = Object.keys(IS_YAKUMAN) as Yakuman[]

const isMiddle = (rank: number): boolean => rank >= 2 && rank <= 10

/** Whether so many runs of one suit continue each other. */
const follows = (runs: readonly Block[], count: number): boolean =>
  runs.some((first) =>
    Array.from({ length: count }, (_, k) => blockRank(first) + 3 * k).every((rank) =>
      runs.some((run) => blockSuits(run) === blockSuits(first) && blockRank(run) === rank),
    ),
  )

/** Whether so many runs have the same numbers. */
const areAlike = (runs: readonly Block[], count: number): boolean =>
  runs.some((first) => runs.filter((run) => blockRank(run) === blockRank(first)).length >= count)

/** Whether the number of a group is in a run. */
const holds = (run: Block, group: Block): boolean => {
  const above = blockRank(group) - blockRank(run)
  return above >= 0 && above <= 2
}
