import { expect, onTestFinished, test } from 'vitest'
import { turnsByName } from './turns.ts'

test('of each name one thing is done in a turn of the event loop, in the order in which they came', async () => {
  let now = 0
  const next = (): void => {
    now += 1
    ticking = setImmediate(next)
  }
  let ticking = setImmediate(next)
  onTestFinished(() => clearImmediate(ticking))
  const turn = turnsByName()
  const act = async (name: string): Promise<number> => {
    await turn(name)
    return now
  }
  await new Promise(setImmediate)
  const start = now
  const ada = Array.from({ length: 5 }, () => act('ada'))
  const [bob, ...turns] = await Promise.all([act('bob'), ...ada])
  expect(turns).toEqual(Array.from({ length: 5 }, (_, k) => turns[0]! + k))
  expect([turns[0], bob], 'who comes first comes at once').toEqual([start, start])
})
