import { addToSample, type Sample, type Told, toldBy } from './sample.ts'

/** What is kept of how much a variant changed each deal; it does not grow with them. */
export interface Changes {
  /** By measure: of how many deals it told, and the sum of its squared differences in them. */
  readonly told: number[]
  readonly squares: number[]
  /** Those that changed most, as far as that can be told, and the latest ones. */
  readonly deals: ChangedDeal[]
  /** The differences of the first that changed at all. */
  readonly first: Sample
}

/** A deal, and by measure the difference of the variant from the base; null where it does not tell. */
interface ChangedDeal {
  readonly deal: number
  readonly differences: Told
}

/** So many deals that changed most are told. */
const MOST_CHANGED = 5

/** So many are kept: how much a measure usually differs is not settled at first, and with it the order changes. */
const KEPT = 12

/** They are looked through once there are so many. */
const MANY = 2 * KEPT

export const newChanges = (measures: number): Changes => ({
  told: Array<number>(measures).fill(0),
  squares: Array<number>(measures).fill(0),
  deals: [],
  first: [],
})

/** Adds the deal that comes next; `differences`: NaN where a measure does not tell. */
export const addChange = (changes: Changes, deal: number, differences: Float64Array): void => {
  const { told, squares, deals } = changes
  let isChanged = false
  for (let k = 0; k < differences.length; k++) {
    const difference = differences[k]!
    if (Number.isNaN(difference)) continue
    told[k]!++
    squares[k]! += difference * difference
    isChanged ||= difference !== 0
  }
  if (!isChanged) return
  const change = { deal, differences: toldBy(differences) }
  addToSample(changes.first, change.differences)
  deals.push(change)
  if (deals.length >= MANY) deals.splice(0, MANY, ...mostIn(changes, KEPT))
}

/** A deal, and the measure (by its place) whose difference in it is the largest beside what is usual. */
export interface MovedDeal {
  readonly deal: number
  readonly measure: number
  readonly difference: number
}

/** The deals that changed most, the most first, each with what moved most in it. */
export const movedMost = (changes: Changes): readonly MovedDeal[] =>
  mostIn(changes, MOST_CHANGED).map(({ deal, differences }) => {
    const times = differences.map((_, k) => timesUsual(changes, differences, k))
    const measure = times.indexOf(Math.max(...times))
    return { deal, measure, difference: differences[measure]! }
  })

const mostIn = (changes: Changes, most: number): readonly ChangedDeal[] =>
  changes.deals
    .map((one) => ({ one, by: changeOf(changes, one) }))
    .sort((a, b) => b.by - a.by || a.one.deal - b.one.deal)
    .slice(0, most)
    .map(({ one }) => one)

/** No measure counts for more than so many times what is usual, so that none of what is rare decides alone. */
const MOST_TIMES = 3

/**
 * How much a deal was changed: on the mean of the measures that tell of it, how many times as large the difference is as it usually is
 * (the root of its mean square over all deals so far).
 */
const changeOf = (changes: Changes, { differences }: ChangedDeal): number => {
  let [sum, n] = [0, 0]
  for (const [k, difference] of differences.entries()) {
    if (difference === null) continue
    n++
    sum += Math.min(MOST_TIMES, timesUsual(changes, differences, k))
  }
  return sum / n
}

/** How many times as large the difference of a measure is as it usually is; 0 where there is none. */
const timesUsual = ({ told, squares }: Changes, differences: ChangedDeal['differences'], k: number): number => {
  const difference = differences[k] ?? 0
  return difference === 0 ? 0 : Math.abs(difference) / Math.sqrt(squares[k]! / told[k]!)
}
