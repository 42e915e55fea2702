import type { Pace, RuleSet, Series } from '@tefuda/wire'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { KINDS, testDatabase } from '../../../../../scripts/test-databases.ts'
import { type Browser, type Door, guestOf, openDoor, refusalIn } from '../../../testing/door.ts'
import { newId } from '../../ids.ts'

describe.each(KINDS)('what is kept on %s', (kind) => {
  let door: Door
  beforeEach(async () => {
    door = await openDoor(['--database', await testDatabase(kind)])
  })
  afterEach(() => door.close())

  const guest = async (name: string): Promise<Browser> => {
    const browser = door.browser()
    await browser.ask('PUT', '/api/me', { name })
    return browser
  }

  describe('rule sets', () => {
    const body = { game: 'southern-cross', name: '短い  試合', rules: { preset: 'short' } }

    test('are saved in full under a name, listed, opened by anybody with the link, deleted by their owner', async () => {
      const ann = door.browser()
      const saved = (await ann.ask('POST', '/api/rule-sets', body)).json<RuleSet>()
      expect(saved).toMatchObject({ game: 'southern-cross', name: '短い 試合', mine: true, saved: door.clock.now })
      expect(saved.fingerprint).toMatch(/^[0-9a-f]{64}$/)
      expect(Object.keys(saved.rules).length).toBeGreaterThan(5)
      expect((await ann.ask('GET', '/api/rule-sets')).json()).toEqual({ sets: [saved] })
      const bob = await guest('Bob')
      expect((await bob.ask('GET', `/api/rule-sets/${saved.id}`)).json()).toEqual({ ...saved, mine: false })
      expect((await bob.ask('GET', '/api/rule-sets')).json()).toEqual({ sets: [] })

      const [theirs, none] = [
        await bob.ask('DELETE', `/api/rule-sets/${saved.id}`),
        await bob.ask('DELETE', `/api/rule-sets/${newId()}`),
      ]
      expect(theirs.statusCode).toBe(404)
      expect(theirs.body).toBe(none.body)
      expect((await ann.ask('DELETE', `/api/rule-sets/${saved.id}`)).statusCode).toBe(204)
      expect((await bob.ask('GET', `/api/rule-sets/${saved.id}`)).statusCode).toBe(404)
    })

    test('are refused in the words of the rules where they cannot be', async () => {
      const ask = async (change: object) => {
        const reply = await door.browser().ask('POST', '/api/rule-sets', { ...body, ...change })
        return [reply.statusCode, refusalIn(reply)]
      }
      expect(await ask({ game: 'chess' })).toEqual([422, 'unknown-game'])
      expect((await ask({ rules: { preset: 'none' } }))[0]).toBe(422)
      expect((await ask({ rules: { colour: 1 } }))[0]).toBe(422)
      expect(await ask({ rules: [] })).toEqual([400, 'bad-request'])
      expect(await ask({ name: '' })).toEqual([400, 'bad-request'])
      expect(await door.store.db.selectFrom('guests').selectAll().execute()).toEqual([])
    })

    test('are not kept without end', async () => {
      const ann = await guest('Ann')
      const { id } = (await ann.ask('POST', '/api/rule-sets', body)).json<RuleSet>()
      const row = await door.store.db.selectFrom('rule_sets').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      await door.store.db
        .insertInto('rule_sets')
        .values(Array.from({ length: 199 }, () => ({ ...row, id: newId() })))
        .execute()
      const reply = await ann.ask('POST', '/api/rule-sets', body)
      expect([reply.statusCode, refusalIn(reply)]).toEqual([409, 'too-many-rule-sets'])
    })
  })

  describe('a series', () => {
    const play = async (names: readonly string[]) => {
      const people = await Promise.all(names.map(guest))
      const ids = people.map(guestOf)
      const series = newId()
      const game = (number: number, order: readonly number[], scores: readonly number[], ranks: readonly number[]) =>
        door.put({ series, number, stage: 'over', ended: number }, { seats: 3, scores, ranks }, [
          ...order.map((i) => ({ guest: ids[i] ?? null })),
          { kind: 'bot', name: 'easy' },
        ])
      await game(1, [0, 1], [10, -4, 2], [1, 3, 2])
      await game(2, [1, 0], [7, 1, 9], [2, 3, 1])
      await door.put({ series, number: 3, stage: 'playing' }, { seats: 3, scores: [99, 0, 0] }, [
        { guest: ids[0] ?? null },
      ])
      return { people, series }
    }

    test('adds up what each has won, wherever they sat; a game that goes on does not count', async () => {
      const { people, series } = await play(['Ann', 'Bob'])
      const result = (await people[0]!.ask('GET', `/api/series/${series}`)).json<Series>()
      expect(result.games).toHaveLength(3)
      expect(result.players).toEqual([
        { name: 'Ann', kind: 'person', you: true, games: 2, firsts: 1, total: 11, scores: [10, 1, null] },
        { name: 'easy', kind: 'bot', you: false, games: 2, firsts: 1, total: 11, scores: [2, 9, null] },
        { name: 'Bob', kind: 'person', you: false, games: 2, firsts: 0, total: 3, scores: [-4, 7, null] },
      ])
      const none = await people[0]!.ask('GET', `/api/series/${newId()}`)
      expect([none.statusCode, refusalIn(none)]).toEqual([404, 'not-found'])
    })
  })

  describe('calling back', () => {
    const subscription = (endpoint: string) => ({
      endpoint,
      expirationTime: null,
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    })

    test('the key is a P-256 point, the same after every start', async () => {
      const { key } = (await door.app.inject('/api/push/key')).json<{ key: string }>()
      expect(Buffer.from(key, 'base64url')).toHaveLength(65)
      const kept = await door.store.db.selectFrom('secrets').selectAll().where('name', '=', 'vapid').execute()
      expect(JSON.parse(kept[0]!.value)).toMatchObject({ publicKey: key })
    })

    test('a browser is called or not as it asked; another guest cannot silence it, but may use it next', async () => {
      const [ann, bob] = [await guest('Ann'), await guest('Bob')]
      const endpoint = 'https://push.example.org/1'
      const owners = async () =>
        (await door.store.db.selectFrom('push').select('guest').execute()).map((row) => row.guest)
      const called = async () => {
        const replies = await Promise.all([ann, bob].map((browser) => browser.ask('GET', '/api/push')))
        return replies.map((reply) => reply.json<{ endpoints: string[] }>().endpoints)
      }
      expect((await ann.ask('POST', '/api/push', subscription(endpoint))).statusCode).toBe(204)
      expect((await bob.ask('DELETE', '/api/push', { endpoint })).statusCode).toBe(204)
      expect(await owners()).toEqual([guestOf(ann)])
      expect(await called()).toEqual([[endpoint], []])
      await bob.ask('POST', '/api/push', subscription(endpoint))
      expect(await owners()).toEqual([guestOf(bob)])
      expect(await called()).toEqual([[], [endpoint]])
      await bob.ask('DELETE', '/api/push', { endpoint })
      expect(await owners()).toEqual([])
    })

    test('only https places in the open internet are called, and so many for one guest', async () => {
      const ann = await guest('Ann')
      for (const endpoint of [
        'https://localhost/1',
        'https://127.0.0.1/1',
        'https://[::1]/1',
        'https://192.168.0.1/1',
        'https://printer.local/1',
        'https://push.example.org:8443/1',
        'https://me:secret@push.example.org/1',
      ]) {
        const reply = await ann.ask('POST', '/api/push', subscription(endpoint))
        expect([reply.statusCode, refusalIn(reply)], endpoint).toEqual([422, 'no-push-service'])
      }
      for (const endpoint of ['nowhere', 'http://push.example.org/1', 'file:///etc/passwd'])
        expect((await ann.ask('POST', '/api/push', subscription(endpoint))).statusCode, endpoint).toBe(400)
      expect(
        (await door.browser().ask('POST', '/api/push', subscription('https://push.example.org/1'))).statusCode,
      ).toBe(401)
      for (let i = 0; i < 12; i += 1) {
        door.clock.now += 1
        await ann.ask('POST', '/api/push', subscription(`https://push.example.org/${i}`))
      }
      const kept = await door.store.db.selectFrom('push').select('endpoint').execute()
      const numbers = kept.map(({ endpoint }) => Number(endpoint.split('/').at(-1)))
      expect(numbers.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    })

    test('the feed tells under a secret address which tables wait, with links to this server', async () => {
      const ann = await guest('Ann')
      const { feed } = (await ann.ask('GET', '/api/me')).json<{ feed: string }>()
      const id = guestOf(ann)
      const put = (pace: Pace, deadline: number | null) =>
        door.put({ game: 'ccc', stage: 'playing' }, { pace }, [{ guest: id, due: 1, deadline }, { guest: null }])
      const table = await put({ kind: 'days', days: 3 }, 1e12 + 3 * 86_400_000)
      const others = [await put({ kind: 'live', move: 30, reserve: 0 }, 1e12), await put({ kind: 'none' }, null)]
      const reply = await ann.ask('GET', feed)
      for (const other of others) expect(reply.body).not.toContain(other)
      expect(reply.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
      // No server is known by that name: whoever asks does not say where links lead.
      expect(reply.body).not.toContain('cards.test')
      expect(reply.body).toContain(`<link href="http://localhost:8787/table/${table}"/>`)
      expect(reply.body).toContain('<updated>2001-09-09T01:46:40.000Z</updated>')
      expect(reply.body).toContain('your turn')
      expect(reply.body).not.toContain(guestOf(ann))
      expect((await ann.ask('GET', `/feed/${newId()}.xml`)).statusCode).toBe(404)
      // Ann has moved.
      await door.store.db.updateTable('sitters').set({ due: 0 }).where('match', '=', table).execute()
      expect((await ann.ask('GET', feed)).body).not.toContain('your turn')
    })
  })

  describe('the server', () => {
    test('says what it is called and how long it keeps things', async () => {
      expect((await door.app.inject('/api/server')).json()).toEqual({
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        name: '手札 Tefuda',
        chatDays: 30,
        gameDays: null,
        daily: true,
      })
    })

    test('is alive, ready until its end is announced or the database is gone', async () => {
      expect((await door.app.inject('/readyz')).statusCode).toBe(200)
      door.ending.announced = true
      const ending = await door.app.inject('/readyz')
      expect([ending.statusCode, refusalIn(ending)]).toEqual([503, 'stopping'])
      expect((await door.app.inject('/api/lobby')).statusCode).toBe(200)
      door.ending.announced = false
      await door.store.db.schema.dropTable('secrets').execute()
      door.clock.now += 1000
      const lost = await door.app.inject('/readyz')
      expect([lost.statusCode, refusalIn(lost)]).toEqual([503, 'no-database'])
      expect((await door.app.inject('/healthz')).statusCode).toBe(200)
    })

    test('gives its figures to whoever holds the token, and is silent about them to all others', async () => {
      await door.app.inject('/api/lobby')
      const read = (authorization?: string) =>
        door.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })
      for (const authorization of [
        undefined,
        '',
        'Bearer',
        'Bearer a-token-of-the-test',
        'Basic a-token-of-the-tests',
      ]) {
        const reply = await read(authorization)
        expect([reply.statusCode, refusalIn(reply)], authorization).toEqual([404, 'not-found'])
      }
      const { body } = await read('Bearer a-token-of-the-tests')
      expect(body).toMatch(/tefuda_http_seconds_count\{method="GET",route="\/api\/lobby",status="200"\} 1/)
      for (const name of [
        'tefuda_sockets',
        'tefuda_tables',
        'tefuda_append_seconds_count',
        'tefuda_due_lag_seconds_count',
      ])
        expect(body).toContain(name)
    })

    test('says of every answer what it is', async () => {
      const { paths } = (await door.app.inject('/api/openapi.json')).json<{
        paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>
      }>()
      const told = Object.values(paths)
        .flatMap((path) => Object.values(path))
        .flatMap(({ responses }) => Object.entries(responses))
      expect(told.length).toBeGreaterThan(50)
      for (const [status, { description }] of told) expect(description, status).toMatch(/^(?!Default).{4,}/)
    })

    test('describes its HTTP part and its WebSocket by the schemas that validate them', async () => {
      const api = (await door.app.inject('/api/openapi.json')).json<{
        openapi: string
        paths: Record<string, object>
      }>()
      expect(api.openapi).toMatch(/^3\.1/)
      expect(Object.keys(api.paths)).toEqual(
        expect.arrayContaining([
          '/api/me',
          '/api/tables/{id}',
          '/api/tables/{id}/record',
          '/api/series/{id}',
          '/feed/{token}.xml',
        ]),
      )
      expect(Object.keys(api.paths).some((path) => path.includes('*'))).toBe(false)
      expect(JSON.stringify(api.paths['/api/tables'])).toContain('"spectators"')
      const socket = (await door.app.inject('/api/socket.json')).json<{ client: object; server: object }>()
      expect(JSON.stringify(socket.client)).toContain('"seat-program"')
      expect(JSON.stringify(socket.server)).toContain('"refused"')
    })
  })
})
