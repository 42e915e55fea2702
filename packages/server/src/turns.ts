/** Resolves when it is somebody's turn to do a piece of long work. */
export type Turn = () => Promise<void>

/** So long a piece of long work may hold everybody else up, in milliseconds. */
export const PIECE = 4

/**
 * What goes by one name is done one after another, one in a turn of the event loop, however much of it comes at once. The first
 * is done at once: whoever asks for little waits for nobody.
 */
export const turnsByName = (): ((name: string) => Promise<void>) => {
  /** The end of the turn that the last one of a name has. */
  const ends = new Map<string, Promise<void>>()
  return async (name) => {
    const before = ends.get(name)
    const end = (before ?? Promise.resolve()).then(() => new Promise<void>((resolve) => setImmediate(resolve)))
    ends.set(name, end)
    void end.then(() => ends.get(name) === end && ends.delete(name))
    await before
  }
}

/** Does some work at once, or in a later turn of the event loop. */
export type InTurn = (work: () => void) => void

/** So long may all that goes by one name hold everybody else up in a turn of the event loop, in milliseconds. */
const SHARE = 8

/**
 * What goes by one name, in the order in which it came. What comes when the share of the name in this turn of the event loop is
 * used up waits for the next ones. A share begins with the first piece of work, which is done at once: whoever asks for little
 * waits for nobody. `now`: milliseconds on a clock that never goes back.
 */
export const sharesByName = (now = (): number => performance.now()): ((name: string) => InTurn) => {
  const lines = new Map<string, Share>()
  const isUsedUp = ({ began }: Share): boolean => now() - began >= SHARE
  const nextTurn = (name: string): void => {
    const line = lines.get(name)!
    line.began = now()
    const proceed = (): void => {
      if (line.waiting.length === 0) lines.delete(name)
      else if (isUsedUp(line)) setImmediate(nextTurn, name)
      else {
        whenSettled(proceed)
        line.waiting.shift()!()
      }
    }
    proceed()
  }
  return (name) => (work) => {
    const line = lines.get(name)
    if (line === undefined) {
      lines.set(name, { began: now(), waiting: [] })
      setImmediate(nextTurn, name)
      work()
    } else if (line.waiting.length > 0 || isUsedUp(line)) line.waiting.push(work)
    else work()
  }
}

interface Share {
  began: number
  readonly waiting: (() => void)[]
}

/** Once everything has been done that what runs now leads to at once. */
const whenSettled = (then: () => void): void => queueMicrotask(() => process.nextTick(then))

let last = Promise.resolve()

/** Pieces of long work are done one after another, whoever's they are; between two of them everybody else is heard. */
export const turn: Turn = () => {
  last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve)))
  return last
}
