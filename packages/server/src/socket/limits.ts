import type { Clock } from '../house/index.ts'

/** What one connection may send: `burst` at once, then `rate` a second. */
export interface Allowance {
  readonly rate: number
  readonly burst: number
}

/** A token bucket. */
export interface Bucket {
  /** Whether one more may pass now. */
  pass(): boolean
}

export const bucketOf = ({ rate, burst }: Allowance, clock: Clock): Bucket => {
  let left = burst
  let since = clock.now()
  return {
    pass: () => {
      const now = clock.now()
      // A clock may be set back.
      left = Math.min(burst, left + (Math.max(0, now - since) * rate) / 1000)
      since = now
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}

/** How many of something are open for each name. */
export interface Tally {
  has(name: string, most: number): boolean
  add(name: string): void
  remove(name: string): void
}

export const tally = (): Tally => {
  const counts = new Map<string, number>()
  return {
    has: (name, most) => (counts.get(name) ?? 0) >= most,
    add: (name) => counts.set(name, (counts.get(name) ?? 0) + 1),
    remove: (name) => {
      const left = (counts.get(name) ?? 0) - 1
      if (left > 0) counts.set(name, left)
      else counts.delete(name)
    },
  }
}
