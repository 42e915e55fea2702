import { findGame } from '@tefuda/games'
import { isRefusal } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { readRulesQuery } from '../rulebook/rules-query.ts'
import { ME, type Plan, planFor, USUAL_BOT } from './plan.ts'
import { chairsIn, planQuery } from './plan-query.ts'

const game = findGame('cut-in-daifugo')!

test('a plan comes back from its address: preset, changes, who sits where and what they are called', () => {
  const plan: Plan = {
    preset: 'standard',
    changes: { window: 7 },
    seats: [{ kind: 'person', name: '花 & 空:海' }, ME, USUAL_BOT, { kind: 'bot', level: 'strong' }],
  }
  const search = planQuery(plan)
  const query = readRulesQuery(game, search)
  if (isRefusal(query)) throw new Error(query.message.en)
  const seats = chairsIn(game, search)
  expect({ ...planFor(game, query.preset, query.rules, 4), seats }).toEqual(plan)
})

test.each([
  '',
  'chair=person:',
  'chair=bot:nobody&chair=bot:easy&chair=bot:easy&chair=bot:easy',
  `${'chair=bot:easy&'.repeat(99)}`,
])('chairs that no table of the game has are none: %s', (search) => {
  expect(chairsIn(game, search)).toBeNull()
})
