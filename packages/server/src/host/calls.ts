import { findGame } from '@tefuda/games'
import { type Text, text } from '@tefuda/kernel'
import type { PushCall } from '@tefuda/wire'
import { type Call, takeCalls } from '../store/calls.ts'
import type { Store } from '../store/index.ts'
import type { Clock } from '../tables/services/clock.ts'
import type { Log } from '../tables/services/parts.ts'
import type { Metrics } from './metrics.ts'
import type { Send, Subscription } from './push.ts'

/** What calling people back works with. */
export interface Calling {
  readonly store: Pick<Store, 'kind' | 'db'>
  readonly send: Send
  readonly metrics: Metrics
  readonly clock: Clock
  readonly log: Pick<Log, 'warn'>
}

/** Calls back whom the database says. */
export interface Calls {
  /** Looks at once: some have just been stored. */
  look(): void
  /** Resolves when what has begun is done. */
  stop(): Promise<void>
}

/** How often every node looks for calls that nobody has done, in milliseconds. */
const POLL = 10_000
/** So long others leave a call alone that was taken up, in milliseconds: longer than push services are waited for. */
const PAUSE = 60_000
/** The first try after so long is the last one, the twelfth: a day and a half after the turn came. */
const PATIENCE = 24 * 3600 * 1000
/** So many are taken up at once. */
const MOST = 100

/**
 * Tells every browser of those who are called back, as long as they are due. A call was stored with the turn it is for
 * and goes when one browser has been told, or none is left to be told; nothing waits for the push services.
 */
export const callPeople = ({ store: { kind, db }, send, metrics, clock, log }: Calling): Calls => {
  const under = new Set<Promise<void>>()

  const call = async ({ guest, match, at }: Call): Promise<void> => {
    const browsers = await db
      .selectFrom('sitters')
      .innerJoin('push', 'push.guest', 'sitters.guest')
      .innerJoin('matches', 'matches.id', 'sitters.match')
      .select(['endpoint', 'p256dh', 'auth', 'game'])
      .where('sitters.match', '=', match)
      .where('sitters.guest', '=', guest)
      .where('sitters.due', '=', 1)
      .execute()
    const answers = await Promise.all(browsers.map(({ game, ...browser }) => tell(browser, match, game)))
    const isDone = answers.includes('sent') || !answers.includes('failed')
    if (!isDone && clock.now() - at < PATIENCE) return
    await db
      .deleteFrom('calls')
      .where('guest', '=', guest)
      .where('match', '=', match)
      // The next turn may have come meanwhile.
      .where('at', '=', at)
      .execute()
  }
  const tell = async (browser: Subscription, table: string, game: string): ReturnType<Send> => {
    const answer = await send(browser, JSON.stringify({ table, game: gameName(game) } satisfies PushCall))
    metrics.calls.inc({ answer })
    if (answer === 'gone') await db.deleteFrom('push').where('endpoint', '=', browser.endpoint).execute()
    return answer
  }
  const look = (): void => {
    const looking = takeCalls(kind, db, clock.now(), PAUSE, MOST)
      .then((calls) => Promise.all(calls.map(call)))
      .then(
        () => undefined,
        (error: unknown) => log.warn({ err: error }, 'somebody could not be called back; it is tried again'),
      )
      .finally(() => under.delete(looking))
    under.add(looking)
  }
  const again = (): (() => void) =>
    clock.after(POLL, () => {
      look()
      cancel = again()
    })
  let cancel = again()
  look()
  return {
    look,
    stop: async () => {
      cancel()
      await Promise.all(under)
    },
  }
}

/** What a game is called, also one that is no longer in the catalogue. */
export const gameName = (id: string): Text => findGame(id)?.name ?? text(id, id)
