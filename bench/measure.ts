/** One figure, measured once in each round; the median is what counts. */
export interface Row {
  readonly name: string
  readonly unit: string
  readonly median: number
  readonly min: number
  readonly max: number
  readonly rounds: number
}

/** Scores over the games that were played, by which two programs show that they play the same game. */
export interface Scores {
  readonly games: number
  readonly mean: number
}

/** Something that is measured. It may rely on nothing else running at the same time. */
export interface Probe {
  readonly name: string
  readonly unit: string
  /** Works for about so many seconds and returns the figure. */
  run(seconds: number): number
  /** Absent where no games are scored. */
  scores?(): Scores
}

export const rowOf = (probe: { readonly name: string; readonly unit: string }, figures: readonly number[]): Row => ({
  name: probe.name,
  unit: probe.unit,
  median: median(figures),
  min: Math.min(...figures),
  max: Math.max(...figures),
  rounds: figures.length,
})

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The median of one figure divided by the other, round by round: a machine whose speed drifts does so for both. */
export const ratioOf = (figures: readonly number[], others: readonly number[]): number =>
  median(figures.map((figure, round) => figure / others[round]!))

/** How often something is done in a second; `work` does it some times and says how many. The clock is looked at once a millisecond or so. */
export const rate = (seconds: number, work: () => number): number => {
  const start = performance.now()
  let [done, chunk, before, now] = [0, 1, start, start]
  do {
    for (let k = 0; k < chunk; k++) done += work()
    now = performance.now()
    if (now - before < 1) chunk *= 2
    before = now
  } while (now - start < seconds * 1000)
  return (done / (now - start)) * 1000
}

/** Nanoseconds for doing something once. */
export const nanoseconds = (seconds: number, work: () => number): number => 1e9 / rate(seconds, work)
