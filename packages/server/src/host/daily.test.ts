import { PAR_LEVELS } from '@tefuda/learn/daily'
import { describe, expect, it, onTestFinished } from 'vitest'
import { KINDS, testDatabase } from '../../../../scripts/test-databases.ts'
import { openStore } from '../store/index.ts'
import { readOutstanding, settleTry } from './daily.ts'

describe.each(KINDS)('results of daily deals in %s', (kind) => {
  it('above every bot are listed, and stand or are struck as the host says', async () => {
    const url = await testDatabase(kind)
    const store = await openStore(url)
    onTestFinished(() => store.close())
    const deal = { day: '2026-12-30', game: 'southern-cross' }
    const made = { ...deal, started: 1, why: null, checked: 0, record: '{}' } as const
    await store.db
      .insertInto('daily_tries')
      .values([
        { ...made, id: 'above', guest: 'ann', ended: 5, score: 900 },
        { ...made, id: 'higher', guest: 'bob', ended: 4, score: 901 },
        { ...made, id: 'equal', guest: 'cem', ended: 6, score: 800 },
        { ...made, id: 'helped', guest: 'dan', ended: 7, score: 990, why: 'hints' },
        { ...made, id: 'other day', guest: 'ann', ended: 8, score: 990, day: '2026-12-31' },
      ])
      .execute()
    expect(await readOutstanding(url, 9)).toEqual([])
    const pars = PAR_LEVELS.map((level, index) => ({ ...deal, level, score: 800 - index }))
    await store.db.insertInto('daily_pars').values(pars).execute()

    const ids = async () => {
      const read = await readOutstanding(url, 9)
      return 'code' in read ? read.code : read.map(({ id, par, isChecked }) => [id, par, isChecked])
    }
    expect(await ids()).toEqual([
      ['above', 800, false],
      ['higher', 800, false],
    ])
    expect(await settleTry(url, 'above', 'accept')).toBeNull()
    expect(await settleTry(url, 'higher', 'strike')).toBeNull()
    expect(await ids()).toEqual([['above', 800, true]])
    expect(await settleTry(url, 'higher', 'accept')).toBeNull()
    expect(await ids()).toHaveLength(2)
    expect(await settleTry(url, 'helped', 'accept')).toMatchObject({ code: 'no-such-try' })
    expect(await settleTry(url, 'nobody', 'strike')).toMatchObject({ code: 'no-such-try' })
  })
})
