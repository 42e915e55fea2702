import type { TakenUp } from '../store/index.ts'
import type { Parts } from './parts.ts'
import { LEASE } from './work.ts'

/** How often every node looks for due work, in milliseconds. */
const POLL = 250
/** Milliseconds until another look, where one is still under way. */
const AGAIN = 5
/** So much is taken up at once. */
const MOST = 200

export interface DueWork {
  /** Something will be due then: it is looked for at that moment. */
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
    try {
      const taken = await store.takeDue(now, LEASE, MOST)
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
    expect: (at) => set(at + 1),
    stop: async () => {
      isStopped = true
      cancel()
      await looking
    },
  }
}
