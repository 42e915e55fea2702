import { open } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { Refused } from '@tefuda/kernel'
import { Kysely } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../../../../scripts/test-databases.ts'
import { openStore, type Tables, Unknown } from './index.ts'
import { migrate } from './migrations.ts'
import { openFile, sqliteCommit, sqliteDialect } from './sqlite.ts'
import { pathOf } from './url.ts'

const APPEND = { match: 'm', seq: 0, at: 0, entries: ['{}'] }

/** A database that waits for a disk at hand. */
const durable = async (reach: () => Promise<void>) => {
  const path = pathOf(await testDatabase('sqlite'))
  const file = openFile(path, 'full')
  onTestFinished(() => file.close())
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) })
  await migrate(db)
  const checkpoints = { pause: null, wrote: () => undefined, close: async () => undefined }
  const commit = sqliteCommit(file, db, { checkpoints, log: { reach, close: async () => undefined } })
  const waitsAtOnce = () => (file.prepare('pragma synchronous').get() as { synchronous: number }).synchronous === 2
  return { path, commit, waitsAtOnce }
}

test('nothing is acknowledged before the disk has it, and others see it meanwhile', async () => {
  const disk = Promise.withResolvers<void>()
  const { path, commit, waitsAtOnce } = await durable(() => disk.promise)
  const acknowledged = vi.fn<() => void>()
  const committed = commit([APPEND]).then(acknowledged)
  const other = new DatabaseSync(path)
  onTestFinished(() => other.close())
  const stored = () => other.prepare('select seq from log').all().length
  await vi.waitFor(() => expect(stored()).toBe(1))
  expect(acknowledged).not.toHaveBeenCalled()
  expect(waitsAtOnce()).toBe(true)
  disk.resolve()
  await committed
  expect(acknowledged).toHaveBeenCalledOnce()
})

test('where the disk fails only the log can tell what is stored', async () => {
  const { commit, waitsAtOnce } = await durable(async () => {
    throw new Error('EIO')
  })
  await expect(commit([APPEND])).rejects.toThrow(Unknown)
  expect(waitsAtOnce()).toBe(true)
})

test('a store of full durability asks the disk at every commit', async () => {
  const url = await testDatabase('sqlite')
  const probe = await open(pathOf(url), 'a')
  const asked = vi.spyOn(Object.getPrototypeOf(probe) as { datasync(): Promise<void> }, 'datasync')
  await probe.close()
  const store = await openStore(url, { durability: 'full' })
  onTestFinished(() => store.close())
  for (const seq of [0, 1, 2]) expect(await store.append({ match: 'm', seq, at: 0, entries: [{}] })).toBe(true)
  expect(asked).toHaveBeenCalledTimes(3)
})

test('PostgreSQL that does not wait for its disk is refused, with what is turned off', async () => {
  const url = await testDatabase('postgres')
  const client = new pg.Client(url)
  await client.connect()
  onTestFinished(() => client.end())
  const refused = async (): Promise<string | undefined> => {
    const error: unknown = await openStore(url, { durability: 'full' }).catch((error: unknown) => error)
    return error instanceof Refused ? error.refusal.message.en.split(' ')[0] : undefined
  }
  const name = new URL(url).pathname.slice(1)
  await client.query(`alter database "${name}" set synchronous_commit = off`)
  expect(await refused()).toBe('synchronous_commit')
  await client.query(`alter database "${name}" set synchronous_commit = on`)
  // The servers of tests are quick at the cost of this.
  expect(await refused()).toBe('fsync')
})
