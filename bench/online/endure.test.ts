import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startRedis } from '../../scripts/databases.ts'
import { databasePrograms, testDatabase } from '../../scripts/test-databases.ts'
import { endure, type Ordeal } from './endure.ts'

const SHORT: Omit<Ordeal, 'database' | 'redis' | 'nodes' | 'redisAway'> = {
  kills: 2,
  tables: 3,
  progress: () => undefined,
}

test('a node with SQLite is killed while people play: nothing acknowledged is lost, nothing happens twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tefuda-endure-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const database = `sqlite:${join(folder, 'tefuda.db')}`
  const { faults, acknowledged } = await endure({ ...SHORT, database, redis: null, nodes: 1, redisAway: 0 })
  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThan(0)
}, 300_000)

test('of three nodes with PostgreSQL one is killed, then Redis goes: the others carry on, nothing is lost', async () => {
  const redis = await startRedis((await databasePrograms()).redis)
  onTestFinished(() => redis.stop())
  const database = await testDatabase('postgres')
  const ordeal = { ...SHORT, database, redis, nodes: 3, redisAway: 2000 }
  const { faults, meanwhile, withoutRedis } = await endure(ordeal)
  expect(faults).toEqual([])
  expect(Math.max(...meanwhile)).toBeGreaterThan(0)
  expect(withoutRedis![1]).toBeGreaterThan(0)
}, 300_000)
