/** Waiting times in milliseconds, as a histogram whose steps grow by a hundredth: exact to that, however many there are. */
export interface Moments {
  add(ms: number): void
  count(): number
  /** The time below which this share of all lies. */
  at(share: number): number
  clear(): void
}

const STEP = Math.log(1.01)
const LEAST = 0.001
const STEPS = 2000

export const createMoments = (): Moments => {
  const counts = new Uint32Array(STEPS)
  let total = 0
  return {
    add(ms) {
      const step = ms <= LEAST ? 0 : Math.ceil(Math.log(ms / LEAST) / STEP)
      counts[Math.min(STEPS - 1, step)]! += 1
      total += 1
    },
    count: () => total,
    at(share) {
      let left = share * total
      for (let step = 0; step < STEPS; step++) {
        left -= counts[step]!
        if (left <= 0) return LEAST * Math.exp(step * STEP)
      }
      return Number.POSITIVE_INFINITY
    },
    clear() {
      counts.fill(0)
      total = 0
    },
  }
}
