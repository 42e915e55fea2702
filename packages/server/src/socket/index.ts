import { refusal } from '@tefuda/kernel'
import { Id } from '@tefuda/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import type { Guest } from '../http/guests.ts'
import { addressOf } from '../http/limits.ts'
import { Denied } from '../http/refusals.ts'
import type { AddSockets } from '../http/server.ts'
import type { App, Site } from '../http/site.ts'
import { type Clock, type LiveTables, systemClock } from '../tables/index.ts'
import { POLICY } from '../tables/messages/close-codes.ts'
import { sharesByName } from '../turns.ts'
import { type Beats, startBeats } from './beats.ts'
import { type Tally, tally } from './limits.ts'
import { lineOf, turnAway } from './line.ts'
import { payersOf } from './payers.ts'
import { attend, type Serving } from './people.ts'
import { newestSockets, serveProgram } from './programs.ts'

const ONE_TABLE = z.object({ id: Id })
const BEAT_TEXT = JSON.stringify({ type: 'beat' })

/** One person has so many pages open at once. */
const MOST_PAGES = 32

const TOO_MANY = new Denied(
  429,
  refusal(
    'too-many-connections',
    null,
    '同時に開いている接続が多すぎます。使っていないページを閉じてから、もう一度開いてください。',
    'Too many connections are open at once. Close pages that are not in use, then open this one again.',
  ),
)

const NO_UPGRADE = new Denied(
  426,
  refusal(
    'no-upgrade',
    null,
    'このアドレスには WebSocket でつないでください。',
    'This address only takes WebSocket connections.',
  ),
)

/** The WebSockets of people and programs. */
export const socketsOf =
  (tables: LiveTables, clock: Clock = systemClock): AddSockets =>
  (app, site, gates) => {
    const payers = payersOf(site.config.limits, clock)
    const shares = sharesByName()
    const beats = startBeats(clock)
    app.addHook('onClose', async () => beats.stop())
    const sockets: Sockets = {
      site,
      beats,
      clock,
      addresses: tally(),
      servingOf(request) {
        const address = addressOf(request)
        return { tables, clock, payers, turn: () => gates.turn(address), inTurn: shares(address) }
      },
    }
    addPersonSockets(app, sockets)
    addProgramSockets(app, sockets)
  }

/** What all sockets of a server share. */
interface Sockets {
  readonly site: Site
  readonly beats: Beats
  readonly clock: Clock
  /** Connections of each address. */
  readonly addresses: Tally
  /** By what a request is served once it is a socket. */
  readonly servingOf: (request: FastifyRequest) => Serving
}

const addPersonSockets = (app: App, sockets: Sockets): void => {
  const { site, clock, addresses, servingOf } = sockets
  const { guests, config } = site
  const most = config.limits.sockets
  const people = tally()
  const known = new WeakMap<FastifyRequest, Guest>()
  const replies = new WeakMap<FastifyRequest, FastifyReply>()
  app.get(
    '/api/tables/:id/socket',
    {
      websocket: true,
      schema: { params: ONE_TABLE },
      preHandler: async (request, reply) => {
        if (!request.ws) refusePlain(reply)
        if (addresses.has(addressOf(request), most)) throw TOO_MANY
        const guest = await guests.admit(request, reply)
        if (addresses.has(addressOf(request), most)) throw TOO_MANY
        keep(request, addresses, addressOf(request))
        replies.set(request, reply)
        if (people.has(guest.id, MOST_PAGES)) return
        keep(request, people, guest.id)
        known.set(request, guest)
      },
    },
    (socket, request) => {
      const guest = known.get(request)
      letGo(socket, request, replies.get(request))
      if (guest === undefined) {
        turnAway(lineOf(socket, request.raw.socket, clock), POLICY, TOO_MANY.refusal)
        return
      }
      watch(socket, sockets, 'person', BEAT_TEXT)
      attend(socket, request.raw.socket, request.params.id, guest, servingOf(request))
    },
  )
}

const addProgramSockets = (app: App, sockets: Sockets): void => {
  const { site, addresses, servingOf } = sockets
  const most = site.config.limits.sockets
  const ofToken = newestSockets()
  const replies = new WeakMap<FastifyRequest, FastifyReply>()
  app.get(
    '/api/tables/:id/program',
    {
      websocket: true,
      schema: { params: ONE_TABLE },
      preHandler: async (request, reply) => {
        if (!request.ws) refusePlain(reply)
        if (addresses.has(addressOf(request), most)) throw TOO_MANY
        keep(request, addresses, addressOf(request))
        replies.set(request, reply)
      },
    },
    (socket, request) => {
      letGo(socket, request, replies.get(request))
      watch(socket, sockets, 'program', null)
      const [, token = null] = /^Bearer ([\w-]{1,100})$/i.exec(request.headers.authorization ?? '') ?? []
      const about = { table: request.params.id, address: addressOf(request), token }
      serveProgram(socket, request.raw.socket, about, { ...servingOf(request), sockets: ofToken })
    },
  )
}

/** Counts a connection while it lasts, and asks now and then whether it is still there. */
const watch = (socket: WebSocket, { site, beats }: Sockets, kind: 'person' | 'program', beat: string | null): void => {
  const { metrics } = site
  metrics.sockets.inc({ kind })
  beats.add(socket, beat)
  socket.on('close', () => metrics.sockets.dec({ kind }))
}

/** Whoever asks for a socket's address without an upgrade is told of it, in the header that HTTP has for that too. */
const refusePlain = (reply: FastifyReply): never => {
  reply.header('upgrade', 'websocket')
  throw NO_UPGRADE
}

/** Counts a connection from the moment at which it is let in, so that many at once are counted too, until it ends. */
const keep = ({ raw: { socket } }: FastifyRequest, counts: Tally, name: string): void => {
  // Whoever has gone already will not go again.
  if (socket.destroyed) return
  counts.add(name)
  socket.once('close', () => counts.remove(name))
}

/**
 * A connection would hold the request and the answer of its upgrade, with everything that belongs to them, as long as it
 * lasts: 5 kB. Two things refer to them: the TCP socket, which the answer is assigned to, and the plugin's listener for
 * errors, which also logs them; but what a client does wrong is no error of the server.
 */
const letGo = (socket: WebSocket, request: FastifyRequest, reply: FastifyReply | undefined): void => {
  reply?.raw.detachSocket(request.raw.socket)
  socket.removeAllListeners('error')
  socket.on('error', () => socket.terminate())
}
