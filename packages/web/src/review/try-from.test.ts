import { type GameRecord, recordOf } from '@tefuda/kernel'
import { southernCross } from '@tefuda/southern-cross'
import { expect, test } from 'vitest'
import { dealt } from '../../testing/matches.ts'
import { loadRunning } from '../storage/index.ts'
import { tryFrom } from './try-from.ts'

test('a game that is taken up from a position is an exercise, which leads back to its review', async () => {
  const record = recordOf(dealt(southernCross, 2))
  const table = await loadRunning(await tryFrom(record, 0, 1, '/review/a?move=1'))
  expect(table).toMatchObject({
    exercise: { review: '/review/a?move=1' },
    from: 0,
    seats: [{ kind: 'bot' }, { kind: 'person' }],
  })
})

test('bots are called there what they were called, and whoever plays for a person is somebody else', async () => {
  const seats = [{ name: 'みけ', bot: 'easy' }, { name: 'Ada' }, { name: 'みけ' }, { name: 'とら', bot: 'easy' }, {}]
  const record: GameRecord = { ...recordOf(dealt(southernCross, 5)), seats }
  const table = await loadRunning(await tryFrom(record, 0, 4, '/review/a'))
  expect(table?.record.seats).toEqual([
    { name: 'みけ', bot: 'easy' },
    { name: 'すず', bot: 'easy' },
    { name: 'たま', bot: 'easy' },
    { name: 'とら', bot: 'easy' },
    {},
  ])
})
