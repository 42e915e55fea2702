import type { TakenUp } from '../../store/index.ts'
import { rest } from '../commands/reading.ts'
import { Unreadable } from '../memory/load.ts'
import { type Rooms, roomOf } from '../memory/rooms.ts'
import { LEASE } from '../presence/work.ts'
import type { Parts } from '../services/parts.ts'

/** How often every node looks for due work, in milliseconds. */
const POLL = 250
/** Milliseconds until another look, where one is still under way. */
const AGAIN = 5
/** So much is taken up at once. */
const MOST = 200
/** What is further away, in milliseconds, is found by looking every so often: nearly every move expects another moment. */
const NEAR = 60_000
/** Due work of a table whose log cannot be followed is looked at again after so long, in milliseconds. */
const LATER = 600_000

export interface DueWork {
  /** Something will be due then: where that is soon it is looked for at that very moment. */
  expect(at: number): void
  stop(): Promise<void>
}

/** Takes up due work, every so often and whenever this node knows of something. */
export const takeUpDue = (
  { store, clock, log, counts }: Pick<Parts, 'store' | 'clock' | 'log' | 'counts'>,
  take: (due: TakenUp) => void,
): DueWork => {
  let isStopped = false
  let looking: Promise<void> | null = null
  let next = Number.POSITIVE_INFINITY
  let cancel = (): void => undefined
  const expected = calendar()

  const set = (at: number): void => {
    if (isStopped || at >= next) return
    cancel()
    next = at
    cancel = clock.after(Math.max(0, at - clock.now()), () => {
      next = Number.POSITIVE_INFINITY
      if (looking !== null) set(clock.now() + AGAIN)
      else
        looking = look().finally(() => {
          looking = null
        })
    })
  }
  const look = async (): Promise<void> => {
    const now = clock.now()
    set(now + POLL)
    set(expected.after(now))
    try {
      // Never at the very moment: what was looked for by chance is done no earlier than what was expected.
      const taken = await store.takeDue(now - 1, LEASE, MOST)
      for (const due of taken) {
        counts.late((now - due.at) / 1000)
        take(due)
      }
      if (taken.length === MOST) set(clock.now())
    } catch (error) {
      log.warn({ err: error }, 'due work cannot be looked for')
    }
  }
  set(clock.now())
  return {
    // Timers may be early by a part of a millisecond.
    expect: (at) => {
      if (at > clock.now() + NEAR) return
      expected.add(at + 1)
      set(at + 1)
    },
    stop: async () => {
      isStopped = true
      cancel()
      await looking
    },
  }
}

/** Has a table do what is due there, as soon as nothing is being stored. */
export const doDueWork = (rooms: Rooms, { match, seq }: TakenUp): void => {
  const { store, clock, log } = rooms.parts
  roomOf(rooms, match).then(
    (room) => {
      if (room === null || room.isGone || rooms.isClosing) return
      room.isDue = true
      room.taken = seq
      rest(room)
    },
    (error: unknown) => {
      log.error({ err: error, table: match }, 'a table at which something is due cannot be opened')
      if (!(error instanceof Unreadable)) return
      store.extendLease(match, seq, clock.now() + LATER).catch((lost: unknown) => {
        log.warn({ err: lost, table: match }, 'a lease could not be extended')
      })
    },
  )
}

/** Moments that are expected, kept by stretches of `POLL` so that only the nearest are looked at. */
const calendar = () => {
  const stretches = new Map<number, Set<number>>()
  const of = (at: number): number => Math.floor(at / POLL)
  return {
    add: (at: number): void => {
      const stretch = stretches.get(of(at)) ?? new Set()
      stretches.set(of(at), stretch.add(at))
    },
    /** The first moment after `now` and before the next look at the latest; forgets what is past. */
    after: (now: number): number => {
      for (const stretch of stretches.keys()) if (stretch < of(now)) stretches.delete(stretch)
      const near = [...(stretches.get(of(now)) ?? []), ...(stretches.get(of(now) + 1) ?? [])]
      return Math.min(...near.filter((at) => at > now))
    },
  }
}
