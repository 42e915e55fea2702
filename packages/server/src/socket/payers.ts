import type { Limits } from '../host/config.ts'
import type { Clock } from '../tables/index.ts'
import { type Allowance, type Buckets, bucketsOf, type Flow } from './limits.ts'

/** Whoever asks at a table, over however many connections: pays out of the own bucket and out of the table's. */
export interface Payer {
  /** In how many milliseconds it may ask for something; 0: now, and that message counts. */
  ask(): number
  /** What it asked for took so many milliseconds of processor time. */
  charge(ms: number): void
  /** The same, where the table pays alone. */
  chargeTable(ms: number): void
  /** A message of it has been turned away, which is nobody else's business: the table pays nothing for it. */
  turnedAway(): void
}

/** What it costs to turn a message away, in milliseconds of processor time. */
const TURNED_AWAY = 0.05

/**
 * Waits until somebody may come to a table; false where it has gone meanwhile, which costs nobody anything. `turn`: waits for one
 * of the event loop, in which nobody else of that address comes.
 */
export const admitted = async (
  payer: Payer,
  clock: Clock,
  turn: () => Promise<void>,
  hasGone: () => boolean,
): Promise<boolean> => {
  while (!hasGone()) {
    await turn()
    if (hasGone()) return false
    const wait = payer.ask()
    if (wait === 0) return true
    await new Promise<void>((resolve) => clock.after(wait, resolve))
  }
  return false
}

export interface Payers {
  /** A guest on all pages. `isPlaying`: whether the guest sits at the table. */
  person(guest: string, table: string, isPlaying: () => boolean): Payer
  /** A program on all sockets that show its token, which is good for one seat. */
  program(token: string, table: string): Payer
  /** Programs from an address that have not shown a token yet. */
  stranger(address: string, table: string): Payer
}

/** Limits are told for so many seconds. */
const SECONDS = 10
/** Processor time of so many seconds may be used at once: others wait so long at most. */
const WORK_AT_ONCE = 0.5
/** A table, or an address, may send as much as so many, and have as much work done as so many. */
const MANY = 10
const MANY_WORK = 4
/**
 * Who comes before whom at a table. Each has buckets of a table's, of which so much of the work may be used at once, and pays out of
 * these and of those of everybody after: whoever plays never waits for those who look on, nor a person for a program.
 */
const RANKS = { seated: 1, program: 0.75, other: 0.5 } as const
type Rank = keyof typeof RANKS
const ORDER = Object.keys(RANKS) as Rank[]

/** `limits`: for one person or program in ten seconds. */
export const payersOf = ({ commands, programs, work }: Limits, clock: Clock): Payers => {
  const messagesOf = (count: number): Flow => ({ atOnce: Math.max(40, count / 3), aSecond: count / SECONDS })
  const workOf = (ms: number): Flow => ({ atOnce: (ms / SECONDS) * WORK_AT_ONCE, aSecond: ms / SECONDS })
  const allowanceOf = (count: number): Allowance => ({ messages: messagesOf(count), work: workOf(work) })
  const ofMany = { messages: messagesOf(MANY * Math.max(commands, programs)), work: workOf(MANY_WORK * work) }
  const ofRank = ({ messages, work }: Allowance, part: number): Allowance => ({
    messages,
    work: { ...work, atOnce: part * work.atOnce },
  })
  const tables = ORDER.map((rank) => bucketsOf(ofRank(ofMany, RANKS[rank]), clock))
  const paidBy = Object.fromEntries(ORDER.map((rank, k) => [rank, tables.slice(k)])) as Record<Rank, typeof tables>
  const people = bucketsOf(allowanceOf(commands), clock)
  const tokens = bucketsOf(allowanceOf(programs), clock)
  const strangers = bucketsOf(ofMany, clock)
  const payer = (own: Buckets, name: string, table: string, rank: () => Rank): Payer => {
    const chargeTable = (ms: number, now = clock.now()): void => {
      for (const buckets of paidBy[rank()]) buckets.charge(table, ms, now)
    }
    return {
      ask: () => {
        const now = clock.now()
        const paying = paidBy[rank()]
        const wait = Math.max(own.wait(name, now), paying[0]!.wait(table, now))
        if (wait > 0) return wait
        own.count(name, now)
        for (const buckets of paying) buckets.count(table, now)
        return 0
      },
      charge: (ms) => {
        const now = clock.now()
        own.charge(name, ms, now)
        chargeTable(ms, now)
      },
      chargeTable,
      turnedAway: () => own.charge(name, TURNED_AWAY),
    }
  }
  return {
    person: (guest, table, isPlaying) => payer(people, guest, table, () => (isPlaying() ? 'seated' : 'other')),
    program: (token, table) => payer(tokens, token, table, () => 'program'),
    stranger: (address, table) => payer(strangers, address, table, () => 'other'),
  }
}
