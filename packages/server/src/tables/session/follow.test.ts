import { expect, test } from 'vitest'
import { longStory } from '../../../tests/long.ts'
import { tableFrom } from '../../table/fold.ts'
import { turn as inTurn } from '../../turns.ts'
import { follow } from './follow.ts'

const counting = () => {
  const counted = { turns: 0 }
  return {
    counted,
    turn: (): Promise<void> => {
      counted.turns += 1
      return inTurn()
    },
  }
}

test('a long log leads to the same table, with turns for everybody else on the way', async () => {
  const { id, log } = longStory('long', 3000)
  const { counted, turn } = counting()
  const table = await follow(id, log, turn)
  const { match, ...rest } = tableFrom(id, log)!
  expect({ ...table, match: null }).toEqual({ ...rest, match: null })
  expect([table!.match!.state, table!.match!.moves]).toEqual([match!.state, match!.moves])
  expect(counted.turns).toBeGreaterThan(2)
})

test('a short one leads there at once, and an empty one nowhere', async () => {
  const { id, log } = longStory('short', 100)
  const { counted, turn } = counting()
  expect((await follow(id, log, turn))!.seq).toBe(log.length)
  expect(await follow(id, [], turn)).toBeNull()
  expect(counted.turns).toBe(0)
})

test('pieces of work come one after another, and others between', async () => {
  const heard: string[] = []
  const piece = async (name: string): Promise<void> => {
    await inTurn()
    heard.push(name)
    setImmediate(() => heard.push('others'))
  }
  await Promise.all([piece('a'), piece('b'), piece('c')])
  expect(heard.join(' ')).toMatch(/^a others b others c/)
})
