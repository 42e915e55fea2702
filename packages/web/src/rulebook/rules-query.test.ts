import { games } from '@tefuda/games'
import { defaultRules, isRefusal, readRules } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { readRulesQuery, rulesHref, rulesQuery } from './rules-query.ts'

const [game] = games
if (game === undefined) throw new Error('the catalogue is empty')

test.each(game.schema.presets.map(({ id }) => id))(
  'the address of the preset %s names it and nothing else',
  (preset) => {
    const rules = readRules(game.schema, { preset })
    if (isRefusal(rules)) throw new Error(rules.message.en)
    expect(rulesQuery(game, rules, 2)).toBe(`preset=${preset}&seats=2`)
  },
)

test('changed rules come back from their address as they were', () => {
  const rules = readRules(game.schema, { preset: 'wild', hand: 5, undo: true, 'points.set': 35 })
  if (isRefusal(rules)) throw new Error(rules.message.en)
  const read = readRulesQuery(game, rulesQuery(game, rules, 3))
  expect(read).toMatchObject({ rules, seats: 3 })
  expect(read).toMatchObject({ preset: 'wild', request: { preset: 'wild', hand: 5, undo: true } })
})

test('an address without a query means the standard rules', () => {
  expect(readRulesQuery(game, '')).toEqual({
    request: {},
    preset: 'standard',
    rules: defaultRules(game.schema),
    seats: undefined,
  })
})

test('a number of seats the game has not is refused', () => {
  for (const seats of ['', '0', '9', '1.5', 'two'])
    expect(readRulesQuery(game, `seats=${seats}`)).toMatchObject({ code: 'bad-seats' })
})

test('unknown presets, settings and values are refused', () => {
  for (const query of ['preset=none', 'wings=2', 'hand=99', 'points.none=3'])
    expect(isRefusal(readRulesQuery(game, query))).toBe(true)
})

test('a rule is linked by its id', () => {
  expect(rulesHref(game, defaultRules(game.schema), 1, 'SC-6')).toBe(
    '/rules/southern-cross?preset=standard&seats=1#SC-6',
  )
})
