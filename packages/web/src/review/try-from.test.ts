import { recordOf } from '@tefuda/kernel'
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
    seats: [{ kind: 'bot' }, { kind: 'person' }],
  })
})
