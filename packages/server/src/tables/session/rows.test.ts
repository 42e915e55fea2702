import { isRefusal, rng } from '@tefuda/kernel'
import { describe, expect, onTestFinished, test } from 'vitest'
import { KINDS, testDatabase } from '../../../../../scripts/test-databases.ts'
import { begin, must, openTrials, playOne } from '../../../testing/trial.ts'
import { dueAt } from '../../table/due.ts'
import { tableFrom } from '../../table/fold.ts'
import { openedBy } from '../commands/open.ts'
import { rowsFor, writtenOf } from './rows.ts'

test('where there are no entries what lists show never goes without the row that says how new it is', () => {
  const entry = openedBy('table', 'ann', {
    game: 'southern-cross',
    rules: {},
    seats: [{ kind: 'open' }, { kind: 'open' }],
    options: { pace: { kind: 'none' }, isPublic: false, spectators: 0 },
  })
  if (isRefusal(entry)) throw new Error(entry.message.en)
  const table = tableFrom('table', [{ at: 1, entry }])!
  const due = dueAt(table)
  const written = { ...writtenOf(table, 1), due }
  expect(rowsFor({ ...written }, table, 2, false, true)).toEqual({})
  expect(rowsFor({ ...written, host: 'ben' }, table, 2, false, true)).toMatchObject({ due, line: { host: 'ann' } })
  expect(rowsFor({ ...written, host: 'ben' }, table, 2, false, false)).not.toHaveProperty('due')
})

describe.each(KINDS)('rows beside the log on %s', (kind) => {
  test('a node that takes a table up in vain leaves what another has stored meanwhile', async () => {
    let beforeRowsAlone: (() => Promise<void>) | null = null
    let count = 0
    const { one, other, close } = await openTrials(await testDatabase(kind), 2, {
      wrap: (store) => {
        count += 1
        // The second node takes nothing up.
        if (count === 2) return { ...store, takeDue: async () => [] }
        return {
          ...store,
          append: async (append) => {
            const before = beforeRowsAlone
            if (before !== null && append.entries.length === 0) {
              beforeRowsAlone = null
              await before()
            }
            return store.append(append)
          },
        }
      },
    })
    onTestFinished(close)
    const [ada, ben] = [await one.guest('Ada'), await one.guest('Ben')]
    const table = await one.open(ada, {
      game: 'southern-cross',
      options: { pace: { kind: 'days', days: 3 }, isPublic: false, spectators: 0 },
    })
    const persons = [await other.visit(ada, table), await other.visit(ben, table)] as const
    await begin(other, persons)
    const dueNow = async () => {
      const rows = await one.store.db.selectFrom('sitters').select('guest').where('due', '=', 1).execute()
      return rows.map(({ guest }) => guest)
    }
    const isDue = ({ game }: (typeof persons)[number]): boolean => game!.due
    await other.until(() => persons.some(isDue), 'a turn')
    const mover = persons.find(isDue)!
    expect(await dueNow()).toEqual([mover.guest])
    beforeRowsAlone = async () => {
      must(await playOne(mover, rng(1)))
    }
    const isTakenUp = (): boolean => beforeRowsAlone === null
    while (!isTakenUp()) {
      await one.store.db.updateTable('due').set({ at: one.clock.now() }).execute()
      await one.pass(1000)
    }
    expect(await dueNow()).toEqual([mover.guest === ada ? ben : ada])
    expect([...one.warnings, ...other.warnings]).toEqual([])
  })
})
