import { STATUS_CODES } from 'node:http'
import type { Refusal } from '@tefuda/kernel'
import { ErrorBody } from '@tefuda/wire'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors, type ZodFastifySchemaValidationError } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { StoreDown } from '../store/index.ts'
import { STORE_DOWN } from '../tables/messages/refusals.ts'
import { BAD_REQUEST, BROKEN_JSON, badPart, Denied, INTERNAL, NOT_JSON, STOPPING, TOO_LARGE } from './refusals.ts'

/** What a route answers: its own schema, or a refusal. */
export const answers = <const Body extends z.ZodType>(body: Body) => ({
  200: body,
  '4xx': ErrorBody,
  '5xx': ErrorBody,
})

/** The answer where there is nothing to say but that it is done. */
export const NOTHING = { 204: z.null(), '4xx': ErrorBody, '5xx': ErrorBody }

/** Turns whatever ended a request into a refusal. Only faults of the server itself are logged, and nobody outside sees them. */
export const onError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const [status, refusal] = answerTo(error)
  if (refusal === STORE_DOWN) request.log.warn({ err: error, req: request }, 'a request could not be stored')
  if (status >= 500 && refusal === INTERNAL) request.log.error({ err: error, req: request }, 'a request failed')
  return refuse(reply, status, refusal)
}

export const refuse = (reply: FastifyReply, status: number, { code, rule, message, foul }: Refusal): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    // Already text: whatever schema the route has for its answers, a refusal is a refusal.
    .serializer((body) => (typeof body === 'string' ? body : JSON.stringify(body)))
    .send({ error: { code, rule, message, ...(foul && { foul }) } })

const answerTo = (
  error: Error & Partial<Pick<FastifyError, 'code' | 'statusCode' | 'validationContext'>>,
): readonly [status: number, refusal: Refusal] => {
  if (error instanceof StoreDown) return [503, STORE_DOWN]
  if (error instanceof Denied) return [error.status, error.refusal]
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation
    return [400, badPart((first && partOf(first)) || (error.validationContext ?? 'body'))]
  }
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return [413, TOO_LARGE]
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return [415, NOT_JSON]
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return [400, BROKEN_JSON]
    default:
  }
  const status = error.statusCode ?? 500
  if (status === 503) return [503, STOPPING]
  return status >= 400 && status < 500 && status in STATUS_CODES ? [status, BAD_REQUEST] : [500, INTERNAL]
}

/** What a schema did not take: the path there, and the field it does not know; empty for all that was sent. */
const partOf = ({ instancePath, params }: ZodFastifySchemaValidationError): string => {
  const unknown = Array.isArray(params.keys) ? params.keys.slice(0, 1) : []
  return [...instancePath.split('/').filter((name) => name !== ''), ...unknown].join('.')
}
