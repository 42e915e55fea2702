import { findGame } from '@tefuda/games'
import { type GameRecord, isBroken, isRefusal, openMatch, playMove, recordOf, replay, rng } from '@tefuda/kernel'
import type { KeptReplay, KeptReplays, SharedReplay } from '@tefuda/wire'
import { LONGEST_KEPT } from '@tefuda/wire'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { KINDS, testDatabase } from '../../../../../scripts/test-databases.ts'
import { type Browser, type Door, openDoor, refusalIn } from '../../../testing/door.ts'
import { MOST_IN_ALL } from './replays.ts'

const played = (seed: number, moves = Number.POSITIVE_INFINITY): GameRecord => {
  const match = openMatch({
    game: findGame('southern-cross')!,
    seats: 2,
    seed: `${seed}`.repeat(64).slice(0, 64),
    names: [{ name: '花子'.repeat(40) }, { bot: 'greedy' }],
  })
  if (isRefusal(match)) throw new Error(match.message.en)
  const random = rng(seed)
  const { engine, state } = match
  for (let due = engine.toAct(state); due.length > 0 && match.moves.length < moves; due = engine.toAct(state))
    playMove(match, due[0]!, engine.format(engine.pick(state, due[0]!, random)))
  return recordOf(match)
}
const RECORD = played(1)

describe.each(KINDS)('replays that are put up on %s', (kind) => {
  let door: Door
  beforeEach(async () => {
    door = await openDoor(['--database', await testDatabase(kind)])
  })
  afterEach(() => door.close())

  const put = (browser: Browser, record: unknown) => browser.ask('POST', '/api/replays', { record })
  const putUp = async (browser: Browser, record: unknown) => (await put(browser, record)).json<KeptReplay>()
  const own = async (browser: Browser) => (await browser.ask('GET', '/api/replays')).json<KeptReplays>().replays

  test('are open to whoever has the link, and replay', async () => {
    const [ann, bob] = [door.browser(), door.browser()]
    const { id } = await putUp(ann, RECORD)
    const seen = (await bob.ask('GET', `/api/replays/${id}`)).json<SharedReplay>()
    expect(seen.record).toMatchObject({ moves: RECORD.moves, outcome: RECORD.outcome })
    expect(isBroken(replay(seen.record, findGame))).toBe(false)
    expect((seen.record as GameRecord).seats[0]!.name).toHaveLength(24)
  })

  test('are kept once each, and listed to whoever put them up alone', async () => {
    const [ann, bob] = [door.browser(), door.browser()]
    const first = await putUp(ann, RECORD)
    door.clock.now += 1000
    expect(await putUp(ann, RECORD)).toEqual(first)
    const second = await putUp(ann, played(2))
    expect(await own(ann)).toEqual([second, first])
    expect(await own(bob)).toEqual([])
    expect((await putUp(bob, RECORD)).id).not.toBe(first.id)
  })

  test('go when whoever put them up says so, and with their guest', async () => {
    const [ann, bob] = [door.browser(), door.browser()]
    const { id } = await putUp(ann, RECORD)
    await putUp(bob, played(3))
    expect((await bob.ask('DELETE', `/api/replays/${id}`)).statusCode).toBe(404)
    expect((await ann.ask('DELETE', `/api/replays/${id}`)).statusCode).toBe(204)
    expect((await bob.ask('GET', `/api/replays/${id}`)).statusCode).toBe(404)
    await bob.ask('DELETE', '/api/me')
    expect(await door.store.db.selectFrom('replays').selectAll().execute()).toEqual([])
  })

  test.each([
    ['what is none', 'moves', 422, 'bad-record'],
    ['one that does not hold', { ...RECORD, seed: 'f'.repeat(64) }, 422, null],
    ['a game that goes on', played(1, 3), 422, 'not-over'],
    ['one that is too long', { ...RECORD, software: 'x'.repeat(3 * LONGEST_KEPT) }, 413, 'too-large'],
  ])('%s is refused, and nothing is stored', async (_, record, status, code) => {
    const reply = await put(door.browser(), record)
    expect(reply.statusCode).toBe(status)
    expect(refusalIn(reply)).toBe(code ?? refusalIn(reply))
    expect(await door.store.db.selectFrom('replays').selectAll().execute()).toEqual([])
  })

  test('are fifty of one guest at most', async () => {
    const ann = door.browser()
    const { id } = await putUp(ann, RECORD)
    const { db } = door.store
    const row = await db.selectFrom('replays').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const others = Array.from({ length: 49 }, (__, k) => ({ ...row, id: `${k}`, digest: `${k}` }))
    await db.insertInto('replays').values(others).execute()
    const more = await put(ann, played(4))
    expect([more.statusCode, refusalIn(more)]).toEqual([409, 'too-many-replays'])
  })

  test('are bounded for all guests together, too', async () => {
    const { id } = await putUp(door.browser(), RECORD)
    const { db } = door.store
    const row = await db.selectFrom('replays').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const others = Array.from({ length: MOST_IN_ALL - 1 }, (__, k) => ({
      ...row,
      guest: `${k}`,
      id: `${k}`,
      record: '',
    }))
    for (let k = 0; k < others.length; k += 1000)
      await db
        .insertInto('replays')
        .values(others.slice(k, k + 1000))
        .execute()
    const more = await put(door.browser(), played(4))
    expect([more.statusCode, refusalIn(more)]).toEqual([503, 'replays-full'])
  })

  test('have the first signs of a long name, each of them whole', async () => {
    const seats = [{ name: `${'花'.repeat(23)}👩‍🚀` }, RECORD.seats[1]]
    const { id } = await putUp(door.browser(), { ...RECORD, seats })
    const seen = (await door.browser().ask('GET', `/api/replays/${id}`)).json<SharedReplay>()
    expect((seen.record as GameRecord).seats[0]!.name).toBe('花'.repeat(23))
  })
})
