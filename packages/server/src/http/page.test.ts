import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPage, isScreen } from './page.ts'
import type { App } from './site.ts'

const script = 'console.log("table")'
let folder: string
let server: App

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tefuda-page-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<base href="/" /><title>Tefuda</title>')
  await writeFile(join(folder, 'early.js'), script)
  await writeFile(join(folder, 'assets', 'main-1a2b.js'), script)
  await writeFile(join(folder, 'assets', 'main-1a2b.js.gz'), gzipSync(script))
  await writeFile(join(folder, '.built'), 'secret of the build')
  server = fastify().withTypeProvider<ZodTypeProvider>()
  await addPage(server, folder, '/club/')
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers })

test('the page knows where it is, and is asked for anew each time', async () => {
  for (const url of ['/club/', '/club/index.html?v=1']) {
    const reply = await get(url)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['cache-control']).toBe('no-cache')
    expect(reply.body).toBe('<base href="/club/" /><title>Tefuda</title>')
  }
})

test('the page is sent as the browser takes it', async () => {
  const { body } = await get('/club/')
  const br = await get('/club/', { 'accept-encoding': 'gzip, deflate, br' })
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(body)
  const gzip = await get('/club/', { 'accept-encoding': 'gzip, br;q=0' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(body)
})

test('a page that is built anew is sent from then on; while it is missing the last one is', async () => {
  const path = join(folder, 'index.html')
  await get('/club/')
  await rm(path)
  expect((await get('/club/')).body).toContain('Tefuda')
  await writeFile(path, '<base href="/" />new')
  await utimes(path, 1e9, 1e9)
  expect((await get('/club/')).body).toBe('<base href="/club/" />new')
})

test('files named after their content are kept for good, others are not', async () => {
  expect((await get('/club/assets/main-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/club/early.js')).headers['cache-control']).toBe('no-cache')
})

test('a browser that takes gzip gets the file that was compressed beforehand', async () => {
  const reply = await get('/club/assets/main-1a2b.js', { 'accept-encoding': 'gzip' })
  expect(reply.headers['content-encoding']).toBe('gzip')
  expect(reply.headers['content-type']).toContain('javascript')
  expect(reply.rawPayload).toEqual(gzipSync(script))
  expect((await get('/club/assets/main-1a2b.js')).body).toBe(script)
})

test('what is not there, hidden, or outside is not sent', async () => {
  for (const url of [
    '/club/assets/old.js',
    '/club/.built',
    '/club/../package.json',
    '/club/%2e%2e/x.json',
    '/early.js',
  ])
    expect([403, 404], url).toContain((await get(url)).statusCode)
})

test('addresses of screens are told from files and from what the server answers', () => {
  for (const path of ['/club/southern-cross', '/club/replay/a/b', '/club/apiary'])
    expect(isScreen(path, '/club/'), path).toBe(true)
  for (const path of ['/club/x.png', '/club/api/none', '/club/feed/x', '/elsewhere', '/clubs'])
    expect(isScreen(path, '/club/'), path).toBe(false)
})
