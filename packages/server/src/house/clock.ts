/** Time as the house knows it; tests bring their own. Milliseconds. */
export interface Clock {
  /** Since 1970. */
  now(): number
  /** Does something later; gives a way to call it off. */
  after(ms: number, work: () => void): () => void
}

/** Timers cannot be set further ahead. */
const FURTHEST = 2 ** 31 - 1

export const systemClock: Clock = {
  now: Date.now,
  after: (ms, work) => {
    // What is still to come holds no process that has closed everything else.
    const timer = setTimeout(work, Math.min(FURTHEST, Math.max(0, ms))).unref()
    return () => clearTimeout(timer)
  },
}
