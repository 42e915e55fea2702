import { commitmentTo, freshSeed, type Seat, type Seed } from '@tefuda/kernel'
import type { TableView } from '@tefuda/wire'

/** What the table and everybody at it have committed to (docs/shuffle.md). */
export type Commitments = TableView['commitments']

/** A secret this device made for a seat, and what the table had committed to by then. */
interface Secret {
  readonly seat: Seat
  readonly secret: Seed
  readonly table: string
}

/** What this device remembers of a match. */
interface Memory {
  readonly at: number
  readonly secrets: readonly Secret[]
  /** The commitments as they were shown when all had to be revealed. */
  readonly shown: Commitments | null
}

/** Entropy of one's own: made on sitting down, kept on this device, revealed when all have sat down. */
export interface Entropy {
  /** Makes a secret for a seat and keeps it. Answers with the commitment to it. */
  commit(commitments: Commitments, seat: Seat): string
  /** The secret behind the commitment of a seat; null where it is not on this device. */
  secretFor(commitments: Commitments, seat: Seat): Seed | null
  /** Whether the table still stands by what it had committed to when the seat was taken. */
  isTableSteady(commitments: Commitments): boolean
  /** Remembers the commitments as they are shown before anything is revealed; what was remembered before stays. */
  remember(commitments: Commitments): void
  shown(match: string): Commitments | null
}

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'tefuda.entropy.'
/** So many matches are remembered; correspondence games take their time. */
const MATCHES = 200
/** Somebody may sit down, leave and sit down again; this often is enough. */
const SECRETS = 16

const NONE: Memory = { at: 0, secrets: [], shown: null }

export const createEntropy = (store: Store, now: () => number): Entropy => {
  /** What the browser would not keep; it lives as long as the page. */
  const unkept = new Map<string, string>()

  const read = (match: string): Memory => {
    const text = unkept.get(match) ?? attempt(() => store.getItem(PREFIX + match))
    return text === null || text === undefined ? NONE : { ...NONE, ...(JSON.parse(text) as Partial<Memory>) }
  }

  const write = (match: string, change: Partial<Memory>): void => {
    const text = JSON.stringify({ ...read(match), ...change, at: now() })
    const isKept = attempt(() => {
      store.setItem(PREFIX + match, text)
      return true
    })
    if (isKept === true) unkept.delete(match)
    else unkept.set(match, text)
    attempt(() => forgetOldest(store))
  }

  const isCommitted = ({ match, seats }: Commitments, { seat, secret }: Secret): boolean =>
    seats[seat] === commitmentTo(match, seat, secret)

  return {
    commit({ match, table }, seat) {
      const secret = freshSeed()
      write(match, { secrets: [...read(match).secrets, { seat, secret, table }].slice(-SECRETS) })
      return commitmentTo(match, seat, secret)
    },
    secretFor: (commitments, seat) =>
      read(commitments.match).secrets.find((one) => one.seat === seat && isCommitted(commitments, one))?.secret ?? null,
    isTableSteady: (commitments) => read(commitments.match).secrets.every(({ table }) => table === commitments.table),
    remember(commitments) {
      if (read(commitments.match).shown === null) write(commitments.match, { shown: commitments })
    },
    shown: (match) => read(match).shown,
  }
}

/** Storage may be forbidden, or full. */
const attempt = <T>(work: () => T): T | null => {
  try {
    return work()
  } catch {
    return null
  }
}

const forgetOldest = (store: Store): void => {
  const keys = Array.from({ length: store.length }, (_, place) => store.key(place)).filter(
    (key): key is string => key?.startsWith(PREFIX) === true,
  )
  if (keys.length <= MATCHES) return
  const ages = keys.map((key) => ({ key, at: (JSON.parse(store.getItem(key) ?? '{}') as Partial<Memory>).at ?? 0 }))
  for (const { key } of ages.toSorted((a, b) => a.at - b.at).slice(0, keys.length - MATCHES)) store.removeItem(key)
}
