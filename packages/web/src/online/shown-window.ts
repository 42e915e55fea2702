import type { SeenGame } from '@tefuda/wire/seen-game'
import type { Display } from '../table/display.ts'
import type { TableState } from '../table/table.ts'
import type { ServerClock } from './server-clock.ts'

type Shown = TableState['window']

/** Shows the time in which all are asked, which begins to show once what they are asked about lies there. */
export const createShownWindow = (
  display: Pick<Display, 'idle'>,
  clock: Pick<ServerClock, 'here'>,
  now: () => SeenGame['now'],
  shown: () => Shown,
  show: (window: Shown) => void,
): { readonly look: () => Promise<void>; readonly close: () => void } => {
  let closed = false
  return {
    async look() {
      const { window } = now()
      if (window === null) {
        show(null)
        return
      }
      const timed = { length: window.length, ends: clock.here(window.ends) }
      if (shown() !== null) show(timed)
      await display.idle()
      if (!closed && now().window === window) show({ ...timed, ends: clock.here(window.ends) })
    },
    close() {
      closed = true
    },
  }
}
