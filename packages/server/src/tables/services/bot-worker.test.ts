import { findGame } from '@tefuda/games'
import { isRefusal, openMatch } from '@tefuda/kernel'
import { expect, test, vi } from 'vitest'
import { work as play } from './bot-worker.ts'

vi.mock(import('@tefuda/games'), async (load) => {
  const original = await load()
  const findVersion: typeof findGame = (id, rulesVersion = 1) => ({
    ...original.findGame(id)!,
    rulesVersion,
    engine: (rules, seats) => ({
      ...original.findGame(id)!.engine(rules, seats),
      format: () => `by version ${rulesVersion}`,
    }),
  })
  return { ...original, findGame: findVersion }
})

test('bots play by the version of the rules that is played at their table', () => {
  const match = openMatch({ game: findGame('southern-cross')!, seats: 2, seed: '5'.repeat(64) })
  if (isRefusal(match)) throw new Error(match.message.en)
  const { engine, rules, state } = match
  const question = {
    game: 'southern-cross',
    rules,
    seats: 2,
    view: engine.view(state, 0),
    told: [],
    seat: 0,
    ms: 50,
    seed: 1,
  }
  for (const rulesVersion of [1, 2, 1])
    expect(play({ ...question, rulesVersion, level: 'beginner' })).toBe(`by version ${rulesVersion}`)
})
