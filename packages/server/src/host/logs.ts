import { createHash } from 'node:crypto'
import { Refused } from '@tefuda/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/**
 * Structured logs: one JSON object a line. What is logged of a request is named here, one by one: method and route (its pattern,
 * since an address may hold the id of a table or a secret of a guest), never headers, cookies, bodies or who it was. A table is
 * called by a short hash of its id, the same in every line: for many a table the id is the invitation.
 */
export const createLog = (level: Config['logLevel'], to?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { req: request, res: reply, err: error, table: aliasOf },
      // Nothing logs these; should somebody, they stay out all the same.
      redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '…' },
    },
    to ?? pino.destination({ fd: 2, sync: true }),
  )

const SECRET = [
  'cookie',
  'cookies',
  'headers',
  'authorization',
  'token',
  'secret',
  'guest',
  'body',
  'endpoint',
  'auth',
  'p256dh',
]

const aliasOf = (id: string): string => createHash('sha256').update(`log ${id}`).digest('base64url').slice(0, 8)

const request = ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? null })

const reply = ({ statusCode }: FastifyReply) => ({ statusCode })

/** With what led to it. Of a refusal the code alone: what it says may speak of cards. */
const error = (thrown: unknown): object => {
  if (!(thrown instanceof Error)) return { type: typeof thrown }
  if (thrown instanceof Refused) return { type: thrown.name, code: thrown.refusal.code }
  const { name, message, stack, cause } = thrown
  const code = 'code' in thrown ? String(thrown.code) : undefined
  return { type: name, code, message, stack, ...(cause !== undefined && { cause: error(cause) }) }
}
