import { findGame } from '@tefuda/games'
import { type GameRecord, isBroken, replay, seedFrom } from '@tefuda/kernel'
import { dailyDeal, dailyMatch, dealsOf, plusDays, startOf } from '@tefuda/learn/daily'
import { playDeal } from '@tefuda/learn/rehearsal'
import type { Daily, DailyArchive, DailyDealSeen, DailyResults, DailyStart } from '@tefuda/wire'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { KINDS, testDatabase } from '../../../../../scripts/test-databases.ts'
import { type Browser, type Door, guestOf, openDoor, refusalIn } from '../../../testing/door.ts'

const DAY = '2026-12-30'
const NOON = startOf(DAY) + 8 * 3600 * 1000
const GAME = 'southern-cross'
const DEAL = dailyDeal(DAY, GAME)!
const [, OTHER] = dealsOf(DAY)

describe.each(KINDS)('the deal of the day on %s', (kind) => {
  let door: Door
  beforeEach(async () => {
    door = await openDoor(['--database', await testDatabase(kind)])
    door.clock.now = NOON
  })
  afterEach(() => door.close())

  const begin = async (browser: Browser, game = GAME, day = DAY) =>
    (await browser.ask('POST', `/api/daily/${day}/${game}/start`)).json<DailyStart>()
  const send = (browser: Browser, record: unknown, more = {}) =>
    browser.ask('POST', `/api/daily/${DAY}/${GAME}/result`, { record, hints: 0, ...more })
  /** Plays as chance `luck` has it, and takes the time for it. */
  const play = async (browser: Browser, luck: number, more = {}) => {
    const { seed } = await begin(browser)
    const record = playDeal(DEAL, seed, luck)
    door.clock.now += 600_000
    return { record, reply: await send(browser, record, more) }
  }
  const results = async (browser: Browser) =>
    (await browser.ask('GET', `/api/daily/${DAY}/${GAME}`)).json<DailyResults>()

  test('is promised a week ahead, told to who begins, and revealed when the day is over', async () => {
    const ann = door.browser()
    door.clock.now = startOf(plusDays(DAY, -7))
    const ahead = (await ann.ask('GET', '/api/daily')).json<Daily>()
    const promised = ahead.coming.find(({ day, game }) => day === DAY && game === GAME)!
    expect(ahead.coming).toHaveLength(14)
    expect((await ann.ask('POST', `/api/daily/${DAY}/${GAME}/start`)).statusCode).toBe(404)

    door.clock.now = NOON
    const today = (await ann.ask('GET', '/api/daily')).body
    const { seed } = await begin(ann)
    expect(today).toContain(promised.commitment)
    expect(today).not.toContain(seed)
    const { reply, record } = await play(ann, 1)
    expect(reply.json<DailyDealSeen>().secret).toBeNull()

    door.clock.now = startOf(plusDays(DAY, 1))
    const { deal } = await results(door.browser())
    const commitments = {
      match: dailyMatch(DEAL),
      table: { commitment: promised.commitment, secret: deal.secret! },
      seats: [],
    }
    expect(seedFrom(commitments)).toBe(seed)
    const best = (await door.browser().ask('GET', `/api/daily/${DAY}/${GAME}/best`)).json<GameRecord>()
    expect(best).toMatchObject({ moves: record.moves, commitments })
    expect(isBroken(replay(best, findGame))).toBe(false)
  })

  test('is a day for three: promised, played, compared, and each record verified once the secret is out', async () => {
    door.clock.now = startOf(plusDays(DAY, -7))
    const { coming } = (await door.browser().ask('GET', '/api/daily')).json<Daily>()
    const { commitment } = coming.find(({ day, game }) => day === DAY && game === GAME)!
    door.clock.now = NOON
    const people = [door.browser(), door.browser(), door.browser()]
    const records = []
    for (const [luck, browser] of people.entries()) records.push((await play(browser, luck)).record)
    const scores = records.map(({ outcome }) => outcome!.scores[0]!)
    for (const [own, browser] of people.entries()) {
      const { results: seen } = await results(browser)
      expect(seen!.better).toBe(scores.filter((score) => score > scores[own]!).length)
      expect(seen!.best!.score).toBe(Math.max(...scores))
      expect((await results(browser)).deal.secret).toBeNull()
    }
    door.clock.now = startOf(plusDays(DAY, 1))
    const { secret } = (await results(people[0]!)).deal
    const commitments = { match: dailyMatch(DEAL), table: { commitment, secret: secret! }, seats: [] }
    for (const record of records) expect(isBroken(replay({ ...record, commitments }, findGame))).toBe(false)
    const other = { ...commitments, table: { commitment: '00'.repeat(32), secret: secret! } }
    expect(isBroken(replay({ ...records[0]!, commitments: other }, findGame))).toBe(true)
  })

  test('counts once, by what the moves make', async () => {
    const ann = door.browser()
    const { record, reply } = await play(ann, 1)
    const score = record.outcome!.scores[0]!
    expect(reply.json()).toMatchObject({ mine: { score, why: null } })
    expect((await send(ann, record)).json()).toMatchObject({ mine: { score } })
    const again = await send(ann, playDeal(DEAL, record.seed, 2))
    expect([again.statusCode, refusalIn(again)]).toEqual([409, 'already-tried'])
    expect(await results(ann)).toMatchObject({ results: { histogram: [{ score, count: 1 }], better: 0 } })
  })

  test('of results sent at once takes one', async () => {
    const ann = door.browser()
    const { seed } = await begin(ann)
    door.clock.now += 600_000
    const replies = await Promise.all([1, 2, 3].map((luck) => send(ann, playDeal(DEAL, seed, luck))))
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  test.each([
    ['hints', { hints: 2 }, 600_000, {}],
    ['undone', {}, 600_000, { undone: 1 }],
    ['quick', {}, 1000, {}],
  ])('does not count what was made with %s', async (why, more, ms, change) => {
    const ann = door.browser()
    const { seed } = await begin(ann)
    door.clock.now += ms
    const reply = await send(ann, { ...playDeal(DEAL, seed), ...change }, more)
    expect(reply.json()).toMatchObject({ mine: { why } })
    expect(await results(ann)).toMatchObject({ results: { histogram: [], better: null, best: null } })
    expect((await ann.ask('GET', '/api/daily')).json<Daily>().streak).toBe(0)
  })

  test('refuses what is no try at it, and stores nothing of it', async () => {
    const ann = door.browser()
    const early = await send(ann, {})
    expect([early.statusCode, refusalIn(early)]).toEqual([401, 'no-guest'])
    const { seed } = await begin(ann, OTHER!.game)
    const unbegun = await send(ann, playDeal(DEAL, seed))
    expect([unbegun.statusCode, refusalIn(unbegun)]).toEqual([409, 'not-started'])
    await begin(ann)
    const foreign = await send(ann, playDeal(DEAL, '00'.repeat(32)))
    expect([foreign.statusCode, refusalIn(foreign)]).toEqual([409, 'other-deal'])
    expect((await send(ann, 'moves')).statusCode).toBe(409)
    for (const path of ['2026-12-31/southern-cross', '2026-02-30/southern-cross', `${DAY}/hearts`])
      expect((await ann.ask('POST', `/api/daily/${path}/start`)).statusCode, path).toBe(404)
    expect((await results(ann)).deal.mine).toEqual({ started: NOON, score: null, why: null })
  })

  test('is closed two hours after its day, and can be played late without a place', async () => {
    const ann = door.browser()
    const { seed } = await begin(ann)
    door.clock.now = startOf(plusDays(DAY, 1)) + 2 * 3600 * 1000 + 1
    const late = await send(ann, playDeal(DEAL, seed))
    expect([late.statusCode, refusalIn(late)]).toEqual([410, 'not-today'])
    const bob = door.browser()
    expect(await begin(bob)).toMatchObject({ seed, deal: { mine: null } })
    expect((await bob.ask('GET', '/api/daily/archive')).json<DailyArchive>()).toMatchObject({
      deals: dealsOf(DAY).map(({ day, game }) => ({ day, game })),
      before: null,
    })
  })

  test('tells nobody what others made before they have ended their own try', async () => {
    const [ann, bob] = [door.browser(), door.browser()]
    await play(ann, 1)
    await begin(bob)
    expect(await results(bob)).toMatchObject({ results: null })
    expect((await bob.ask('GET', `/api/daily/${DAY}/${GAME}/best`)).statusCode).toBe(404)
    const { record } = await play(bob, 3)
    const { results: seen } = await results(bob)
    expect(seen!.histogram.reduce((sum, { count }) => sum + count, 0)).toBe(2)
    expect(JSON.stringify(await results(bob))).not.toContain(guestOf(ann))
    expect(seen!.best!.score).toBeGreaterThanOrEqual(record.outcome!.scores[0]!)
  })

  test('counts days in a row, and forgets results with whoever made them', async () => {
    const ann = door.browser()
    await play(ann, 1)
    const { seed } = await begin(ann, GAME, DAY)
    expect(seed).toHaveLength(64)
    door.clock.now = startOf(plusDays(DAY, 1))
    const tomorrow = dailyDeal(plusDays(DAY, 1), GAME)!
    const next = await begin(ann, GAME, tomorrow.day)
    door.clock.now += 600_000
    const record = playDeal(tomorrow, next.seed)
    await ann.ask('POST', `/api/daily/${tomorrow.day}/${GAME}/result`, { record, hints: 0 })
    const told = (await ann.ask('GET', '/api/daily')).json<Daily>()
    expect(told.streak).toBe(2)
    expect(told.week.filter(({ isDone }) => isDone)).toHaveLength(2)
    expect(told.week.at(-1)!.day).toBe(told.day)
    await ann.ask('DELETE', '/api/me')
    expect(await door.store.db.selectFrom('daily_tries').selectAll().execute()).toEqual([])
  })
})

test('a host may do without it', async () => {
  const door = await openDoor(['--daily', 'off', '--database', await testDatabase('sqlite')])
  expect((await door.app.inject('/api/daily')).statusCode).toBe(404)
  expect((await door.app.inject('/api/server')).json()).toMatchObject({ daily: false })
  await door.close()
})
