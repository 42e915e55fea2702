import { createHash, timingSafeEqual } from 'node:crypto'
import { refuse } from '../answers.ts'
import { NOT_FOUND, STOPPING, UNREACHABLE } from '../refusals.ts'
import type { App, Site } from '../site.ts'

/**
 * For whoever looks after the server, never below the base path: `/healthz` (the process is alive), `/readyz` (it takes requests),
 * `/metrics` (for whoever holds the token; without one it is not there).
 */
export const addHealth = (app: App, { config, store, metrics, isStopping }: Site): void => {
  const hidden = { schema: { hide: true } }

  app.get('/healthz', hidden, async (_, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))

  app.get('/readyz', hidden, async (_, reply) => {
    reply.header('cache-control', 'no-store')
    if (isStopping()) return refuse(reply, 503, STOPPING)
    if (!(await store.ping())) return refuse(reply, 503, UNREACHABLE)
    return reply.send({ ok: true })
  })

  app.get('/metrics', hidden, async (request, reply) => {
    const { metricsToken } = config
    const { authorization = '' } = request.headers
    if (metricsToken === undefined || !isSame(authorization, `Bearer ${metricsToken}`)) throw NOT_FOUND
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

/** Takes as long whatever differs. */
const isSame = (a: string, b: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
