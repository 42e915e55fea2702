/** So long a page that is loaded again, or another run of it, may take to let go on a slow machine, in milliseconds. */
const PATIENCE = 5000

/**
 * Holds the play of a run until `held` is settled. Answers whether it could: not while another window holds it, as the one of which this
 * window is a copy. Where the browser has no locks nothing is held, and everybody could.
 */
export const holdPlay = (identity: string, held: Promise<void>): Promise<boolean> => {
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) return Promise.resolve(true)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const holding = locks.request(`tefuda.lab.${identity}`, { signal: AbortSignal.timeout(PATIENCE) }, () => {
    resolve(true)
    return held
  })
  holding.catch(() => resolve(false))
  return promise
}

/** Whether no other window plays a run. */
export const isPlayedNowhere = (identity: string): Promise<boolean> => holdPlay(identity, Promise.resolve())
