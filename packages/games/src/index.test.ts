import { expect, test } from 'vitest'
import { findGame, games } from './index.ts'

test('every game is found by its id, and by the version of its rules', () => {
  for (const game of games) {
    expect(findGame(game.id)).toBe(game)
    expect(findGame(game.id, game.rulesVersion)).toBe(game)
    expect(findGame(game.id, game.rulesVersion + 1)).toBeUndefined()
  }
  expect(findGame('chess')).toBeUndefined()
})

test('a game by rules of before is found by its version alone', () => {
  expect(findGame('cut-in-daifugo', 1)?.rulesVersion).toBe(1)
  expect(findGame('cut-in-daifugo')?.rulesVersion).toBe(3)
  expect(Object.keys(findGame('exjan', 1)!.schema.settings)).not.toContain('firstDealer')
})

test('no two games share an id and a version', () => {
  const names = games.map(({ id, rulesVersion }) => `${id} ${rulesVersion}`)
  expect(new Set(names).size).toBe(names.length)
})
