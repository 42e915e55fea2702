import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servePage } from './page.ts'

const script = 'console.log("table")'
let folder: string
let server: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tefuda-page-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<title>Tefuda</title>')
  await writeFile(join(folder, 'early.js'), script)
  await writeFile(join(folder, 'assets', 'main-1a2b.js'), script)
  await writeFile(join(folder, 'assets', 'main-1a2b.js.gz'), gzipSync(script))
  await writeFile(join(folder, '.built'), 'secret of the build')
  server = await servePage(folder)
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers })

test('the page is asked for anew each time, so that a new version is seen', async () => {
  const reply = await get('/')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['cache-control']).toBe('no-cache')
  expect(reply.body).toContain('Tefuda')
})

test('files named after their content are kept for good, others are not', async () => {
  expect((await get('/assets/main-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/early.js')).headers['cache-control']).toBe('no-cache')
})

test('a browser that takes gzip gets the file that was compressed beforehand', async () => {
  const reply = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip' })
  expect(reply.headers['content-encoding']).toBe('gzip')
  expect(reply.headers['content-type']).toContain('javascript')
  expect(reply.rawPayload).toEqual(gzipSync(script))
  expect((await get('/assets/main-1a2b.js')).body).toBe(script)
})

test('the address of a screen opens the page, wherever it is', async () => {
  for (const url of ['/southern-cross', '/replay/a/b?at=3']) {
    const reply = await get(url)
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('Tefuda')
    expect(reply.headers['cache-control']).toBe('no-cache')
  }
})

test('a file that is not there is not the page, and nothing keeps that answer', async () => {
  for (const url of ['/assets/main-old.js', '/nothing.png', '/.built', '/../package.json', '/%2e%2e/package.json']) {
    const reply = await get(url)
    expect([403, 404], url).toContain(reply.statusCode)
    expect(String(reply.headers['cache-control']), url).not.toContain('immutable')
    expect(reply.body).not.toContain('secret')
  }
  expect((await server.inject({ method: 'POST', url: '/southern-cross' })).statusCode).toBe(404)
})

test('no inline script and nothing from elsewhere may run, and plain HTTP stays plain', async () => {
  const { headers } = await get('/southern-cross')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("default-src 'self';")
  expect(policy).not.toMatch(/unsafe|upgrade-insecure|\*/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['strict-transport-security']).toBeUndefined()
})
