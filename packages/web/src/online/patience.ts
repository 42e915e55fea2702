/** The first wait after a loss, in milliseconds; each is twice as long as the one before. */
const FIRST_WAIT = 100
/** The longest while a server may just be starting again, which is for so many attempts, and the longest later. */
const SOON = 1500
const SOON_ATTEMPTS = 30
const LONGEST_WAIT = 5000
/** Half as long again as the server's beat: a line that is silent for so long is dead. */
const SILENCE = 15_000
/**
 * A line that is being made may be silent for so long until it is greeted. A long game on a slow line arrives in one message
 * of which nothing is heard until it is whole, so that each line that was open in vain lets the next have twice as long.
 */
const GREETING = 8000
const LONGEST_GREETING = 60_000
/** On waking up nobody waits that long: a beat that is this late will not come, nor will a greeting after such a part of its time. */
const LATE = 12_000
const LATE_GREETING = 1 / 8

/** How long a page waits for its server, in milliseconds: before it tries anew, and until it takes a line for dead. */
export interface Patience {
  /** The wait before the next attempt. */
  nextWait(): number
  /** Attempts are counted from the first again. */
  beginAnew(): void
  /** Whether it has been tried so often or so long that it should be said. */
  isStrained(): boolean
  /** How long a line may be silent. */
  silence(isGreeted: boolean): number
  /** Whether a line that has been silent for so long need not be waited for, when somebody comes back to the page. */
  isLate(silent: number, isGreeted: boolean): boolean
  /** A line that was open was never greeted. */
  wasInVain(): void
  greeted(): void
}

/** `random` gives from 0 up to 1. */
export const createPatience = (random: () => number): Patience => {
  let attempts = 0
  /** How long a connection may be silent until it is greeted. */
  let greeting = GREETING
  return {
    nextWait() {
      const longest = attempts < SOON_ATTEMPTS ? SOON : LONGEST_WAIT
      const wait = Math.min(longest, FIRST_WAIT * 2 ** attempts) * (0.5 + random() / 2)
      attempts++
      return wait
    },
    beginAnew() {
      attempts = 0
    },
    isStrained: () => attempts > 1 || greeting > 2 * GREETING,
    silence: (isGreeted) => (isGreeted ? SILENCE : greeting),
    isLate: (silent, isGreeted) => silent >= (isGreeted ? LATE : LATE_GREETING * greeting),
    wasInVain() {
      greeting = Math.min(2 * greeting, LONGEST_GREETING)
    },
    greeted() {
      greeting = GREETING
    },
  }
}
