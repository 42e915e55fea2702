import { createHash, timingSafeEqual } from 'node:crypto'
import { refuse } from '../answers.ts'
import { DAMAGED, NOT_FOUND, STOPPING, UNREACHABLE, UNWRITABLE } from '../refusals.ts'
import type { App, Site } from '../site.ts'

const HEALTH: readonly string[] = ['healthz', 'readyz', 'metrics']

/** Whether a probe looks for one of these below the base path, where the page must not answer for them. */
export const isHealthBelow = (path: string, base: string): boolean =>
  path.startsWith(base) && HEALTH.includes(path.slice(base.length))

/**
 * For whoever looks after the server, never below the base path: `/healthz` (the process is alive), `/readyz` (it takes requests),
 * `/metrics` (for whoever holds the token; without one it is not there).
 */
export const addHealth = (app: App, { config, store, metrics, isStopping, now }: Site): void => {
  const hidden = { schema: { hide: true } }
  const healthNow = keptForASecond(() => store.health(), now)

  app.get('/healthz', hidden, async (_, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))

  app.get('/readyz', hidden, async (_, reply) => {
    reply.header('cache-control', 'no-store')
    if (isStopping()) return refuse(reply, 503, STOPPING)
    const health = await healthNow()
    return health === 'well' ? reply.send({ ok: true }) : refuse(reply, 503, ILL[health])
  })

  app.get('/metrics', hidden, async (request, reply) => {
    const { metricsToken } = config
    const { authorization = '' } = request.headers
    if (metricsToken === undefined || !isSame(authorization, `Bearer ${metricsToken}`)) throw NOT_FOUND
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

const ILL = { mute: UNREACHABLE, unwritable: UNWRITABLE, damaged: DAMAGED } as const

const SECOND = 1000

/** The same answer for a second, and for all who ask while there is none yet: anybody may ask as often as they like. */
const keptForASecond = <T>(ask: () => Promise<T>, now: () => number): (() => Promise<T>) => {
  let answer: Promise<T> | undefined
  let answered: number | null = null
  return () => {
    if (answer === undefined || (answered !== null && Math.abs(now() - answered) >= SECOND)) {
      answered = null
      answer = ask().finally(() => {
        answered = now()
      })
    }
    return answer
  }
}

/** Takes as long whatever differs. */
const isSame = (a: string, b: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
