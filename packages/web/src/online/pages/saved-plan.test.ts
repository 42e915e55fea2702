import { findGame } from '@tefuda/games'
import { isRefusal, readRules } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { planOfSet } from './saved-plan.ts'

const game = findGame('southern-cross')
if (game === undefined) throw new Error('Southern Cross is not in the catalogue')

test('a saved set is the nearest preset and what differs from it, with seats for people', () => {
  const rules = readRules(game.schema, { preset: 'match', hand: 5 })
  if (isRefusal(rules)) throw new Error(rules.message.en)
  expect(planOfSet(game, { game: game.id, rules })).toEqual({
    preset: 'match',
    changes: { hand: 5 },
    seats: [
      { kind: 'person', name: '' },
      { kind: 'person', name: '' },
    ],
  })
})

test('a set of another game, or with a setting unknown here, is refused', () => {
  expect(planOfSet(game, { game: 'exjan', rules: {} })).toMatchObject({ code: 'other-game' })
  expect(planOfSet(game, { game: game.id, rules: { jokersOnMars: 3 } })).toMatchObject({ code: 'unknown-setting' })
})
