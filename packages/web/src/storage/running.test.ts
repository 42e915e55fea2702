import { recordOf } from '@tefuda/kernel'
import { southernCross } from '@tefuda/southern-cross'
import { expect, test } from 'vitest'
import { dealt } from '../../testing/matches.ts'
import { clearUntouched, listRunning, loadRunning, saveRunning } from './running.ts'
import type { SavedGame } from './saved-game.ts'

const set: SavedGame = {
  id: 'set',
  record: recordOf(dealt(southernCross, 2)),
  seats: [{ kind: 'person' }, { kind: 'bot', level: 'easy' }],
  updated: 1,
}
const after = (id: string, seat: number): SavedGame => ({
  ...set,
  id,
  record: { ...set.record, moves: [[seat, 'S8@a1']] },
})

test('a table nobody has played at is no unfinished game, and is gone a day later', async () => {
  const imported: SavedGame = { ...set, id: 'imported', imported: true }
  const takenUp: SavedGame = { ...after('taken up', 0), from: 1 }
  for (const save of [set, after('by the bot', 1), after('by the person', 0), takenUp, imported])
    await saveRunning(save)
  expect((await listRunning()).map(({ id }) => id)).toEqual(['by the person', 'imported'])
  await clearUntouched(2)
  expect(await loadRunning('set')).toBeDefined()
  await clearUntouched(2 + 24 * 60 * 60 * 1000)
  expect(await loadRunning('set')).toBeUndefined()
  expect(await loadRunning('taken up')).toBeUndefined()
  expect(await loadRunning('by the person')).toBeDefined()
})
