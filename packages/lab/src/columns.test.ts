import { isRefusal } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { addRows, columnsOf, dealsOf, newColumns } from './columns.ts'
import { readExperiment } from './experiment.ts'
import { bytesOf, rowsFrom } from './parts.ts'
import { planOf } from './plan.ts'
import { playDeal } from './play.ts'

const planned = () => {
  const experiment = readExperiment({
    name: 'columns',
    game: 'southern-cross',
    seats: 2,
    variants: [{ name: 'more points', set: { 'points.set': 60 } }],
    players: [{ bot: 'random' }, { bot: 'greedy' }],
    until: { deals: 3 },
  })
  if (isRefusal(experiment)) throw new Error(experiment.message.en)
  const plan = planOf(experiment)
  if (isRefusal(plan)) throw new Error(plan.message.en)
  return plan
}

it('rows are the same as columns and as a file, deal by deal, with what a measure does not tell', async () => {
  const plan = planned()
  const deals = [0, 1, 2].map((deal) => playDeal(plan, deal))
  const columns = columnsOf(plan, deals.flat())
  expect([...dealsOf(columns, plan)]).toEqual(deals)
  expect(deals[1]!.some(({ values }) => Array.from(values).some(Number.isNaN))).toBe(true)
  expect(await rowsFrom(bytesOf(plan, columns), plan)).toEqual(columns)
})

it('rows are added in pieces', () => {
  const plan = planned()
  const whole = columnsOf(
    plan,
    [0, 1, 2].flatMap((deal) => playDeal(plan, deal)),
  )
  const added = newColumns(plan, whole.count)
  for (const [from, to] of [
    [0, 5],
    [5, 6],
    [6, whole.count],
  ])
    addRows(added, whole, from!, to!)
  expect(added).toEqual(whole)
})
