import type { Durations } from './durations.ts'

/** How far a part is: what it runs (files of tests, or tests, by name), what of it is done, and what is running now. */
export interface Progress {
  readonly part: string
  readonly planned: readonly string[]
  readonly done: ReadonlySet<string>
  readonly running: string
  readonly failed: number
  /** Seconds since the part began. */
  readonly elapsed: number
  /** The parts still to come. */
  readonly following: readonly string[]
}

/** The progress as one line: `unit  212 of 431  about 3 min left  packages/kernel/src/match.test.ts`. */
export function progressLine(progress: Progress, last: Durations): string {
  const { part, planned, done, running, failed } = progress
  const count = planned.length === 0 ? '' : `${done.size} of ${planned.length}`
  const seconds = secondsLeft(progress, last)
  const left = seconds === undefined ? '' : timeLeft(seconds)
  return [part, count, failed > 0 ? `${failed} FAILED` : '', left, running].filter((word) => word !== '').join('  ')
}

/**
 * Seconds until everything ends. At first they follow from what the same things took the last time, towards the end from
 * the pace of this run. Undefined where neither says anything yet.
 */
export function secondsLeft(
  { part, planned, done, elapsed, following }: Progress,
  last: Durations,
): number | undefined {
  const after = following.reduce((sum, name) => sum + (last[name]?.seconds ?? 0), 0)
  const { seconds, items = {} } = last[part] ?? {}
  if (planned.length === 0) return seconds === undefined ? undefined : Math.max(0, seconds - elapsed) + after
  const weigh = weigher(items)
  const share = Math.min(1, weigh(done) / weigh(planned))
  const pace = share > 0.05 ? elapsed / share : undefined
  const expected = seconds === undefined ? pace : (seconds * weigh(planned)) / weigh(Object.keys(items))
  if (expected === undefined) return undefined
  return (1 - share) * ((1 - share) * expected + share * (pace ?? expected)) + after
}

/** What things took the last time, together; one that is new counts as much as the others on average. */
function weigher(items: Readonly<Record<string, number>>): (names: Iterable<string>) => number {
  const known = Object.values(items)
  const usual = known.length === 0 ? 1 : known.reduce((sum, seconds) => sum + seconds, 0) / known.length
  return (names) => [...names].reduce((sum, name) => sum + (items[name] ?? usual), 0)
}

function timeLeft(seconds: number): string {
  return seconds < 55
    ? `about ${5 * Math.ceil((seconds + 1) / 5)} s left`
    : `about ${Math.round(seconds / 60)} min left`
}
