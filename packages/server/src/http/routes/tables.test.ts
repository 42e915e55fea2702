import type { TableLine } from '@tefuda/wire'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { KINDS, testDatabase } from '../../../../../scripts/test-databases.ts'
import { type Browser, type Door, guestOf, openDoor, refusalIn } from '../../../testing/door.ts'
import { newId } from '../../ids.ts'
import { whoIs } from '../../table/projection.ts'

describe.each(KINDS)('tables on %s', (kind) => {
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

  const listed = async (browser: Browser, url: string): Promise<readonly TableLine[]> => {
    const { tables, games } = (await browser.ask('GET', url)).json<{ tables?: TableLine[]; games?: TableLine[] }>()
    return tables ?? games ?? []
  }

  const idsIn = async (browser: Browser, url: string) => (await listed(browser, url)).map(({ table }) => table)

  describe('opening a table', () => {
    const body = {
      game: 'exjan',
      rules: { preset: 'standard' },
      seats: [{ kind: 'open' }, { kind: 'bot', level: 'easy' }],
      options: { pace: { kind: 'live', move: 20, reserve: 60 }, isPublic: true, spectators: 0 },
    }

    test('makes somebody new a guest, and the host', async () => {
      const ann = door.browser()
      const reply = await ann.ask('POST', '/api/tables', body)
      expect(reply.statusCode).toBe(200)
      const { table } = reply.json<{ table: string }>()
      const row = await door.store.db.selectFrom('matches').select('host').where('id', '=', table).executeTakeFirst()
      expect(row?.host).toBe(guestOf(ann))
    })

    test('what the server refuses is told as it says it', async () => {
      const reply = await door.browser().ask('POST', '/api/tables', { ...body, game: 'chess' })
      expect([reply.statusCode, refusalIn(reply)]).toEqual([422, 'unknown-game'])
    })

    test('anything not as it should be is refused before it gets there', async () => {
      const wrong = [
        { ...body, seats: [] },
        { ...body, seats: Array.from({ length: 101 }, () => ({ kind: 'open' })) },
        { ...body, seats: [{ kind: 'person', guest: 'x' }] },
        { ...body, host: 'x' },
        { ...body, options: { ...body.options, pace: { kind: 'live', move: 1, reserve: 0 } } },
        { ...body, rules: Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`s${i}`, 1])) },
        { ...body, game: 'x'.repeat(61) },
        'exjan',
        null,
      ]
      for (const bad of wrong) {
        const reply = await door.browser().ask('POST', '/api/tables', bad ?? undefined)
        expect([reply.statusCode, reply.headers['set-cookie']], JSON.stringify(bad)).toEqual([
          bad === 'exjan' || bad === null ? reply.statusCode : 400,
          undefined,
        ])
        expect(reply.statusCode).toBeGreaterThanOrEqual(400)
        expect(reply.statusCode).toBeLessThan(500)
      }
    })
  })

  describe('the lobby', () => {
    test('tells how a game stands to those who play, and to others only where they may see it at once', async () => {
      const [ann, ben] = [await guest('Ann'), await guest('Ben')]
      // A bot plays for Ben, for good.
      const sitters = [{ guest: guestOf(ann) }, { guest: guestOf(ben), name: 'easy' }]
      const late = await door.put({ stage: 'playing', opened: 2 }, { scores: [3, 5], live: false }, sitters)
      const live = await door.put({ stage: 'playing', opened: 1 }, { scores: [7, 1], live: true }, sitters)
      const scores = async (browser: Browser) =>
        Object.fromEntries((await listed(browser, '/api/lobby')).map((line) => [line.table, line.scores]))
      expect(await scores(ann)).toEqual({ [late]: [3, 5], [live]: [7, 1] })
      expect(await scores(ben)).toEqual({ [late]: null, [live]: [7, 1] })
      expect(await scores(door.browser())).toEqual({ [late]: null, [live]: [7, 1] })
    })

    test('shows public tables one can sit down at or look on at, newest first', async () => {
      const open = await door.put({ opened: 3 })
      const running = await door.put({ stage: 'playing', opened: 2 }, { spectators: true })
      await door.put({ stage: 'playing', opened: 2 }, { spectators: false })
      await door.put({ is_public: 0 })
      await door.put({ stage: 'over', ended: 9 })
      await door.put({ stage: 'stopped', ended: 9 })
      expect(await idsIn(door.browser(), '/api/lobby')).toEqual([open, running])
    })

    test('shows where one can sit down first, however many are playing', async () => {
      const old = await door.put({ opened: 1 })
      for (let k = 0; k < 110; k++) await door.put({ stage: 'playing', opened: 2 + k })
      const shown = await idsIn(door.browser(), '/api/lobby')
      expect([shown[0], shown.length]).toEqual([old, 100])
    })

    test('shows the newest table of every host before the second of anybody', async () => {
      const [first, second] = [await door.put({ host: 'ann', opened: 1 }), await door.put({ host: 'ann', opened: 2 })]
      for (let k = 0; k < 120; k++) await door.put({ host: `${k % 99}`, opened: 3 + k })
      const shown = await idsIn(door.browser(), '/api/lobby')
      expect(shown).toHaveLength(100)
      expect(shown).toContain(second)
      expect(shown).not.toContain(first)
    })

    test('has room for those one may look on at, however many are open, and for all that are open where nobody plays', async () => {
      const open = []
      for (let k = 0; k < 110; k++) open.unshift(await door.put({ host: `${k}`, opened: k }))
      expect(await idsIn(door.browser(), '/api/lobby')).toEqual(open.slice(0, 100))
      const running = [
        await door.put({ stage: 'revealing', opened: 2 }),
        await door.put({ stage: 'playing', opened: 1 }),
      ]
      expect(await idsIn(door.browser(), '/api/lobby')).toEqual([...open.slice(0, 98), ...running])
    })

    test('has room for those one may look on at, however many newer ones are closed to others', async () => {
      const seen = await door.put({ stage: 'playing', opened: 1 })
      for (let k = 0; k < 110; k++) await door.put({ stage: 'playing', opened: 2 + k }, { spectators: false })
      const open = await door.put({ opened: 0 }, { spectators: false })
      expect(await idsIn(door.browser(), '/api/lobby')).toEqual([open, seen])
    })

    test('names who sits there by the name they go by now, and no id of theirs', async () => {
      const ann = await guest('Ann')
      await door.put({}, { seats: 3 }, [
        { guest: guestOf(ann), due: 1, deadline: 7 },
        { kind: 'bot', name: 'easy' },
      ])
      await ann.ask('PUT', '/api/me', { name: 'Anna' })
      const seats = [
        { kind: 'person', name: 'Anna', you: false },
        { kind: 'bot', name: 'easy', you: false },
        { kind: 'empty', name: '', you: false },
      ]
      expect(await listed(door.browser(), '/api/lobby')).toMatchObject([{ seats, due: false, deadline: null }])
      expect(await listed(ann, '/api/lobby')).toMatchObject([
        { seats: [{ you: true }, {}, {}], due: true, deadline: 7 },
      ])
      expect((await door.app.inject('/api/lobby')).body).not.toContain(guestOf(ann))
    })

    test('leaves out where somebody is whom one does not want to meet', async () => {
      const [ann, bob] = [await guest('Ann'), await guest('Bob')]
      const table = await door.put({}, {}, [{ guest: guestOf(bob) }])
      const who = whoIs(table, guestOf(bob))
      expect((await ann.ask('POST', '/api/blocks', { table, who })).statusCode).toBe(204)
      expect((await ann.ask('POST', '/api/blocks', { table, who })).statusCode).toBe(204)
      expect((await ann.ask('GET', '/api/me')).json()).toMatchObject({ blocked: 1 })
      expect(await idsIn(ann, '/api/lobby')).toEqual([])
      expect(await idsIn(bob, '/api/lobby')).toEqual([table])
      await ann.ask('DELETE', '/api/blocks', { table, who })
      expect(await idsIn(ann, '/api/lobby')).toEqual([table])
      await ann.ask('POST', '/api/blocks', { table, who })
      // However many they are, the others are all shown.
      const other = await door.put({ host: 'ann', opened: 1 })
      for (let k = 0; k < 60; k++) {
        await door.put({ host: `${k}` }, {}, [{ guest: guestOf(bob) }])
        await door.put({ host: guestOf(bob) })
      }
      expect(await idsIn(ann, '/api/lobby')).toEqual([other])
      await ann.ask('DELETE', '/api/blocks')
      expect((await ann.ask('GET', '/api/me')).json()).toMatchObject({ blocked: 0 })
    })
  })

  describe('people', () => {
    test('are blocked and reported by the name they have at one table, nowhere else, and not oneself', async () => {
      const [ann, bob] = [await guest('Ann'), await guest('Bob')]
      const table = await door.put({ host: guestOf(ann) }, {}, [{ guest: guestOf(bob) }])
      const elsewhere = await door.put({})
      const who = whoIs(table, guestOf(bob))
      for (const url of ['/api/blocks', '/api/reports']) {
        const more = url === '/api/reports' ? { reason: '罵った' } : {}
        const answer = async (of: { table: string; who: string }) => {
          const reply = await ann.ask('POST', url, { ...of, ...more })
          return [reply.statusCode, reply.statusCode === 204 ? '' : refusalIn(reply)]
        }
        expect(await answer({ table: elsewhere, who })).toEqual([404, 'not-found'])
        expect(await answer({ table: newId(), who })).toEqual([404, 'not-found'])
        expect(await answer({ table, who: 'somebody' })).toEqual([404, 'not-found'])
        expect(await answer({ table, who: whoIs(table, guestOf(ann)) })).toEqual([422, 'oneself'])
        expect(await answer({ table, who })).toEqual([204, ''])
      }
      expect(await door.store.db.selectFrom('reports').selectAll().execute()).toMatchObject([
        { match: table, by: guestOf(ann), about: guestOf(bob), reason: '罵った' },
      ])
      const long = { table, who, reason: 'x'.repeat(501) }
      expect((await ann.ask('POST', '/api/reports', long)).statusCode).toBe(400)
      expect((await door.browser().ask('POST', '/api/reports', { ...long, reason: 'x' })).statusCode).toBe(401)
    })
  })

  describe('reports', () => {
    test('are one for whoever tells, the person and the table: what is told again takes its place', async () => {
      const [ann, bob, cyd] = [await guest('Ann'), await guest('Bob'), await guest('Cyd')]
      const sitters = [bob, cyd].map((browser) => ({ guest: guestOf(browser) }))
      const tables = [await door.put({ host: guestOf(ann) }, {}, sitters), await door.put({}, {}, sitters)]
      const tell = async (teller: Browser, about: Browser, table: string, reason: string) => {
        const who = whoIs(table, guestOf(about))
        expect((await teller.ask('POST', '/api/reports', { table, who, reason })).statusCode).toBe(204)
      }
      const [here, there] = tables as [string, string]
      await tell(ann, bob, here, 'a')
      const told = () =>
        door.store.db.selectFrom('reports').select(['at', 'by', 'about', 'match', 'reason']).orderBy('reason').execute()
      const [first] = await told()
      door.clock.now += 1000
      await Promise.all(['b', 'b', 'b'].map((reason) => tell(ann, bob, here, reason)))
      expect(await told()).toEqual([{ ...first, at: first!.at + 1000, reason: 'b' }])
      await tell(ann, cyd, here, 'c')
      await tell(ann, bob, there, 'd')
      await tell(cyd, bob, here, 'e')
      expect((await told()).map(({ reason }) => reason)).toEqual(['b', 'c', 'd', 'e'])
    })
  })

  describe('own tables', () => {
    test('are those one hosts or sits at and that go on, the most urgent first', async () => {
      const ann = await guest('Ann')
      const sitting = (due: 0 | 1, deadline: number | null = null) => [{ guest: guestOf(ann), due, deadline }]
      const waiting = await door.put({ stage: 'playing', opened: 9 }, {}, sitting(0))
      const later = await door.put({ stage: 'playing', opened: 8 }, {}, sitting(1, 500))
      const soon = await door.put({ stage: 'playing', opened: 1 }, {}, sitting(1, 400))
      const open = await door.put({ host: guestOf(ann), opened: 7 })
      await door.put({ stage: 'over', ended: 5 }, {}, sitting(0))
      await door.put({})
      expect(await idsIn(ann, '/api/me/tables')).toEqual([soon, later, waiting, open])
      expect(await idsIn(await guest('Bob'), '/api/me/tables')).toEqual([])
    })
  })

  describe('one table', () => {
    test('is not there in the same words, whatever is asked of it', async () => {
      const replies = await Promise.all(['', '/record'].map((part) => door.app.inject(`/api/tables/${newId()}${part}`)))
      for (const reply of replies) expect([reply.statusCode, refusalIn(reply)]).toEqual([404, 'not-found'])
    })

    test('has no record before its end', async () => {
      const reply = await door.app.inject(`/api/tables/${await door.put({ stage: 'playing' })}/record`)
      expect([reply.statusCode, refusalIn(reply)]).toEqual([409, 'not-over'])
    })
  })

  describe('the archive', () => {
    const play = (ended: number, names: readonly string[], more = {}) =>
      door.put(
        { stage: 'over', ended, ...more },
        { scores: [5, 3], ranks: [1, 2] },
        names.map((id) => ({ guest: id })),
      )

    test('holds one’s own games that have ended, newest first, a page at a time', async () => {
      const ann = await guest('Ann')
      const bob = await guest('Bob')
      for (let i = 1; i <= 64; i += 1) await play(i, [guestOf(ann), guestOf(bob)])
      await play(100, [guestOf(bob)])
      await door.put({ stage: 'playing' }, {}, [{ guest: guestOf(ann) }])
      const page = async (before?: number) =>
        (await ann.ask('GET', `/api/archive${before === undefined ? '' : `?before=${before}`}`)).json<{
          games: TableLine[]
          before: number | null
        }>()
      const first = await page()
      expect(first.games.map(({ ended }) => ended)).toEqual(Array.from({ length: 30 }, (_, i) => 64 - i))
      expect(first.games[0]).toMatchObject({ scores: [5, 3], ranks: [1, 2], seats: [{ name: 'Ann', you: true }, {}] })
      const second = await page(first.before ?? 0)
      const third = await page(second.before ?? 0)
      expect(third.games.map(({ ended }) => ended)).toEqual([4, 3, 2, 1])
      expect(third.before).toBeNull()
    })

    test('holds games one was the host of without a seat, and no table that was closed before its game', async () => {
      const [ann, bob] = [await guest('Ann'), await guest('Bob')]
      const hosted = await play(2, [guestOf(bob)], { host: guestOf(ann) })
      await play(1, [guestOf(bob)])
      await door.put({ stage: 'stopped', ended: 3, host: guestOf(ann) }, {}, [{ guest: guestOf(ann) }])
      expect(await idsIn(ann, '/api/archive')).toEqual([hosted])
    })

    test('loses nothing where games ended in the same millisecond', async () => {
      const ann = await guest('Ann')
      for (let i = 0; i < 33; i += 1) await play(7, [guestOf(ann)])
      const old = await play(6, [guestOf(ann)])
      const first = (await ann.ask('GET', '/api/archive')).json<{ games: TableLine[]; before: number }>()
      expect(first.games).toHaveLength(33)
      expect(await idsIn(ann, `/api/archive?before=${first.before}`)).toEqual([old])
    })

    test('is searched by game and by part of a name, in which no sign means anything else', async () => {
      const [ann, bob, odd] = [await guest('Ann'), await guest('ボブ Bob ÉＲ'), await guest('100%_!')]
      const withBob = await play(2, [guestOf(ann), guestOf(bob)], { game: 'ccc' })
      const withOdd = await play(1, [guestOf(ann), guestOf(odd)])
      const bot = { kind: 'bot', name: 'easy' } as const
      const withBot = await door.put({ stage: 'over', ended: 3 }, { scores: [5, 3] }, [{ guest: guestOf(ann) }, bot])
      const found = (query: string) => idsIn(ann, `/api/archive?${new URLSearchParams(query).toString()}`)
      expect(await found('game=ccc')).toEqual([withBob])
      expect(await found('name=bOb')).toEqual([withBob])
      expect(await found('name=ボ')).toEqual([withBob])
      expect(await found(`name=${'ボ'.normalize('NFD')}`)).toEqual([withBob])
      expect(await found('name=ÉＲ')).toEqual([withBob])
      expect(await found('name=%25_!')).toEqual([withOdd])
      expect(await found('name=_')).toEqual([withOdd])
      expect(await found("name=' or 1=1 --")).toEqual([])
      expect(await found('game=ccc&name=odd')).toEqual([])
      // How strong a bot is is no name.
      expect(await found('name=easy')).toEqual([])
      expect(await found('name=Ann')).toEqual([withBot, withBob, withOdd])
    })
  })
})
