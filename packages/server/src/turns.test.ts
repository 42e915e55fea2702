import { expect, onTestFinished, test } from 'vitest'
import { sharesByName, turnsByName } from './turns.ts'

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

test('all that goes by one name holds others up for its share of a turn only, and keeps its order', async () => {
  let now = 0
  const share = sharesByName(() => now)
  const done: string[] = []
  /** Takes four milliseconds, and leads to something more, as a move does that is stored. */
  const work = (name: string) => (): void => {
    void Promise.resolve().then(() => {
      now += 4
      done.push(name)
    })
  }
  for (const name of ['ada 0', 'ada 1', 'ada 2', 'ada 3', 'ada 4', 'ada 5', 'bob']) {
    share(name.slice(0, 3))(work(name))
    await Promise.resolve()
  }
  expect(done).toEqual(['ada 0', 'ada 1', 'bob'])
  const turns: number[] = []
  while (done.length < 7) {
    const before = done.length
    await new Promise(setImmediate)
    turns.push(done.length - before)
  }
  expect(turns.filter((count) => count > 0)).toEqual([2, 2])
  expect(done.slice(3)).toEqual(['ada 2', 'ada 3', 'ada 4', 'ada 5'])
})
