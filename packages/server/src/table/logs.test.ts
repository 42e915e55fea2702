import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { GameEvent } from '@tefuda/kernel'
import type { Sync } from '@tefuda/wire'
import { expect, test } from 'vitest'
import { AROUND, syncFor } from '../../testing/playing.ts'
import type { Dated } from './entry.ts'
import { tableFrom } from './fold.ts'
import { seatOf } from './table.ts'

/**
 * Logs of running tables as released versions wrote them, a folder a version, with what was shown there. They are
 * never written again: a table that was open before an upgrade goes on after it. A new version adds its own.
 */
const folder = join(import.meta.dirname, 'logs')

interface Kept {
  readonly log: readonly Dated[]
  readonly now: number
  readonly seen: { readonly [guest: string]: Shown }
}

/** What was shown by the first versions, which called the chat by another name. */
type Shown = Omit<Sync, 'chat'> & { readonly sayings: Sync['chat'] }

const names = globSync('*/*.json', { cwd: folder }).sort()

test('there is a log of every game', () => {
  expect(names.length).toBeGreaterThanOrEqual(5)
})

/** Whether everything that was told then is told now, in that order; events may have got more to say, and others stand between. */
const tells = (now: readonly GameEvent[], then: readonly GameEvent[]): boolean => {
  let next = 0
  for (const event of now) {
    const wanted = Object.entries(then[next] ?? {})
    const known = new Map<string, unknown>(Object.entries(event))
    if (wanted.length > 0 && wanted.every(([key, value]) => isDeepStrictEqual(known.get(key), value))) next++
  }
  return next === then.length
}

test.each(names)('%s leads to the same table today', (name) => {
  const { log, now, seen } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Kept
  const table = tableFrom('trial', log)!
  // With the eyes of the seat, also where a bot plays it for good.
  for (const [guest, { sayings: chat, ...then }] of Object.entries(seen)) {
    const shown: Sync = { ...then, chat }
    const today = syncFor(table, guest, 0, AROUND, now, [], seatOf(table, guest))
    // Which moves time made was not told at first.
    const [one, other] = [today, shown].map(({ game, ...rest }) => ({
      ...rest,
      ...game,
      events: [],
      seen: 0,
      timeouts: undefined,
    }))
    expect(one).toEqual(other)
    expect(tells(today.game!.events, shown.game!.events)).toBe(true)
  }
})
