import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { KINDS, testDatabase } from '../../../../../scripts/test-databases.ts'
import { type Door, guestOf, openDoor, refusalIn } from '../../../testing/door.ts'

describe.each(KINDS)('guests on %s', (kind) => {
  let door: Door
  beforeEach(async () => {
    door = await openDoor(['--database', await testDatabase(kind)])
  })
  afterEach(() => door.close())

  describe('a guest', () => {
    test('is nobody until they need to be somebody', async () => {
      const reader = door.browser()
      for (const url of ['/api/lobby', '/api/me/tables', '/api/archive', '/api/rule-sets', '/api/server', '/'])
        expect((await reader.ask('GET', url)).statusCode, url).toBe(200)
      expect(reader.cookie.value).toBe('')
      expect((await reader.ask('GET', '/api/me')).json()).toBeNull()
      const reply = await reader.ask('POST', '/api/blocks', { table: 'a'.repeat(22), who: 'a'.repeat(8) })
      expect([reply.statusCode, refusalIn(reply)]).toEqual([401, 'no-guest'])
      expect(await door.store.db.selectFrom('guests').selectAll().execute()).toEqual([])
    })

    test('takes a name, which is cleaned, kept, and told to their tables', async () => {
      const ann = door.browser()
      const reply = await ann.ask('PUT', '/api/me', { name: '  アン  Ann ' })
      expect(reply.json()).toMatchObject({ name: 'アン Ann', since: door.clock.now, blocked: 0 })
      expect(reply.json<{ feed: string }>().feed).toMatch(/^\/feed\/[\w-]{22}\.xml$/)
      expect((await ann.ask('GET', '/api/me')).json()).toEqual(reply.json())
      expect(door.renamed.at(-1)).toEqual([guestOf(ann), 'アン Ann'])
    })

    test('cannot have a name that is none', async () => {
      const ann = door.browser()
      for (const name of ['', '   ', 'x'.repeat(25), 'a\u0007b', 'a\u202Eb', 7, null]) {
        const reply = await ann.ask('PUT', '/api/me', { name })
        expect([reply.statusCode, refusalIn(reply)], String(name)).toEqual([400, 'bad-request'])
      }
      expect((await ann.ask('PUT', '/api/me', { name: 'Ann', id: 'me' })).statusCode).toBe(400)
      expect(ann.cookie.value).toBe('')
    })

    test('gets a cookie that scripts cannot read and other sites do not send', async () => {
      const ann = door.browser()
      const reply = await ann.ask('PUT', '/api/me', { name: 'Ann' })
      const cookie = String(reply.headers['set-cookie'])
      for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=31536000']) expect(cookie).toContain(part)
      expect(cookie).not.toContain('Secure')
    })

    test('is nobody with a cookie that was made up, changed, or belongs to somebody forgotten', async () => {
      const ann = door.browser()
      await ann.ask('PUT', '/api/me', { name: 'Ann' })
      const real = decodeURIComponent(ann.cookie.value)
      const forged = [
        real.slice(0, -2),
        real.replace(/\.1\./, '.2.'),
        `tefuda=${guestOf(ann)}`,
        `tefuda=${guestOf(ann)}.1`,
        'tefuda=s%3Ax.y',
        'tefuda=%',
        `tefuda=${'x'.repeat(4000)}`,
      ]
      for (const cookie of forged) {
        const reply = await door.app.inject({ url: '/api/me', headers: { cookie } })
        expect(reply.body, cookie).toBe('null')
      }
    })

    test('is forgotten on request: name, chat, rule sets, devices; games stay without the name', async () => {
      const ann = door.browser()
      const bob = door.browser()
      const feed = (await ann.ask('PUT', '/api/me', { name: 'Forgotten' })).json<{ feed: string }>().feed
      await bob.ask('PUT', '/api/me', { name: 'Bob' })
      const table = await door.put({ stage: 'over', ended: 5 }, { scores: [1, 2], ranks: [2, 1] }, [
        { guest: guestOf(ann) },
        { guest: guestOf(bob) },
      ])
      const before = ann.cookie.value
      const id = guestOf(ann)
      expect((await ann.ask('GET', feed)).statusCode).toBe(200)
      expect((await ann.ask('DELETE', '/api/me')).statusCode).toBe(204)
      expect(door.renamed.at(-1)).toEqual([id, ''])
      expect(door.forgotten).toEqual([id])
      expect((await ann.ask('GET', feed)).statusCode).toBe(404)
      expect((await door.app.inject({ url: '/api/me', headers: { cookie: before } })).json()).toBeNull()
      const archive = (await bob.ask('GET', '/api/archive')).json<{ games: { table: string; seats: unknown[] }[] }>()
      expect(archive.games[0]).toMatchObject({ table, seats: [{ name: '' }, { name: 'Bob', you: true }] })
      expect(JSON.stringify(await door.store.db.selectFrom('guests').selectAll().execute())).not.toContain('Forgotten')
      expect((await ann.ask('DELETE', '/api/me')).statusCode).toBe(401)
    })
  })

  describe('a link for another device', () => {
    const link = async () => {
      const first = door.browser()
      await first.ask('PUT', '/api/me', { name: 'Two devices' })
      const { path, until } = (await first.ask('POST', '/api/me/link')).json<{ path: string; until: number }>()
      return { first, until, token: path.split('#')[1] ?? '' }
    }

    test('makes it the same guest, once', async () => {
      const { first, until, token } = await link()
      expect(until).toBe(door.clock.now + 600_000)
      const second = door.browser()
      expect((await second.ask('POST', '/api/me/claim', { token })).json()).toMatchObject({ name: 'Two devices' })
      expect(guestOf(second)).toBe(guestOf(first))
      expect((await second.ask('GET', '/api/me')).json()).toMatchObject({ name: 'Two devices' })
      expect((await door.browser().ask('POST', '/api/me/claim', { token })).statusCode).toBe(404)
    })

    test('of two devices that use it at once one becomes that guest', async () => {
      const { token } = await link()
      const replies = await Promise.all([1, 2, 3].map(() => door.browser().ask('POST', '/api/me/claim', { token })))
      expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404, 404])
    })

    test('is refused in the same words whether used, too old, or never made', async () => {
      const used = await link()
      await door.browser().ask('POST', '/api/me/claim', { token: used.token })
      const old = await link()
      door.clock.now += 600_001
      const answers = await Promise.all(
        [used.token, old.token, 'A'.repeat(22)].map((token) => door.browser().ask('POST', '/api/me/claim', { token })),
      )
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
      for (const { headers } of answers) expect(headers['set-cookie']).toBeUndefined()
    })

    test('is stored as a hash alone', async () => {
      const { token } = await link()
      expect(JSON.stringify(await door.store.db.selectFrom('links').selectAll().execute())).not.toContain(token)
    })
  })
})
