import { isRefusal } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { addRows, columnsOf, newColumns } from './columns.ts'
import { readExperiment } from './experiment.ts'
import { bytesOf, rowsFrom } from './parts.ts'
import { planOf } from './plan.ts'
import { playDeal, playDeals } from './play.ts'

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

it('rows are the same as columns and as a file, with what a measure does not tell', async () => {
  const plan = planned()
  const rows = [0, 1, 2].flatMap((deal) => playDeal(plan, deal))
  const columns = columnsOf(plan, rows)
  expect(playDeals(plan, 0, 3)).toEqual(columns)
  expect(rows.map((_, at) => columns.values.map((column) => column[at]))).toEqual(rows.map(({ values }) => values))
  expect(rows.some(({ values }) => Array.from(values).some(Number.isNaN))).toBe(true)
  expect(await rowsFrom(bytesOf(plan, columns), plan)).toEqual(columns)
})

it('rows are added in pieces', () => {
  const plan = planned()
  const whole = playDeals(plan, 0, 3)
  const added = newColumns(plan, whole.count)
  for (const [from, to] of [
    [0, 5],
    [5, 6],
    [6, whole.count],
  ])
    addRows(added, whole, from!, to!)
  expect(added).toEqual(whole)
})
