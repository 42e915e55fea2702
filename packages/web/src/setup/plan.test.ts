import { findGame } from '@tefuda/games'
import { expect, test } from 'vitest'
import {
  addSeat,
  conflictsIn,
  ME,
  type Plan,
  planFor,
  removeSeat,
  replaceSeat,
  rulesOf,
  USUAL_BOT,
  withPreset,
  withSetting,
} from './plan.ts'

const game = findGame('southern-cross')
if (game === undefined) throw new Error('Southern Cross is not in the catalogue')

const alone: Plan = { preset: 'standard', changes: {}, seats: [ME] }

test('a setting put back to the preset’s own value is no change', () => {
  const changed = withSetting(game, alone, 'hand', 4)
  expect(changed.changes).toEqual({ hand: 4 })
  expect(withSetting(game, changed, 'hand', 3).changes).toEqual({})
})

test('changes are counted from the chosen preset', () => {
  const wild = withPreset(game, alone, 'wild')
  expect(wild.changes).toEqual({})
  expect(rulesOf(game, wild).jokers).toBe(2)
  expect(withSetting(game, wild, 'jokers', 0).changes).toEqual({ jokers: 0 })
})

test('a preset that needs two sets a bot on the second chair', () => {
  const match = withPreset(game, alone, 'match')
  expect(match.seats).toEqual([ME, USUAL_BOT])
  expect(conflictsIn(game, match)).toEqual([])
})

test('a preset leaves the chairs alone where it can', () => {
  const three: Plan = { ...alone, seats: [ME, USUAL_BOT, ME] }
  expect(withPreset(game, three, 'zodiac').seats).toEqual(three.seats)
})

test('conflicts point at the settings that cause them', () => {
  const plan = withSetting(game, alone, 'match', true)
  expect(conflictsIn(game, plan).map(({ settings }) => settings)).toEqual([['match']])
})

test('chairs are added, replaced and removed within what the game allows', () => {
  let plan = alone
  for (let chair = 0; chair < 9; chair++) plan = addSeat(game, plan, USUAL_BOT)
  expect(plan.seats).toHaveLength(5)
  plan = replaceSeat(plan, 1, { kind: 'person', name: '花' })
  expect(plan.seats[1]).toEqual({ kind: 'person', name: '花' })
  for (let chair = 0; chair < 9; chair++) plan = removeSeat(game, plan, 0)
  expect(plan.seats).toHaveLength(1)
})

test('an address with changes and chairs becomes a plan', () => {
  const rules = rulesOf(game, withSetting(game, withPreset(game, alone, '5x5'), 'hand', 4))
  expect(planFor(game, '5x5', rules, 3)).toEqual({
    preset: '5x5',
    changes: { hand: 4 },
    seats: [ME, USUAL_BOT, USUAL_BOT],
  })
})
