import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A text as it is sent to browsers of every kind; each form is made when it is first asked for. */
export interface Encoded {
  readonly plain: Buffer
  readonly br: () => Buffer
  readonly gzip: () => Buffer
}

export const createEncoded = (text: string): Encoded => {
  const plain = Buffer.from(text)
  return { plain, br: once(() => brotliCompressSync(plain)), gzip: once(() => gzipSync(plain)) }
}

const once = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Sends a text in the smallest form that the browser takes. */
export const sendEncoded = (request: FastifyRequest, reply: FastifyReply, encoded: Encoded): FastifyReply => {
  reply.header('vary', 'accept-encoding')
  const accepted = String(request.headers['accept-encoding'] ?? '')
  for (const encoding of ['br', 'gzip'] as const)
    if (new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted))
      return reply.header('content-encoding', encoding).send(encoded[encoding]())
  return reply.send(encoded.plain)
}
