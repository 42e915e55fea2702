/** One measurement: a figure for each round, of which the median counts. */
export interface Row {
  readonly name: string
  readonly unit: string
  readonly median: number
  readonly min: number
  readonly max: number
  readonly rounds: number
}

/** Something that is measured once a round. `run` works for about `seconds` and returns the figure. */
export interface Probe {
  readonly name: string
  readonly unit: string
  run(seconds: number): number | Promise<number>
}

/** Measured figures, by the name of the probe, one for each round. */
export type Figures = ReadonlyMap<string, readonly number[]>

/** Runs all probes in turn, round after round, so that a machine whose speed drifts is as fast for one as for the other. */
export const measure = async (
  probes: readonly Probe[],
  rounds: number,
  seconds: number,
  progress: (line: string) => void,
): Promise<Figures> => {
  const figures = new Map<string, number[]>(probes.map(({ name }) => [name, []]))
  // A round that does not count: code is compiled, caches are filled.
  for (const probe of probes) await probe.run(seconds / 2)
  for (let round = 1; round <= rounds; round++) {
    for (const probe of probes) figures.get(probe.name)!.push(await probe.run(seconds))
    progress(`round ${round} of ${rounds}`)
  }
  return figures
}

export const rowsOf = (probes: readonly Probe[], figures: Figures): Row[] =>
  probes.map(({ name, unit }) => {
    const values = figures.get(name)!
    return {
      name,
      unit,
      median: median(values),
      min: Math.min(...values),
      max: Math.max(...values),
      rounds: values.length,
    }
  })

/** The median of the ratios of two probes, round by round. */
export const ratioOf = (figures: Figures, ours: string, theirs: string): number => {
  const others = figures.get(theirs)!
  return median(figures.get(ours)!.map((value, round) => value / others[round]!))
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** How often `work` can be done in a second; `work` says how many it did. */
export const rate = (seconds: number, work: () => number): number => {
  const start = performance.now()
  let done = 0
  let elapsed = 0
  do {
    done += work()
    elapsed = performance.now() - start
  } while (elapsed < seconds * 1000)
  return (done / elapsed) * 1000
}

/** Nanoseconds for one call, the work being a loop over so many of them. */
export const nanoseconds = (seconds: number, work: () => number): number => 1e9 / rate(seconds, work)
