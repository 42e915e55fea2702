import type { Store } from '../../store/index.ts'
import { lastMoment, momentAt } from '../../store/moments.ts'
import { type Clock, guidedClock, systemClock } from './clock.ts'
import type { Log } from './parts.ts'

/** Milliseconds after which the database is asked for the time again. */
const AGAIN = 10_000

/** The clock of a server, until it is stopped. */
export interface OpenClock {
  readonly clock: Clock
  stop(): void
}

/**
 * The time of tables: that of the machine where the server has one, that of the database where it may have several nodes, so that
 * all go by the same. It is no earlier than what is in the logs, also where clocks have been set back since.
 */
export const openClock = async (store: Pick<Store, 'kind' | 'db'>, log: Pick<Log, 'warn'>): Promise<OpenClock> => {
  const clock = store.kind === 'postgres' ? guidedClock() : systemClock
  await takeUp(store, clock)
  if (store.kind === 'sqlite') return { clock, stop: () => undefined }
  clock.see(await momentAt(store.db))
  // A machine that slept is late until it asks.
  const again = (): (() => void) =>
    clock.after(AGAIN, () => {
      momentAt(store.db).then(clock.see, (error: unknown) =>
        log.warn({ err: error }, 'the database cannot be asked for the time'),
      )
      stop = again()
    })
  let stop = again()
  return { clock, stop: () => stop() }
}

/** Time goes on where the tables that have not ended were left. */
export const takeUp = async ({ db }: Pick<Store, 'db'>, clock: Clock): Promise<void> => {
  const last = await lastMoment(db)
  if (last !== null) clock.see(last)
}
