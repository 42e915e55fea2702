import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import swagger from '@fastify/swagger'
import websocket from '@fastify/websocket'
import { LONGEST_FRAME } from '@tefuda/wire'
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyHttpOptions,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RawServerDefault,
} from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from '../host/config.ts'
import { SERVICE_RESTART } from '../tables/messages/close-codes.ts'
import { onError, refuse } from './answers.ts'
import { readBodies } from './bodies.ts'
import { createGuests, type Guests } from './guests.ts'
import { createGates, type Gates } from './limits.ts'
import { openApi } from './openapi.ts'
import { checkOrigin } from './origin.ts'
import { addPage, CONTENT_SECURITY_POLICY, isScreen } from './page.ts'
import { NOT_FOUND, WRONG_METHOD } from './refusals.ts'
import { addAbout } from './routes/about.ts'
import { addArchive } from './routes/archive.ts'
import { addDaily } from './routes/daily.ts'
import { addFeed } from './routes/feed.ts'
import { addGameModules, addGames } from './routes/games.ts'
import { addHealth, isHealthBelow } from './routes/health.ts'
import { addLab } from './routes/lab.ts'
import { addMe } from './routes/me.ts'
import { addPeople } from './routes/people.ts'
import { addPush } from './routes/push.ts'
import { addReplays } from './routes/replays.ts'
import { addRuleSets } from './routes/rule-sets.ts'
import { addSeries } from './routes/series.ts'
import { addTables } from './routes/tables.ts'
import type { App, Site } from './site.ts'

/** More is sent by nobody who plays: the largest body is a rule set with a board. */
const LARGEST_BODY = 64 * 1024

/** The longest part of an address that is looked at. */
const LONGEST_PARAMETER = 200

/** Adds routes of WebSockets, below the base path. */
export type AddSockets = (app: App, site: Site, gates: Gates) => void

export interface Parts extends Omit<Site, 'guests'> {
  /** The folder of the built page. */
  readonly page: string
  readonly log: FastifyBaseLogger
  readonly addSockets?: AddSockets | undefined
}

/** The server of a server: page, HTTP and WebSockets, with everything that guards them. It does not listen yet. */
export const createServer = async ({ page, log, addSockets, ...parts }: Parts): Promise<App> => {
  const { config, metrics, secrets, store, now } = parts
  const app = fastify(fastifyOptions(config, log)).withTypeProvider<ZodTypeProvider>()
  const site: Site = { ...parts, guests: createGuests(store.db, config.base, now) }
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(onError)
  readBodies(app)

  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    // Over plain HTTP in a home network it would lock people out; whoever puts TLS in front sets it there.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
    // For browsers that know no `frame-ancestors`.
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', leaveOutUnheeded)
  await app.register(cookie, { secret: [...secrets.cookieKeys] })
  // One message of each connection in a turn of the event loop: what others do comes between.
  const options = { maxPayload: LONGEST_FRAME, allowSynchronousEvents: false }
  await app.register(websocket, { options, preClose: closeSockets })
  sendCookiesOnUpgrade(app, site.guests)
  const gates = await createGates(app, site.guests, config.limits)
  await app.register(swagger, openApi(config.base))

  app.addHook('onRequest', checkOrigin(config.publicUrl))
  refuseSockets(app)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const labels = { method: request.method, route, status: reply.statusCode }
    metrics.http.observe(labels, reply.elapsedTime / 1000)
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  const isRoute = rememberRoutes(app)

  addHealth(app, site)
  await app.register(
    async (below) => {
      const inside = below.withTypeProvider<ZodTypeProvider>()
      addRoutes(inside, site, gates)
      addSockets?.(inside, site, gates)
    },
    { prefix: config.base.slice(0, -1) },
  )
  addGameModules(app, parts.games, config.base)
  const sendPage = await addPage(app, page, config.base)

  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    if (isRoute(path)) return refuse(reply, 405, WRONG_METHOD)
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (reads && isScreen(path, config.base) && !isHealthBelow(path, config.base)) return sendPage(request, reply)
    const isAbove = path === '/' || `${path}/` === config.base
    if (reads && isAbove) return reply.redirect(config.base)
    return refuse(reply, NOT_FOUND.status, NOT_FOUND.refusal)
  })
  return app
}

const fastifyOptions = ({ trustProxy }: Config, loggerInstance: FastifyBaseLogger) =>
  ({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trustProxy === 'object' ? [...trustProxy] : trustProxy,
    bodyLimit: LARGEST_BODY,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      onError(error, request, reply.headers(BARE))
    },
    // While it closes, what has begun is finished; connections nobody uses are closed at once.
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    // Whoever sends a request slowly has so long for its head, and for all of it.
    requestTimeout: 20_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
  }) satisfies FastifyHttpOptions<RawServerDefault, FastifyBaseLogger>

/** Browsers heed these headers where a connection can be trusted; elsewhere, as in a home network, they only complain. */
const leaveOutUnheeded = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const isTrusted = request.protocol === 'https' || /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(request.hostname)
  if (!isTrusted) for (const name of ['cross-origin-opener-policy', 'origin-agent-cluster']) reply.removeHeader(name)
}

/** What cannot be read as a request gets its answer before anything else is done: its headers are these. */
const BARE = {
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

const addRoutes = (app: App, site: Site, gates: Gates): void => {
  guard(app, gates)
  const adders = [
    addMe,
    addArchive,
    addRuleSets,
    addSeries,
    addPeople,
    addPush,
    addFeed,
    addAbout,
    addDaily,
    addLab,
    addGames,
  ]
  for (const add of adders) add(app, site)
  addTables(app, site, gates)
  addReplays(app, site, gates)
}

/** What holds for everything that is no file: limits, and nothing is kept by caches along the way. */
const guard = (app: App, gates: Gates): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    await gates.request(request, reply)
  })
  app.addHook('preValidation', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') await gates.change(request, reply)
  })
}

/** A WebSocket is opened where there is one and nowhere else. To be called before routes are added. */
const refuseSockets = (app: App): void => {
  const sockets = new Set<string>()
  app.addHook('onRoute', ({ url, websocket: isSocket }) => {
    if (isSocket === true) sockets.add(url)
  })
  app.addHook('onRequest', async ({ ws, routeOptions: { url } }) => {
    if (ws && url !== undefined && !sockets.has(url)) throw NOT_FOUND
  })
}

/** Patterns of all routes outside the page, so that a wrong method is told from a wrong address. */
const rememberRoutes = (app: App): ((path: string) => boolean) => {
  const patterns = new Map<string, RegExp>()
  app.addHook('onRoute', ({ url }) => {
    if (url.endsWith('*') || patterns.has(url)) return
    const pattern = url.replaceAll('.', '\\.').replaceAll(/:\w+/g, `[^/]{1,${LONGEST_PARAMETER}}`)
    patterns.set(url, new RegExp(`^${pattern}$`))
  })
  return (path) => patterns.values().some((pattern) => pattern.test(path))
}

/** A new guest may arrive by WebSocket: the cookie goes out with the answer that opens it. */
const sendCookiesOnUpgrade = (app: App, guests: Guests): void => {
  app.websocketServer.on('headers', (headers, request) => {
    const cookie = guests.cookieOnUpgrade(request)
    if (cookie !== undefined) headers.push(`Set-Cookie: ${cookie}`)
  })
}

/** How long a client may take to say goodbye, in milliseconds. */
const LAST_WORDS = 1000

/** What comes meanwhile is sent away here: nobody else would close a connection that asks for an upgrade, and the end would wait for it. */
const SENT_AWAY = 'HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 1\r\nContent-Length: 0\r\n\r\n'

const closeSockets = function (this: App, done: () => void): void {
  const server = this.websocketServer
  this.server.removeAllListeners('upgrade')
  this.server.on('upgrade', (_, socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(SENT_AWAY, () => socket.destroy())
  })
  for (const socket of server.clients) socket.close(SERVICE_RESTART, 'restart')
  const patience = setTimeout(() => {
    for (const socket of server.clients) socket.terminate()
  }, LAST_WORDS)
  server.close(() => {
    clearTimeout(patience)
    done()
  })
}
