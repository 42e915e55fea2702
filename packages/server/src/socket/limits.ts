import type { Clock } from '../tables/index.ts'

/** So much at once, then so much a second. */
export interface Flow {
  readonly atOnce: number
  readonly aSecond: number
}

/** What somebody may ask for: how many messages, and how many milliseconds of processor time what they ask for may take. */
export interface Allowance {
  readonly messages: Flow
  readonly work: Flow
}

/**
 * Token buckets by name. Below 0: more was used than there was, which comes out of what flows in later. `now`: the moment, for who has
 * looked at the clock already.
 */
export interface Buckets {
  /** In how many milliseconds a message may pass. */
  wait(name: string, now?: number): number
  count(name: string, now?: number): void
  charge(name: string, ms: number, now?: number): void
  /** How many are remembered. */
  readonly size: number
}

interface Bucket {
  messages: number
  work: number
  since: number
}

/** A bucket that is full again says nothing and is forgotten, when there are twice as many as were needed last, and these at least. */
const FEW = 100
/** Whatever something took, nobody is kept waiting for longer than that, in seconds. */
const LONGEST_DEBT = 10

export const bucketsOf = ({ messages, work }: Allowance, clock: Clock): Buckets => {
  const known = new Map<string, Bucket>()
  let most = FEW
  const flow = (bucket: Bucket, now: number): Bucket => {
    const seconds = (now - bucket.since) / 1000
    bucket.messages = Math.min(messages.atOnce, bucket.messages + seconds * messages.aSecond)
    bucket.work = Math.min(work.atOnce, bucket.work + seconds * work.aSecond)
    bucket.since = now
    return bucket
  }
  const isFull = (bucket: Bucket): boolean => bucket.messages >= messages.atOnce && bucket.work >= work.atOnce
  const tidy = (now: number): void => {
    for (const [name, bucket] of known) if (isFull(flow(bucket, now))) known.delete(name)
    most = Math.max(FEW, 2 * known.size)
  }
  const of = (name: string, now: number): Bucket => {
    const found = known.get(name)
    if (found !== undefined) return flow(found, now)
    if (known.size >= most) tidy(now)
    const made = { messages: messages.atOnce, work: work.atOnce, since: now }
    known.set(name, made)
    return made
  }
  const until = (left: number, least: number, { aSecond }: Flow): number =>
    left >= least ? 0 : Math.ceil((1000 * (least - left)) / aSecond)
  return {
    wait: (name, now = clock.now()) => {
      const bucket = known.get(name)
      if (bucket === undefined) return 0
      flow(bucket, now)
      return Math.max(until(bucket.messages, 1, messages), until(bucket.work, 0, work))
    },
    count: (name, now = clock.now()) => {
      of(name, now).messages -= 1
    },
    charge: (name, ms, now = clock.now()) => {
      const bucket = of(name, now)
      bucket.work = Math.max(bucket.work - ms, -LONGEST_DEBT * work.aSecond)
    },
    get size() {
      return known.size
    },
  }
}

/** What is open under each name, the newest of it. */
export interface Newest<T> {
  /** Gives the oldest where that has to go. */
  add(name: string, one: T): T | undefined
  remove(name: string, one: T): void
}

/** Keeps so many of each name. */
export const newestOf = <T>(most: number): Newest<T> => {
  const open = new Map<string, T[]>()
  return {
    add: (name, one) => {
      const all = [...(open.get(name) ?? []), one]
      const oldest = all.length > most ? all.shift() : undefined
      open.set(name, all)
      return oldest
    },
    remove: (name, one) => {
      const left = (open.get(name) ?? []).filter((other) => other !== one)
      if (left.length > 0) open.set(name, left)
      else open.delete(name)
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
