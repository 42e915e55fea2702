import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import files from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './site.ts'

/** Only what the page itself brings may run: no inline script, nothing from other places. */
export const CONTENT_SECURITY_POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** The build names these files after their content, so an address never changes its meaning. */
const HASHED = `${sep}assets${sep}`

/** What the page asks the server for below the base path: never an address of a screen. */
const ANSWERED = ['api', 'feed']

/** Whether an address below `base` is a screen of the page: not a file, not something the server answers itself. */
export const isScreen = (path: string, base: string): boolean => {
  if (!path.startsWith(base)) return false
  const [first = ''] = path.slice(base.length).split('/')
  return !ANSWERED.includes(first) && !/\.[^/]*$/.test(path)
}

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/**
 * Serves the built page in `folder` below `base`. Where `x.js.br` or `x.js.gz` lies beside `x.js`, that is sent. Answers with
 * what sends the page itself, for addresses of its screens.
 */
export const addPage = async (app: App, folder: string, base: string): Promise<SendPage> => {
  await app.register(files, {
    root: folder,
    prefix: base,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, path) {
      const cache = path.startsWith(folder + HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache'
      reply.header('cache-control', cache)
    },
  })
  const send = await pageSender(folder, base)
  for (const name of ['', 'index.html']) app.get(`${base}${name}`, { schema: { hide: true } }, send)
  return send
}

/** The page with its base written in, so that the same build works below any path. */
const pageSender = async (folder: string, base: string): Promise<SendPage> => {
  const path = join(folder, 'index.html')
  const built = existsSync(path) ? await readFile(path, 'utf8') : ''
  const html = Buffer.from(built.replace(/<base href="[^"]*"/, `<base href="${base}"`))
  const bodies = { br: brotliCompressSync(html), gzip: gzipSync(html) }
  return (request, reply) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding')
    const accepted = String(request.headers['accept-encoding'] ?? '')
    for (const encoding of ['br', 'gzip'] as const)
      if (new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted))
        return reply.header('content-encoding', encoding).send(bodies[encoding])
    return reply.send(html)
  }
}
