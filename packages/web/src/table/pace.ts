import type { Preferences } from '../theme/index.ts'
import type { Clock } from './asking.ts'

export type BotPace = Preferences['botPace']

/** How long what was shown stands before a bot moves, in milliseconds; step by step until somebody asks for the next move. */
const REST: Readonly<Record<Exclude<BotPace, 'step'>, number>> = { slow: 1600, normal: 700, fast: 0 }

/** The pace that a person has chosen, which may change at any time. Listeners may be told of other changes, too. */
export interface ChosenPace {
  readonly now: () => BotPace
  readonly subscribe: (listener: () => void) => () => void
}

/** When bots move, as those who watch want it. */
export interface Pace {
  /** Resolves when the next bot may move. */
  rest(): Promise<void>
  /** The bot that is held back moves. */
  next(): void
  /** Nobody watches any more: bots go on at once until `watch`. */
  skip(): void
  watch(): void
  isSkipping(): boolean
  close(): void
}

/** `onHold` is told whether a bot waits to be asked for its move. */
export const createPace = (
  { after }: Pick<Clock, 'after'>,
  chosen: ChosenPace,
  onHold: (isHeld: boolean) => void,
): Pace => {
  let isSkipping = false
  /** Lets the bot move that is held back. */
  let go = (): void => {}
  let known = chosen.now()
  const end = chosen.subscribe(() => {
    if (chosen.now() === known) return
    known = chosen.now()
    go()
  })

  const wait = (begin: (done: () => void) => void): Promise<void> =>
    new Promise((resolve) => {
      go = resolve
      begin(resolve)
    })

  return {
    async rest() {
      const pace = chosen.now()
      if (isSkipping) return
      if (pace === 'step') {
        onHold(true)
        await wait(() => {})
        onHold(false)
      } else if (REST[pace] > 0) await wait((done) => after(REST[pace], done))
    },
    next: () => go(),
    skip() {
      isSkipping = true
      go()
    },
    watch() {
      isSkipping = false
    },
    isSkipping: () => isSkipping,
    close() {
      end()
      go()
    },
  }
}
