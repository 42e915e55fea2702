import { recordOf } from '@tefuda/kernel'
import { southernCross } from '@tefuda/southern-cross'
import { expect, test } from 'vitest'
import { dealt } from '../../testing/matches.ts'
import { loadRunning } from '../storage/index.ts'
import { tryFrom } from './try-from.ts'

test('a game that is taken up from a position is an exercise', async () => {
  const record = recordOf(dealt(southernCross, 2))
  const table = await loadRunning(await tryFrom(record, 0, 1))
  expect(table).toMatchObject({ exercise: true, seats: [{ kind: 'bot' }, { kind: 'person' }] })
})
