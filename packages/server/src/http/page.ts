import { readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import files from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createEncoded, type Encoded, sendEncoded } from './encoded.ts'
import { NOT_FOUND } from './refusals.ts'
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

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

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
  const send = pageSender(folder, base)
  for (const name of ['', 'index.html']) app.get(`${base}${name}`, { schema: { hide: true } }, send)
  return send
}

/** The page with its base written in, so that the same build works below any path; read anew when it has been built anew. */
const pageSender = (folder: string, base: string): SendPage => {
  const path = join(folder, 'index.html')
  let page: Page | undefined
  const current = async (): Promise<Page> => {
    try {
      const { mtimeMs } = await stat(path)
      if (page?.built !== mtimeMs) page = pageOf(await readFile(path, 'utf8'), base, mtimeMs)
    } catch (error) {
      // While it is being built it is not there for a moment.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    }
    if (page === undefined) throw NOT_FOUND
    return page
  }
  return async (request, reply) => {
    const { encoded } = await current()
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    return sendEncoded(request, reply, encoded)
  }
}

/** The page as it is sent. `built`: when its file was written, in milliseconds. */
interface Page {
  readonly built: number
  readonly encoded: Encoded
}

const pageOf = (text: string, base: string, built: number): Page => ({
  built,
  encoded: createEncoded(text.replace(/<base href="[^"]*"/, `<base href="${base}"`)),
})
