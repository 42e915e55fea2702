import { type CccRules, ccc } from '@tefuda/ccc'
import { readRules } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { cellsOf, isCoins, NO_COINS, scoreOf, withCoin } from './coins.ts'

const rules = readRules(ccc.schema, {}) as CccRules

test('coins are placed and taken away by taps, and score', () => {
  const two = withCoin(withCoin(NO_COINS, 'c3', 1, 2, 1), 'c3', 1, 2, 1)
  expect(two).toEqual({ coins: { c3: [0, 2] } })
  const score = scoreOf(rules, 2, { coins: { ...two.coins, z9: [1, 1] } })
  expect(score.points).toEqual([0, 4])
  expect(cellsOf(score).find(({ name }) => name === 'c3')).toMatchObject({ holder: { seat: 1, lead: 2 } })
  expect(withCoin(withCoin(two, 'c3', 1, 2, -1), 'c3', 1, 2, -1)).toEqual(NO_COINS)
  expect(withCoin(NO_COINS, 'c3', 0, 2, -1)).toEqual(NO_COINS)
})

test('what is kept are counts for each seat', () => {
  expect(isCoins({ coins: { c3: [0, 2] } }, 2)).toBe(true)
  for (const other of [null, {}, { coins: null }, { coins: { c3: [0] } }, { coins: { c3: [0, -1] } }])
    expect(isCoins(other, 2)).toBe(false)
})
