import { sep } from 'node:path'
import helmet from '@fastify/helmet'
import files from '@fastify/static'
import fastify, { type FastifyInstance } from 'fastify'

/** Only what the page itself brings may run: no inline script, nothing from other places. */
const CONTENT_SECURITY_POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** The build names these files after their content, so an address never changes its meaning. */
const HASHED = `${sep}assets${sep}`

const looksLikeFile = (path: string): boolean => /\.[^/]*$/.test(path)

/**
 * A server for the built page in `folder`. Addresses of screens, which are no files, get the page itself;
 * a missing file (an address whose last part has a dot) is a 404. Where `x.js.br` or `x.js.gz` lies beside `x.js`, that is sent.
 */
export async function servePage(folder: string): Promise<FastifyInstance> {
  const server = fastify({ forceCloseConnections: true })
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    // The table may be reached by plain HTTP in a home network; whoever puts TLS in front sets this there.
    strictTransportSecurity: false,
  })
  await server.register(files, {
    root: folder,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, path) {
      const cache = path.startsWith(folder + HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache'
      reply.header('cache-control', cache)
    },
  })
  server.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (reads && !looksLikeFile(path)) return reply.sendFile('index.html')
    return reply.code(404).type('text/plain; charset=utf-8').send('ありません。 / Not found.\n')
  })
  return server
}
