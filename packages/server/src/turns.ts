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

/** Pieces of long work are done one after another, whoever's they are; between two of them everybody else is heard. */
export const takeTurns = (): Turn => {
  let last = Promise.resolve()
  return () => {
    last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve)))
    return last
  }
}
