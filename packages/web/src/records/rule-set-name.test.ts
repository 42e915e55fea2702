import { findGame } from '@tefuda/games'
import { isRefusal, readRules } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { ruleSetName } from './rule-set-name.ts'

const game = findGame('southern-cross')
if (game === undefined) throw new Error('Southern Cross is not in the catalogue')

test('a rule set is called by its preset and the number of changes to it', () => {
  const rules = readRules(game.schema, { preset: 'zodiac', hand: 5 })
  if (isRefusal(rules)) throw new Error(rules.message.en)
  expect(ruleSetName(game, rules)).toMatchObject({ preset: { en: 'Zodiac cross' }, changes: 1 })
})

test('a game this page does not know has no name for its rules', () => {
  expect(ruleSetName(findGame('whist'), {})).toBeUndefined()
})
