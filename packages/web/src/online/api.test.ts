import { afterEach, expect, test, vi } from 'vitest'
import { api } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

/** A server that gives one answer, and notes what it was asked. */
const answering = (respond: () => Response | Promise<Response>) => {
  const asked: { url: string; init: RequestInit }[] = []
  vi.stubGlobal('document', { baseURI: 'https://club.example/tables/' })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init })
    return respond()
  })
  return asked
}

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })

test('addresses begin where the site is served, and bodies are JSON', async () => {
  const asked = answering(() => json({ name: 'Hana' }))
  expect(await api.rename('Hana')).toEqual({ name: 'Hana' })
  expect(asked[0]).toMatchObject({
    url: 'https://club.example/tables/api/me',
    init: { method: 'PUT', body: '{"name":"Hana"}', headers: { 'content-type': 'application/json' } },
  })
})

test('a search names only what is asked for', async () => {
  const asked = answering(() => json({ games: [], before: null }))
  await api.archive({ game: 'exjan', name: '', before: 12 })
  await api.archive({})
  expect(asked.map(({ url }) => url)).toEqual([
    'https://club.example/tables/api/archive?game=exjan&before=12',
    'https://club.example/tables/api/archive',
  ])
})

test('a refusal of the server comes back as it is', async () => {
  const error = { code: 'unknown-table', rule: null, message: { ja: 'ありません。', en: 'There is none.' } }
  answering(() => json({ error }, 404))
  expect(await api.invitation('x')).toEqual(error)
})

test('without a server, or with a proxy that finds none, the server is unreachable', async () => {
  for (const respond of [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => new Response('', { status: 502 }),
  ]) {
    answering(respond)
    expect(await api.lobby()).toMatchObject({ code: 'no-server' })
  }
})

test.each([
  ['a page instead of JSON', () => new Response('<!doctype html>')],
  ['a failure without a reason', () => json({ message: 'oops' }, 500)],
  ['a failure that is no JSON', () => new Response('Bad Gateway', { status: 500 })],
])('%s is a refusal that says to wait', async (_, respond) => {
  answering(respond)
  expect(await api.server()).toMatchObject({ code: 'no-answer' })
})

test('an empty answer is an answer', async () => {
  answering(() => new Response(null, { status: 204 }))
  expect(await api.deleteRuleSet('x')).toBeNull()
})
