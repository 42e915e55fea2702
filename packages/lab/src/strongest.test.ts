import { expect, it } from 'vitest'
import { toyDeals, toyPlan } from '../testing/toy.ts'
import { collector } from './collect.ts'
import { columnsOf } from './columns.ts'
import { strongestOf } from './strongest.ts'

it('of a setting the change that moves most comes first, and what moves nothing not at all', () => {
  const plan = toyPlan('strongest', { bonus: 20 }, { idle: 1 }, { bonus: 90 })
  const collected = collector(plan)
  for (const rows of toyDeals(plan, 200)) collected.add(columnsOf(plan, rows))
  expect(strongestOf(collected.outcome(), 5)).toEqual([2])
  expect(strongestOf(collected.outcome(), 0)).toEqual([])
})
