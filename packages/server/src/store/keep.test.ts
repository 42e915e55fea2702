import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { KINDS, testDatabase } from '../../../../scripts/test-databases.ts'
import { openStore, type Store } from './index.ts'
import { clean, deleteMatches } from './keep.ts'

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
    const sitters = [{ seat: 0, guest: 'host', kind: 'person', name: null, due: 0 as const, deadline: null }]
    await store.append({ match: id, seq: 0, at: then, entries: ['opened', 'over'], due: NOW, opens, sitters })
    const saying = { match: id, guest: 'host', seat: 0, room: 'table' as const, text: 'hello', phrase: null }
    await store.db
      .insertInto('chat')
      .values([
        { ...saying, number: 0, at: then, id: 'then' },
        { ...saying, number: 1, at: NOW, id: 'now' },
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
      links: 0,
      calls: 2,
    })
    for (const table of ['log', 'due', 'sitters'] as const)
      expect(await matchesIn(table)).toEqual(['being played', 'just over'])
    expect(await matchesIn('calls')).toEqual([])
    expect(await store.read('just over')).toHaveLength(2)
    const said = await store.db.selectFrom('chat').select(['match', 'id']).orderBy('match').execute()
    expect(said).toEqual([
      { match: 'being played', id: 'now' },
      { match: 'just over', id: 'now' },
    ])
  })

  it('keeps matches for ever where it is told to', async () => {
    await play('old', 10_000)
    expect(await clean(store.db, NOW, { chatDays: 1, gameDays: null })).toMatchObject({ chats: 1, matches: 0 })
    expect(await store.read('old')).toHaveLength(2)
  })

  it('goes in small pieces to the end', async () => {
    for (let index = 0; index < 45; index++) await play(`m${index}`, 40)
    expect(await deleteMatches(store.db, NOW, 10)).toBe(10)
    const nodes = [1, 2].map(() => clean(store.db, NOW, { chatDays: 7, gameDays: 30 }))
    await Promise.all(nodes)
    expect(await matchesIn('log')).toEqual([])
    expect(await matchesIn('chat')).toEqual([])
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
})
