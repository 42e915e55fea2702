import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AROUND } from '../testing/playing.ts'
import type { Dated } from './entry.ts'
import { tableFrom } from './fold.ts'
import { syncFor } from './sight.ts'
import { seatOf } from './table.ts'

/**
 * Logs of running tables as released versions wrote them, a folder a version, with what was shown there. They are
 * never written again: a table that was open before an upgrade goes on after it. A new version adds its own.
 */
const folder = join(import.meta.dirname, 'logs')

interface Kept {
  readonly log: readonly Dated[]
  readonly now: number
  readonly seen: { readonly [guest: string]: unknown }
}

const names = globSync('*/*.json', { cwd: folder }).sort()

test('there is a log of every game', () => {
  expect(names.length).toBeGreaterThanOrEqual(5)
})

test.each(names)('%s leads to the same table today', (name) => {
  const { log, now, seen } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Kept
  const table = tableFrom('trial', log)!
  // With the eyes of the seat, also where a bot plays it for good.
  for (const [guest, shown] of Object.entries(seen))
    expect(JSON.parse(JSON.stringify(syncFor(table, guest, 0, AROUND, now, [], seatOf(table, guest))))).toEqual(shown)
})
