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

test('no two games share an id and a version', () => {
  const names = games.map(({ id, rulesVersion }) => `${id} ${rulesVersion}`)
  expect(new Set(names).size).toBe(names.length)
})
