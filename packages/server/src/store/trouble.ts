/**
 * What keeps a database from doing what it was asked, whatever that was: no room, somebody else's lock, no answer or no
 * permission to write, pages that are damaged.
 */
export type Trouble = 'full' | 'busy' | 'lost' | 'damaged'

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

/** The database cannot, now or until somebody has seen to it (`cause` says why); nothing is wrong with what was asked of it. */
export class StoreDown extends Error {
  readonly reason: Trouble | 'fault'

  constructor(reason: StoreDown['reason'], cause: unknown, message = `the database cannot (${reason})`) {
    super(`${message}: ${messageOf(cause)}`, { cause })
    this.name = 'StoreDown'
    this.reason = reason
  }
}

/** Told of each trouble. */
export type Notice = (trouble: StoreDown) => void

/** The same work, whose troubles are told as such: `troubleOf` knows them. */
export const noticing =
  (troubleOf: (error: unknown) => Trouble | null, notice: Notice) =>
  <T>(work: () => T): T => {
    const fail = (error: unknown): never => {
      const trouble = troubleOf(error)
      if (trouble === null) throw error
      const down = new StoreDown(trouble, error)
      notice(down)
      throw down
    }
    try {
      const done = work()
      return done instanceof Promise ? (done.catch(fail) as T) : done
    } catch (error) {
      return fail(error)
    }
  }
