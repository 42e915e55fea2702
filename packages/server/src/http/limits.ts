import rateLimit, { type CreateRateLimitOptions, normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Limits } from '../host/config.ts'
import { turnsByName } from '../turns.ts'
import type { Guests } from './guests.ts'
import { Denied, tooMany } from './refusals.ts'
import type { App } from './site.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How many guests behind one address may do at once what each of them may. */
const GUESTS_BEHIND_AN_ADDRESS = 5

/** Checks that count a request and refuse it where it is one too many. */
export interface Gates {
  /** Resolves in the turn of the event loop in which something of an address may be done: one thing of each in a turn. */
  turn(address: string): Promise<void>
  /** Anything that is asked for: it comes in a turn of its own, so that whoever asks for much at once holds nobody up. */
  request(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Anything that changes something, or takes long to find. */
  change(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Opening a table. */
  table(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Putting something up that takes much room. */
  keep(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

/** Where a request comes from, as far as limits go: an IPv4 address, or the network of an IPv6 one. */
export const addressOf = ({ ip }: FastifyRequest): string => normalizeIP(ip.split('%', 1)[0] ?? '')

/** Counts by guest and by address, on this node alone. */
export const createGates = async (app: App, guests: Guests, limits: Limits): Promise<Gates> => {
  await app.register(rateLimit, { global: false, cache: 50_000 })
  const gate = (options: CreateRateLimitOptions) => {
    const count = app.createRateLimit(options)
    return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const counted = await count(request)
      if (counted.isAllowed || !counted.isExceeded) return
      reply.header('retry-after', counted.ttlInSeconds)
      throw new Denied(429, tooMany(counted.ttlInSeconds))
    }
  }
  const byBoth = (max: number, timeWindow: number) => {
    const address = gate({ max: max * GUESTS_BEHIND_AN_ADDRESS, timeWindow, keyGenerator: addressOf })
    const guest = gate({
      max,
      timeWindow,
      // Whoever is not known yet is counted by address, which a guest of an hour ago is not.
      keyGenerator: async (request) => (await guests.of(request))?.id ?? addressOf(request),
    })
    return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      await address(request, reply)
      await guest(request, reply)
    }
  }
  const turn = turnsByName()
  const many = gate({ max: limits.requests, timeWindow: MINUTE, keyGenerator: addressOf })
  return {
    turn,
    request: async (request, reply) => {
      await many(request, reply)
      await turn(addressOf(request))
    },
    change: byBoth(limits.changes, MINUTE),
    table: byBoth(limits.tables, HOUR),
    keep: byBoth(limits.tables, HOUR),
  }
}
