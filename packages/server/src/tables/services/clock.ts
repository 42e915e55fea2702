/** Time as the server knows it; tests bring their own. Milliseconds. */
export interface Clock {
  /** The time of tables, since 1970: it never goes back, whatever is done to the clock of the machine. */
  now(): number
  /** What the clock of the machine says, since 1970: for people to read. Nothing that is due follows it. */
  wall(): number
  /** Something is known to have happened at that moment of the time of tables: it is no earlier from now on. */
  see(at: number): void
  /** Does something later; gives a way to call it off. */
  after(ms: number, work: () => void): () => void
}

/** What time is read from, in milliseconds. */
export interface Hands {
  /** Since 1970. People and time servers set it, forwards and back. */
  wall(): number
  /** Since any moment. It goes on evenly, but may stand still while the machine sleeps. */
  ticks(): number
}

/**
 * Goes on evenly, and leaps ahead to what it is shown. Where it `follows` the wall it is shown that whenever it is asked: after
 * a sleep it is right at once, and where the wall is set back it goes on without it. Else it begins in 1970, until it is shown more.
 */
export const steadyClock = ({ wall, ticks }: Hands, follows = true): Omit<Clock, 'after'> => {
  let moment = 0
  let since = ticks()
  const exact = (): number => moment + ticks() - since
  const see = (at: number): void => {
    if (at <= exact()) return
    moment = at
    since = ticks()
  }
  return {
    now: () => {
      if (follows) see(wall())
      return Math.floor(exact())
    },
    wall,
    see,
  }
}

/** Clocks that differ by less, in milliseconds, tell people the same. */
const SAME = 1000

/** By how much the time of tables is ahead of the wall, in milliseconds; 0 where nobody would notice. */
export const aheadOf = ({ now, wall }: Clock): number => {
  const ahead = now() - wall()
  return Math.abs(ahead) < SAME ? 0 : ahead
}

/** Timers cannot be set further ahead. */
const FURTHEST = 2 ** 31 - 1

const after: Clock['after'] = (ms, work) => {
  // What is still to come holds no process that has closed everything else.
  const timer = setTimeout(work, Math.min(FURTHEST, Math.max(0, ms))).unref()
  return () => clearTimeout(timer)
}

const HANDS: Hands = { wall: Date.now, ticks: () => performance.now() }

/** The clock of this machine. */
export const systemClock: Clock = { ...steadyClock(HANDS), after }

/** One that is shown the time by somebody else. */
export const guidedClock = (): Clock => ({ ...steadyClock(HANDS, false), after })
