import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Databases } from './databases.ts'

export type Kind = 'sqlite' | 'postgres'

/** Both databases, for `describe.each`. */
export const KINDS: readonly Kind[] = ['sqlite', 'postgres']

/** The URL of a new, empty database. A SQLite file is thrown away after the test, so this is called in a test or `beforeEach`. */
export async function testDatabase(kind: Kind): Promise<string> {
  if (kind === 'postgres') return ask('/postgres')
  const folder = mkdtempSync(join(tmpdir(), 'tefuda-sqlite-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return `sqlite:${join(folder, 'tefuda.db')}`
}

/** The URL of the Redis of this run, which all tests share: use topics of your own. */
export const testRedis = (): Promise<string> => ask('/redis')

/** Where the programs of both are, for tests that start one of their own. */
export const databasePrograms = async (): Promise<Databases> => JSON.parse(await ask('/programs')) as Databases

/** Sees to it that zsh is there, as far as it can be had. */
export const needZsh = (): Promise<string> => ask('/zsh')

async function ask(path: string): Promise<string> {
  const door = process.env.TEST_DATABASES
  if (door === undefined) throw new Error('vitest.config.ts does not name scripts/databases-setup.ts')
  const response = await fetch(`${door}${path}`)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}
