import { findGame, games } from '@tefuda/games'
import { expect, test } from 'vitest'
import { loadGame } from './load-game.ts'

test('a game fetched alone is the one of the catalogue, as it is played now and by each version of its rules', async () => {
  for (const { id, rulesVersion } of games) {
    expect(await loadGame(id)).toBe(findGame(id))
    for (let version = 0; version <= rulesVersion + 1; version++)
      expect(await loadGame(id, version)).toBe(findGame(id, version))
  }
  expect(await loadGame('whist')).toBeUndefined()
})
