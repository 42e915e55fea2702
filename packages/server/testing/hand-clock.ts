import { type Clock, steadyClock } from '../src/tables/services/clock.ts'

/** A clock for tests that stands still until it is told to go on. */
export interface HandClock extends Clock {
  /** Goes on to the next timer that is due by then, and does its work; to that moment where there is none. Whether there was one. */
  goTo(at: number): boolean
}

export const handClock = (): HandClock => {
  const timers = new Set<{ readonly at: number; readonly work: () => void }>()
  let now = 1_800_000_000_000
  return {
    now: () => now,
    wall: () => now,
    see: (at) => {
      now = Math.max(now, at)
    },
    after: (ms, work) => {
      const timer = { at: now + Math.max(0, ms), work }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    goTo: (at) => {
      let next: { readonly at: number; readonly work: () => void } | undefined
      for (const timer of timers) if (next === undefined || timer.at < next.at) next = timer
      if (next === undefined || next.at > at) {
        now = Math.max(now, at)
        return false
      }
      now = Math.max(now, next.at)
      timers.delete(next)
      next.work()
      return true
    },
  }
}

/** A clock of the server over one that people set. */
export interface SetClock extends HandClock {
  /** Sets the wall by so many milliseconds, ahead or back. */
  set(ms: number): void
}

export const setClock = (hand = handClock(), off = 0): SetClock => {
  let set = off
  const steady = steadyClock({ wall: () => hand.now() + set, ticks: hand.now })
  return {
    ...steady,
    after: hand.after,
    goTo: (at) => hand.goTo(at - steady.now() + hand.now()),
    set: (ms) => {
      set += ms
    },
  }
}
