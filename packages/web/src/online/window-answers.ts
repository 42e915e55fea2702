import type { TableView } from '@tefuda/wire'
import type { SeenGame } from '@tefuda/wire/seen-game'
import { createStore, type Store } from '../state/store.ts'
import type { Clock } from '../table/asking.ts'
import type { Claims } from '../table/table-game.ts'
import type { Switches } from '../theme/index.ts'
import type { ServerClock } from './server-clock.ts'

type Now = SeenGame['now']

/** So long after a window has opened it is answered by itself, in milliseconds, whatever one holds and whatever the answer is. */
export const MOMENT = 600

/** What the switches make of what one could claim: a win to be taken, `pass`, or null where somebody has to be asked. */
export const answerOf = (
  { any, win }: Claims,
  { passAlone, winAlone }: Switches,
  noCalls: boolean,
): { readonly win: string } | 'pass' | null => {
  if (win !== null) return winAlone ? { win } : null
  return noCalls || (passAlone && !any) ? 'pass' : null
}

/** Whether windows are all of one length at that table: then whoever says nothing has let it pass, and nothing is sent. */
export const isEven = ({ options: { pace, windows } }: TableView): boolean => pace.kind !== 'days' && windows === 'even'

/** How this seat answers windows without a move of its own: by switches, and by saying nothing. */
export interface WindowAnswers {
  /** No calls until the next deal. */
  readonly noCalls: Store<boolean>
  /** Whether the seat lets the window that is open pass, though the server has not heard of it. */
  isSettled(now: Now): boolean
  /** Lets it pass by saying nothing, where that will do. Answers with whether it does. */
  letPass(now: Now): boolean
  /** Has answered by a move. */
  answered(): void
  /** Wants to be asked after all. */
  askAnew(): void
  /** Looks at how the game stands; to be called with whatever is new. */
  look(now: Now): void
  close(): void
}

export interface WindowServices {
  readonly clock: Clock
  readonly serverClock: ServerClock
  readonly table: () => TableView
  readonly switches: () => Switches
  /** What could be claimed as the game stands. */
  readonly claims: () => Claims
  readonly play: (move: string) => void
  readonly silence: () => string
  readonly refresh: () => void
  /** Somebody was asked who could have claimed something, and the time was over. */
  readonly onLapse: () => void
}

export const createWindowAnswers = (services: WindowServices): WindowAnswers => {
  const { clock, serverClock, table, switches, claims, play, silence, refresh, onLapse } = services
  const noCalls = createStore(false)
  /** Moves the own seat had made in the window that was last looked at, let pass, and in which it is still asked. */
  let looked = -1
  let settled = -1
  let asked = -1
  let deal = -1
  let cancel = (): void => {}

  /** The seat's own time: nobody can tell by it what the answer was. */
  const answerSoon = (now: Now, answer: () => void): void => {
    const { ends, length } = now.window!
    cancel = clock.after(Math.max(0, serverClock.here(ends) - length + MOMENT - clock.now()), answer)
  }
  const open = (now: Now): void => {
    const found = claims()
    const answer = answerOf(found, switches(), noCalls.get())
    asked = answer === null && found.any ? now.turn : -1
    if (answer === null) return
    settled = now.turn
    if (answer !== 'pass') answerSoon(now, () => play(answer.win))
    else if (!isEven(table())) answerSoon(now, () => play(silence()))
    refresh()
  }
  return {
    noCalls,
    isSettled: (now) => now.window !== null && settled === now.turn,
    letPass(now) {
      const { seat } = table().you
      const hasAsked = seat !== null && now.window?.timed?.includes(seat) === true
      if (now.window === null || !isEven(table()) || hasAsked) return false
      settled = now.turn
      asked = -1
      refresh()
      return true
    },
    answered() {
      asked = -1
    },
    askAnew() {
      cancel()
      settled = -1
      refresh()
    },
    look(now) {
      if (now.deal !== deal) {
        deal = now.deal
        if (noCalls.get()) noCalls.set(false)
      }
      if (asked >= 0 && (now.turn !== asked || now.window === null)) {
        if (now.turn > asked) onLapse()
        asked = -1
      }
      if (now.window === null || !now.due) {
        cancel()
        return
      }
      if (looked === now.turn) return
      looked = now.turn
      open(now)
    },
    close() {
      cancel()
      noCalls.clear()
    },
  }
}
