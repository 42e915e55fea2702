import { findGame } from '@tefuda/games'
import { type GameRecord, isBroken, isRefusal, replay } from '@tefuda/kernel'
import { describe, expect, onTestFinished, test } from 'vitest'
import { KINDS, testDatabase } from '../../../../../scripts/test-databases.ts'
import { inlinePool } from '../../../testing/inline-pool.ts'
import { longStory } from '../../../tests/long.ts'
import { guestFor, keepStory, type Story } from '../../../tests/story.ts'
import { openStore, type Store } from '../../store/index.ts'
import type { Pool } from '../services/pool.ts'
import { keepRecords, type Records, type RecordText } from './records.ts'

interface Archive {
  readonly store: Store
  readonly records: Records
  /** Tables whose records have been made, each time. */
  readonly made: string[]
}

const archive = async (kind: (typeof KINDS)[number], stories: readonly Story[], most?: number): Promise<Archive> => {
  const store = await openStore(await testDatabase(kind))
  onTestFinished(() => store.close())
  for (const story of stories) {
    await keepStory(store, story)
    await store.db.updateTable('matches').set({ stage: 'stopped' }).where('id', '=', story.id).execute()
  }
  const made: string[] = []
  const pool: Pool = {
    ...inlinePool,
    run: (task, owner) => {
      made.push(owner)
      return inlinePool.run(task, owner)
    },
  }
  return { store, records: keepRecords(store, pool, most), made }
}

const read = async (records: Records, table: string): Promise<RecordText> => {
  const record = await records.at(table)
  if (record === null || isRefusal(record)) throw new Error('no record')
  return record
}

const story = (name: string): Story => longStory(name.repeat(22), 30)

describe.each(KINDS)('records on %s', (kind) => {
  test('are made once, however many ask, and hold', async () => {
    const { records, made } = await archive(kind, [story('A')])
    const all = await Promise.all(Array.from({ length: 10 }, () => read(records, 'A'.repeat(22))))
    expect(new Set(all.map(({ text }) => text)).size).toBe(1)
    expect(await read(records, 'A'.repeat(22))).toEqual(all[0])
    expect(made).toHaveLength(1)
    const record = JSON.parse(all[0]!.text) as GameRecord
    expect(record.seats).toEqual([{ name: 'Guest 0' }, { name: 'Guest 1' }])
    expect(record.moves).toHaveLength(30)
    expect(isBroken(replay(record, findGame))).toBe(false)
  })

  test('name everybody as they are called now, and nobody who is gone', async () => {
    const { store, records, made } = await archive(kind, [story('A')])
    const id = 'A'.repeat(22)
    const first = await read(records, id)
    const change = (values: { name?: string; deleted?: number }, seat: number) =>
      store.db.updateTable('guests').set(values).where('id', '=', guestFor(id, seat)).execute()
    await change({ name: 'Ada' }, 0)
    await change({ deleted: 1 }, 1)
    const later = await read(records, id)
    expect((JSON.parse(later.text) as GameRecord).seats).toEqual([{ name: 'Ada' }, {}])
    expect(later.tag).not.toBe(first.tag)
    expect(made).toHaveLength(1)
  })

  test('name bots as the table did', async () => {
    const kinds = ['person', 'bot', 'bot', 'bot', 'program'] as const
    const { records } = await archive(kind, [longStory('B'.repeat(22), 0, { kinds })])
    expect((JSON.parse((await read(records, 'B'.repeat(22))).text) as GameRecord).seats).toEqual([
      { name: 'Guest 0' },
      { name: 'いなり', bot: 'strong' },
      { name: 'みけ', bot: 'easy' },
      { name: 'もみじ', bot: 'strong' },
      { name: 'Program 4', bot: 'program' },
    ])
  })

  test('go with their tables', async () => {
    const { store, records } = await archive(kind, [story('A')])
    const id = 'A'.repeat(22)
    await read(records, id)
    await store.db.deleteFrom('matches').where('id', '=', id).execute()
    expect([await records.at(id), await records.for(id, guestFor(id, 0))]).toEqual([null, null])
  })

  test('are kept up to a size, those that were asked for last', async () => {
    const stories = ['A', 'B', 'C'].map(story)
    const [a, b, c] = stories.map(({ id }) => id) as [string, string, string]
    const { text } = await read((await archive(kind, [stories[0]!])).records, a)
    const { records, made } = await archive(kind, stories, text.length * 2.2)
    for (const id of [a, b, a, c, a, b]) await read(records, id)
    expect(made).toEqual([a, b, c, b])
  })
})
