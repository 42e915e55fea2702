import type { Window } from './table-game.ts'

/** A clock that never goes back, and a way to be called later. Milliseconds. */
export interface Clock {
  readonly now: () => number
  /** Calls after a while, unless what it answers with is called before. */
  readonly after: (ms: number, act: () => void) => () => void
}

/** Time that runs while seats are asked. It can be held while somebody answers, and goes on afterwards. */
export interface Asking {
  start(length: number): Window
  /** Stands still; `resume` goes on with what was left. */
  hold(): void
  resume(): Window
  stop(): void
}

/** Whoever comes back to the table has at least this long to see that it goes on. */
const LEAST = 1000

export const createAsking = ({ now, after }: Clock, onEnd: () => void): Asking => {
  let window: Window = { length: 0, ends: 0 }
  let left = 0
  let cancel = (): void => {}
  const run = (length: number, ms: number): Window => {
    cancel()
    window = { length, ends: now() + ms }
    cancel = after(ms, onEnd)
    return window
  }
  return {
    start: (length) => run(length, length),
    hold() {
      cancel()
      left = window.ends - now()
    },
    resume: () => run(window.length, Math.max(LEAST, left)),
    stop: () => cancel(),
  }
}
