import type { Clock } from '../table/asking.ts'
import type { Display } from '../table/display.ts'

/** A deal that has ended is told for so long, in milliseconds, while one's time is running; without a clock, until somebody goes on. */
const HALT = 6000

/** Sees to it that while somebody's time is running nobody waits for a sheet to be closed. */
export interface HaltWatch {
  /** Whether time runs may be another answer now. */
  look(): void
  close(): void
}

export const createHaltWatch = (display: Display, clock: Clock, isTimeRunning: () => boolean): HaltWatch => {
  let { halt } = display.scene()
  /** The end of the halt is set. */
  let isTimed = false
  let cancel = (): void => {}
  const look = (): void => {
    if (halt === null || isTimed || !isTimeRunning()) return
    isTimed = true
    cancel = clock.after(HALT, display.resume)
  }
  const unsubscribe = display.subscribe(() => {
    const next = display.scene().halt
    if (next === halt) return
    halt = next
    cancel()
    isTimed = false
    look()
  })
  return {
    look,
    close() {
      cancel()
      unsubscribe()
    },
  }
}
