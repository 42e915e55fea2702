import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { KINDS, testDatabase } from '../../../../scripts/test-databases.ts'
import { openStore, type Store } from './index.ts'
import { clean, deleteMatches } from './retention.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = 1_800_000_000_000

describe.each(KINDS)('cleaning on %s', (kind) => {
  let store: Store

  beforeEach(async () => {
    store = await openStore(await testDatabase(kind))
    onTestFinished(() => store.close())
  })

  /** A match that ended so many days ago (null: is being played), at which something was said then and now. */
  const play = async (id: string, daysAgo: number | null): Promise<void> => {
    const ended = daysAgo === null ? null : NOW - daysAgo * DAY
    const then = NOW - (daysAgo ?? 100) * DAY
    const opens = {
      id,
      game: 'ccc',
      rules_version: 1,
      host: 'host',
      series: id,
      number: 1,
      is_public: 0 as const,
      stage: ended === null ? ('playing' as const) : ('over' as const),
      opened: then,
      ended,
      line: '{}',
    }
    const sitters = [{ seat: 0, guest: 'host', kind: 'person' as const, name: null, due: 0 as const, deadline: null }]
    await store.append({ match: id, seq: 0, at: then, entries: ['opened', 'over'], due: NOW, opens, sitters })
    const line = { match: id, guest: 'host', seat: 0, room: 'table' as const, text: 'hello', phrase: null }
    await store.db
      .insertInto('chat')
      .values([
        { ...line, number: 0, at: then, id: 'then' },
        { ...line, number: 1, at: NOW, id: 'now' },
      ])
      .execute()
    await store.db.insertInto('calls').values({ guest: 'host', match: id, at: then, next: 0 }).execute()
  }

  const matchesIn = async (table: 'log' | 'due' | 'sitters' | 'chat' | 'calls'): Promise<string[]> => {
    const rows = await store.db.selectFrom(table).select('match').distinct().orderBy('match').execute()
    return rows.map(({ match }) => match)
  }

  it('forgets old chat and old matches with all that belongs to them, and nothing else', async () => {
    await play('long over', 40)
    await play('just over', 29)
    await play('being played', null)
    expect(await clean(store.db, NOW, { chatDays: 7, gameDays: 30 })).toEqual({
      chats: 3,
      matches: 1,
      replays: 0,
      links: 0,
      experiments: 0,
      reports: 0,
      guests: 0,
    })
    for (const table of ['log', 'due', 'sitters', 'calls'] as const)
      expect(await matchesIn(table)).toEqual(['being played', 'just over'])
    expect(await store.read('just over')).toHaveLength(2)
    const said = await store.db.selectFrom('chat').select(['match', 'id']).orderBy('match').execute()
    expect(said).toEqual([
      { match: 'being played', id: 'now' },
      { match: 'just over', id: 'now' },
    ])
  })

  it('deletes what was still written at matches that had been deleted', async () => {
    await play('gone', 40)
    await play('kept', 29)
    await play('now', null)
    await clean(store.db, NOW, { chatDays: 7, gameDays: 30 })
    const sitters = [{ seat: 0, guest: 'host', kind: 'person' as const, name: null, due: 0 as const, deadline: null }]
    const gone = ['gone', ...Array.from({ length: 1000 }, (_, index) => `m${index}`)]
    const late = { seq: 2, at: NOW, entries: ['followed'], due: null, sitters }
    await Promise.all(gone.map((match) => store.append({ match, ...late })))
    await clean(store.db, NOW, { chatDays: 7, gameDays: 30 })
    for (const table of ['log', 'due', 'sitters'] as const) expect(await matchesIn(table)).toEqual(['kept', 'now'])
    expect(await store.read('kept')).toHaveLength(2)
  })

  it('keeps matches for ever where it is told to', async () => {
    await play('old', 10_000)
    expect(await clean(store.db, NOW, { chatDays: 1, gameDays: null })).toMatchObject({ chats: 1, matches: 0 })
    expect(await store.read('old')).toHaveLength(2)
  })

  it('keeps replays as long as games, and whoever put them up as long as those', async () => {
    const [old, young] = [40, 29].map((days) => NOW - days * DAY) as [number, number]
    const guest = { name: '', created: 0, seen: 0, key_version: 1, deleted: null }
    await store.db
      .insertInto('guests')
      .values(['a', 'b'].map((id) => ({ ...guest, id, feed_token: id })))
      .execute()
    const replay = { game: 'ccc', digest: '', record: '{}' }
    const kept = Array.from({ length: 45 }, (_, k) => ({ ...replay, id: `${k}`, guest: `g${k}`, kept: old }))
    await store.db
      .insertInto('replays')
      .values([...kept, { ...replay, id: 'young', guest: 'a', kept: young }])
      .execute()
    const left = async () => (await store.db.selectFrom('replays').select('id').execute()).map(({ id }) => id)
    expect(await clean(store.db, NOW, { chatDays: 7, gameDays: null })).toMatchObject({ replays: 0, guests: 1 })
    expect(await left()).toHaveLength(46)
    expect(await clean(store.db, NOW, { chatDays: 7, gameDays: 30 })).toMatchObject({ replays: 45, guests: 0 })
    expect(await left()).toEqual(['young'])
  })

  it('goes in small pieces to the end', async () => {
    for (let index = 0; index < 45; index++) await play(`m${index}`, 40)
    expect(await deleteMatches(store.db, NOW, 10)).toBe(10)
    const nodes = [1, 2].map(() => clean(store.db, NOW, { chatDays: 7, gameDays: 30 }))
    await Promise.all(nodes)
    expect(await matchesIn('log')).toEqual([])
    expect(await matchesIn('chat')).toEqual([])
  })

  it('ends between two pieces when it is told to', async () => {
    for (let index = 0; index < 45; index++) await play(`m${index}`, 40)
    const ending = new AbortController()
    const cleaning = clean(store.db, NOW, { chatDays: 7, gameDays: 30 }, ending.signal)
    ending.abort()
    await expect(cleaning).rejects.toMatchObject({ name: 'AbortError' })
    expect(await matchesIn('chat')).toHaveLength(45)
    expect(await matchesIn('log')).toHaveLength(45)
  })

  it('deletes links that have expired', async () => {
    await store.db
      .insertInto('links')
      .values([
        { token_hash: 'a', guest: 'g', until: NOW - 1, used: null },
        { token_hash: 'b', guest: 'g', until: NOW + 1, used: null },
      ])
      .execute()
    expect(await clean(store.db, NOW, { chatDays: 7, gameDays: null })).toMatchObject({ links: 1 })
    expect(await store.db.selectFrom('links').select('token_hash').execute()).toEqual([{ token_hash: 'b' }])
  })

  it('deletes tables that were closed before a deal as it does chat, and leaves games that were stopped', async () => {
    for (const [id, daysAgo, scores] of [
      ['new', 6, null],
      ['old', 8, null],
      ['stopped', 8, [0, 1]],
    ] as const) {
      await play(id, daysAgo)
      const line = JSON.stringify({ preset: 'standard', scores, ranks: null })
      await store.db.updateTable('matches').set({ stage: 'stopped', line }).where('id', '=', id).execute()
    }
    expect(await clean(store.db, NOW, { chatDays: 7, gameDays: null })).toMatchObject({ matches: 1 })
    for (const table of ['log', 'due', 'sitters', 'chat'] as const)
      expect(await matchesIn(table)).toEqual(['new', 'stopped'])
  })

  it('deletes reports after half a year', async () => {
    const report = { match: 'm', by: 'a', about: 'b', reason: 'x' }
    const reports = [179, 181].map((days) => ({ ...report, id: String(days), at: NOW - days * DAY }))
    await store.db.insertInto('reports').values(reports).execute()
    expect(await clean(store.db, NOW, { chatDays: 7, gameDays: null })).toMatchObject({ reports: 1 })
    expect(await store.db.selectFrom('reports').select('id').execute()).toEqual([{ id: '179' }])
  })

  it('deletes guests whose cookie has ended, with all that is theirs, unless they stand somewhere', async () => {
    const { db } = store
    await play('kept', 400)
    await db.deleteFrom('sitters').execute()
    await db
      .insertInto('sitters')
      .values({ match: 'kept', seat: 0, guest: 'sat', kind: 'person', name: null, due: 0, deadline: null })
      .execute()
    await db.updateTable('chat').set({ guest: 'spoke' }).where('id', '=', 'now').execute()
    const strangers = Array.from({ length: 500 }, (_, index) => `stranger ${index}`)
    const guest = (id: string, daysAgo: number) => {
      const seen = NOW - daysAgo * DAY
      return { id, name: id, created: seen, seen, key_version: 1, feed_token: id, deleted: null }
    }
    const away = ['sat', 'host', 'spoke', ...strangers].map((id) => guest(id, 370))
    await db
      .insertInto('guests')
      .values([...away, guest('here', 365)])
      .execute()
    await db
      .insertInto('push')
      .values({ endpoint: 'e', guest: 'stranger 7', p256dh: '', auth: '', created: 0 })
      .execute()
    await db
      .insertInto('blocks')
      .values([
        { guest: 'here', blocked: 'stranger 8' },
        { guest: 'here', blocked: 'sat' },
      ])
      .execute()
    expect(await clean(db, NOW, { chatDays: 7, gameDays: null })).toMatchObject({ guests: 500 })
    const left = await db.selectFrom('guests').select('id').orderBy('id').execute()
    expect(left.map(({ id }) => id)).toEqual(['here', 'host', 'sat', 'spoke'])
    expect(await db.selectFrom('push').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('blocks').select('blocked').execute()).toEqual([{ blocked: 'sat' }])
  })
})
