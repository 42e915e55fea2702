import { findGame, games } from '@tefuda/games'
import { conflictsOf, isRefusal, readRules } from '@tefuda/kernel'
import { OpenTableBody } from '@tefuda/wire'
import { expect, test } from 'vitest'
import { addSeat, rulesOf, USUAL_BOT } from '../../setup/plan.ts'
import { firstOpening, openingBody, PACES, paceName, USUAL_OPTIONS } from './opening.ts'

const southern = findGame('southern-cross')
if (southern === undefined) throw new Error('Southern Cross is not in the catalogue')

test('every game and preset opens as it is first offered, for more than one person where that is possible', () => {
  for (const game of games)
    for (const { id } of game.schema.presets) {
      const rules = readRules(game.schema, { preset: id })
      if (isRefusal(rules)) throw new Error(rules.message.en)
      const plan = firstOpening(game, id, rules)
      expect(conflictsOf(game.schema, rulesOf(game, plan), plan.seats.length), `${game.id} ${id}`).toEqual([])
      expect(plan.seats.length, `${game.id} ${id}`).toBeGreaterThan(1)
      expect(OpenTableBody.safeParse(openingBody(game, plan, USUAL_OPTIONS)).success).toBe(true)
    }
})

test('an opening says who is to sit where, and only what differs from the preset', () => {
  const rules = readRules(southern.schema, { preset: 'wild', hand: 4 })
  if (isRefusal(rules)) throw new Error(rules.message.en)
  const plan = addSeat(southern, firstOpening(southern, 'wild', rules, 2), USUAL_BOT)
  const body = openingBody(southern, plan, { ...USUAL_OPTIONS, pace: { kind: 'days', days: 3 } })
  expect(body).toEqual({
    game: 'southern-cross',
    rules: { preset: 'wild', hand: 4 },
    seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }],
    options: { pace: { kind: 'days', days: 3 }, isPublic: false, spectators: 0 },
  })
  expect(OpenTableBody.parse(body)).toEqual(body)
})

test('a pace is known by its numbers', () => {
  expect(paceName(PACES.slow)).toBe('slow')
  expect(paceName({ kind: 'live', move: 31, reserve: 600 })).toBeUndefined()
  expect(paceName({ kind: 'none' })).toBeUndefined()
})
