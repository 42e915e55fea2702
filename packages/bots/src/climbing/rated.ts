/** Something a player might do, and how good it seems; only comparisons mean anything. */
export interface Rated<T> {
  readonly option: T
  readonly value: number
}

/** The option of most value, which is asked for once each; the first of equals. */
export const bestBy = <T>(options: readonly T[], rate: (option: T) => number): T => {
  let best = options[0]!
  let most = rate(best)
  for (let k = 1; k < options.length; k++) {
    const value = rate(options[k]!)
    if (value <= most) continue
    best = options[k]!
    most = value
  }
  return best
}

/** The best option; the first of equals. */
export const bestOf = <T>(rated: readonly Rated<T>[]): T => bestBy(rated, ({ value }) => value).option

export const rated = <T>(options: readonly T[], rate: (option: T) => number): Rated<T>[] =>
  options.map((option) => ({ option, value: rate(option) }))

/** The `count` best options, best first. */
export const topOf = <T>(rated: readonly Rated<T>[], count: number): T[] =>
  rated
    .toSorted((a, b) => b.value - a.value)
    .slice(0, count)
    .map(({ option }) => option)
