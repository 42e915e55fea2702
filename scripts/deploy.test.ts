import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SOURCES } from '../packages/server/src/host/setting-sources.ts'
import { root } from './runtime.mjs'

const deploy = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8')

const all = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, name = '']) => name)

it('the compose file and the image set what the server reads, and nothing else', () => {
  const known = Object.values(SOURCES).map(({ env }) => env)
  const [nodes = ''] = deploy('compose.yaml').split('services:')
  const inCompose = all(nodes, /^ {4}([A-Z_]+):/gm)
  const inImage = all(deploy('Dockerfile'), /\b((?:TEFUDA_[A-Z_]+|HOST|PORT))=/g)
  expect(inCompose).toEqual(expect.arrayContaining(['DATABASE_URL', 'REDIS_URL', 'TEFUDA_TRUST_PROXY']))
  expect(inImage).toEqual(['HOST', 'PORT', 'TEFUDA_DATA'])
  for (const name of [...inCompose, ...inImage]) expect(known).toContain(name)
})

it('the proxy knows every node, at the port where it listens', () => {
  const nodes = all(deploy('compose.yaml'), /^ {2}(\w+): \*node$/gm)
  const port = /PORT=(\d+)/.exec(deploy('Dockerfile'))?.[1]
  expect(nodes.length).toBeGreaterThan(1)
  expect(all(deploy('nginx.conf'), /^ +server (\S+) max_fails/gm)).toEqual(nodes.map((node) => `${node}:${port}`))
})

it('the proxy keeps to itself what a host must not learn from a log, and what is for the host', () => {
  const proxy = deploy('nginx.conf')
  expect(proxy).toMatch(/^ {2}access_log off;$/m)
  // What it tells of a request that failed names its address; an alert is about the proxy itself.
  expect(all(proxy, /\berror_log \S+ (\w+);/g)).toEqual(['alert'])
  expect(proxy).toContain('location ~ ^/(metrics|healthz|readyz)$ {\n      return 404;')
})

it('the client programs of PostgreSQL in the image are as new as its server', () => {
  // Debian 13, trixie, has PostgreSQL 17.
  expect(deploy('Dockerfile')).toMatch(/^FROM node:\d+-trixie-slim$/m)
  expect(deploy('compose.yaml')).toContain('image: postgres:17\n')
})

it('the image starts the server as npm start does', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(deploy('Dockerfile')) ?? []
  expect(JSON.parse(command)).toEqual(scripts.start.split(' '))
})
