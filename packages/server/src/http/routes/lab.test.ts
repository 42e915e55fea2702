import { setTimeout } from 'node:timers/promises'
import { isRefusal } from '@tefuda/kernel'
import { collector, type Kept, type Plan, planOf, playDeals, readExperiment } from '@tefuda/lab'
import type { LabRun, LabRuns } from '@tefuda/wire'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { KINDS, type Kind, testDatabase } from '../../../../../scripts/test-databases.ts'
import { type Browser, type Door, openDoor, refusalIn } from '../../../testing/door.ts'
import { holdRuns, keepRun, MOST_RUNS, takeRun } from '../../lab/index.ts'
import type { Store } from '../../store/index.ts'

const EXPERIMENT = {
  name: 'a test',
  game: 'southern-cross',
  seats: 2,
  variants: [{ name: 'more points', set: { 'points.set': 60 } }],
  players: [{ bot: 'random' }],
  until: { deals: 40 },
}

/** One that does not end by itself in the time of a test. */
const LONG = { ...EXPERIMENT, until: { deals: 1_000_000 } }

const planHere = (): Plan => {
  const experiment = readExperiment(EXPERIMENT)
  const plan = isRefusal(experiment) ? experiment : planOf(experiment)
  if (isRefusal(plan)) throw new Error(plan.message.en)
  return plan
}

/** What is kept of so many deals, wherever they are played. */
const keptAfter = (deals: number): Kept => {
  const plan = planHere()
  const collected = collector(plan)
  collected.add(playDeals(plan, 0, deals))
  return collected.kept()
}

/** Makes the experiments take nothing more, as a disk does that is full; gives what lets them again. */
const full = async (db: Store['db'], kind: Kind): Promise<() => Promise<unknown>> => {
  const run = (text: string) => sql.raw(text).execute(db)
  if (kind === 'sqlite') {
    await run('pragma query_only = on')
    return () => run('pragma query_only = off')
  }
  await run(
    `create function fails() returns trigger language plpgsql as $$ begin raise exception 'full' using errcode = '53100'; end $$`,
  )
  await run('create trigger fails before update on experiments for each row execute function fails()')
  return () => run('drop function fails cascade')
}

describe.each(KINDS)('experiments of guests on %s', (kind) => {
  let url: string
  let door: Door
  beforeEach(async () => {
    url = await testDatabase(kind)
    door = await openDoor(['--database', url, '--lab', 'all'])
  })
  afterEach(() => door.close())

  const begin = (browser: Browser, experiment: object = EXPERIMENT) => browser.ask('POST', '/api/lab', { experiment })
  const look = async (browser: Browser, id: string) => (await browser.ask('GET', `/api/lab/${id}`)).json<LabRun>()
  const untilRun = async (id: string, holds: (run: LabRun) => boolean): Promise<LabRun> => {
    const browser = door.browser()
    for (;;) {
      const run = await look(browser, id)
      if (holds(run)) return run
      // Whoever asks more often is refused for a minute.
      await setTimeout(100)
    }
  }

  test('are played, watched by anybody who has the address, and come to what they would anywhere', async () => {
    const ann = door.browser()
    const run = (await begin(ann)).json<LabRun>()
    expect(run).toMatchObject({ state: 'going', mine: true, deals: 0, kept: null, identity: planHere().identity })
    const over = await untilRun(run.id, ({ state }) => state === 'over')
    expect(over).toMatchObject({ mine: false, deals: 40, trouble: null, minutes: 10 })
    expect((over.kept as Kept).rows).toBe(keptAfter(40).rows)
    const { offered, minutes, runs } = (await ann.ask('GET', '/api/lab')).json<LabRuns>()
    expect({ offered, minutes }).toEqual({ offered: true, minutes: 10 })
    expect(runs.map(({ id, state }) => ({ id, state }))).toEqual([{ id: run.id, state: 'over' }])
  })

  test('are one a guest, stopped by whoever began them alone, and go with the guest', async () => {
    const ann = door.browser()
    const { id } = (await begin(ann, LONG)).json<LabRun>()
    const second = await begin(ann)
    expect(second.statusCode).toBe(409)
    expect(refusalIn(second)).toBe('lab-one')
    const ben = door.browser()
    const waiting = (await begin(ben)).json<LabRun>()
    expect(await untilRun(id, ({ deals }) => deals > 0)).toMatchObject({ waits: null })
    expect(await look(ben, waiting.id)).toMatchObject({ deals: 0, waits: 10 })
    expect((await ben.ask('POST', `/api/lab/${id}/stop`)).statusCode).toBe(404)
    expect((await ann.ask('POST', `/api/lab/${id}/stop`)).statusCode).toBe(204)
    expect((await look(ben, id)).state).toBe('stopped')
    await untilRun(waiting.id, ({ state }) => state === 'over')
    await ben.ask('DELETE', '/api/me')
    expect((await ann.ask('GET', `/api/lab/${waiting.id}`)).statusCode).toBe(404)
  })

  test('are kept in a bounded number for each guest: the oldest goes, and nobody else’s', async () => {
    const [ann, ben] = [door.browser(), door.browser()]
    const others = (await begin(ben, LONG)).json<LabRun>()
    const ids: string[] = []
    for (let k = 0; k <= MOST_RUNS; k++) {
      door.clock.now += 1
      const { id } = (await begin(ann, LONG)).json<LabRun>()
      await ann.ask('POST', `/api/lab/${id}/stop`)
      ids.push(id)
    }
    const { runs } = (await ann.ask('GET', '/api/lab')).json<LabRuns>()
    expect(runs.map(({ id }) => id)).toEqual(ids.slice(1).toReversed())
    expect((await ann.ask('GET', `/api/lab/${ids[0]}`)).statusCode).toBe(404)
    expect((await look(ben, others.id)).state).toBe('going')
  })

  test('go on after the server was closed, with the same rows', async () => {
    const ann = door.browser()
    const { id } = (await begin(ann)).json<LabRun>()
    const kept = { deals: 7, kept: JSON.stringify(keptAfter(7)), taken_until: door.clock.now + 5000 }
    // As a server leaves it that is killed on the way.
    await door.store.db
      .updateTable('experiments')
      .set({ ...kept, state: 'going' })
      .where('id', '=', id)
      .execute()
    await door.close()
    door = await openDoor(['--database', url, '--lab', 'all'])
    expect((await look(door.browser(), id)).state).toBe('going')
    door.clock.now += 20_000
    const over = await untilRun(id, ({ state }) => state === 'over')
    expect((over.kept as Kept).rows).toBe(keptAfter(40).rows)
  })

  test('keep the minutes that they were begun with, whatever is allowed later', async () => {
    const ann = door.browser()
    const { id } = (await begin(ann)).json<LabRun>()
    await untilRun(id, ({ state }) => state === 'over')
    await door.close()
    door = await openDoor(['--database', url, '--lab', 'all', '--lab-minutes', '3'])
    expect((await look(door.browser(), id)).minutes).toBe(10)
    expect((await begin(door.browser())).json<LabRun>().minutes).toBe(3)
    // One of a time when this was not kept yet.
    await door.store.db.updateTable('experiments').set({ minutes: null }).where('id', '=', id).execute()
    expect((await look(door.browser(), id)).minutes).toBe(3)
  })

  test('wait while the database takes nothing, say so, and go on from what was kept', async () => {
    const { id } = (await begin(door.browser(), LONG)).json<LabRun>()
    const { deals } = await untilRun(id, (run) => run.deals > 0)
    const mend = await full(door.store.db, kind)
    const waiting = await untilRun(id, ({ trouble }) => trouble !== null)
    expect(waiting).toMatchObject({ state: 'going', trouble: { en: expect.stringContaining('takes nothing') } })
    expect(waiting.deals).toBeGreaterThanOrEqual(deals)
    expect(door.logged.filter((line) => line.includes('takes nothing'))).toHaveLength(1)
    await mend()
    door.clock.now += 20_000
    const on = await untilRun(id, (run) => run.deals > waiting.deals)
    expect(on).toMatchObject({ state: 'going', trouble: null })
  })

  test('are written by whoever has them alone: who was too slow has lost them, and writes nothing', async () => {
    const { id } = (await begin(door.browser(), LONG)).json<LabRun>()
    await door.close()
    door = await openDoor(['--database', url, '--lab', 'off'])
    const { db } = door.store
    const row = () => db.selectFrom('experiments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(await takeRun(db, 1000, { by: 'slow', until: 2000 })).toMatchObject({ id })
    expect(await takeRun(db, 1500, { by: 'other', until: 9000 })).toBeUndefined()
    expect(await takeRun(db, 2000, { by: 'other', until: 9000 })).toMatchObject({ id })
    const taken = await row()
    expect(await keepRun(db, id, 'slow', { deals: 1, kept: 'of the slow one' })).toBe(false)
    await holdRuns(db, ['slow'], 90_000)
    expect(await row()).toEqual(taken)
    expect(await keepRun(db, id, 'other', { deals: 2 })).toBe(true)
    await holdRuns(db, ['other'], 10_000)
    expect(await row()).toMatchObject({ deals: 2, taken_until: 10_000 })
  })

  test('are refused where they do not fit, are too large, or were begun by another version', async () => {
    const ann = door.browser()
    const refused = async (experiment: object) => refusalIn(await begin(ann, experiment))
    expect(await refused({ ...EXPERIMENT, game: 'poker' })).toBe('unknown-game')
    expect(await refused({ ...EXPERIMENT, wishes: 3 })).toBe('bad-experiment')
    expect(await refused({ ...EXPERIMENT, until: { deals: 2_000_000 } })).toBe('lab-too-wide')
    const { id } = (await begin(ann, LONG)).json<LabRun>()
    await door.store.db.updateTable('experiments').set({ identity: 'old' }).where('id', '=', id).execute()
    await door.close()
    door = await openDoor(['--database', url, '--lab', 'all'])
    const failed = await untilRun(id, ({ state }) => state === 'failed')
    expect(failed.trouble!.en).toContain('another version')
  })
})

describe('who may let the server run one', () => {
  const offered = async (args: readonly string[], headers: Record<string, string>, more = {}): Promise<boolean> => {
    const door = await openDoor([...args], undefined, more)
    const reply = await door.app.inject({ method: 'GET', url: '/api/lab', headers, remoteAddress: '127.0.0.1' })
    await door.close()
    return reply.json<LabRuns>().offered
  }
  const HERE = { host: 'localhost:8787' }

  test('is whoever sits at the machine, not who comes by a proxy', async () => {
    expect(await offered([], HERE)).toBe(true)
    expect(await offered([], { host: 'cards.test' })).toBe(false)
    expect(await offered([], { ...HERE, 'x-forwarded-for': '203.0.113.5' })).toBe(false)
    expect(await offered(['--public-url', 'https://cards.test'], HERE)).toBe(false)
  })

  test('is everybody, or nobody, where the host says so', async () => {
    expect(await offered(['--lab', 'all'], { host: 'cards.test' })).toBe(true)
    expect(await offered(['--lab', 'off'], HERE)).toBe(false)
    const door = await openDoor(['--lab', 'off'])
    const refused = await door.browser().ask('POST', '/api/lab', { experiment: EXPERIMENT })
    await door.close()
    expect(refused.statusCode).toBe(403)
    expect(refusalIn(refused)).toBe('lab-not-offered')
  })
})
