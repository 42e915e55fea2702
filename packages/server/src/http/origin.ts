import type { FastifyRequest } from 'fastify'
import { FOREIGN_ORIGIN } from './refusals.ts'

const SAFE: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'TRACE']

/**
 * Refuses what a page of another site has its visitors send: every change, and every WebSocket. Browsers say where a request comes
 * from; a program says nothing, and carries nobody's cookie unless it was given one.
 */
export const checkOrigin =
  (publicUrl: string | undefined) =>
  async (request: FastifyRequest): Promise<void> => {
    if (SAFE.includes(request.method) && request.headers.upgrade === undefined) return
    if (!isOurs(request, publicUrl)) throw FOREIGN_ORIGIN
  }

const isOurs = (request: FastifyRequest, publicUrl: string | undefined): boolean => {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  return from.origin === publicUrl || (from.host !== '' && from.host === request.host.toLowerCase())
}
