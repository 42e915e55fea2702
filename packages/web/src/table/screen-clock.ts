import type { Clock } from './asking.ts'

/** The clock of this page. It may stand still while the device sleeps. */
export const screenClock: Clock = {
  now: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
}
