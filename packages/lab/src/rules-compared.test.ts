import { isRefusal } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { readExperiment } from './experiment.ts'
import { type Plan, planOf } from './plan.ts'
import { rulesCompared } from './rules-compared.ts'

const planFor = (asked: object): Plan => {
  const experiment = readExperiment({ name: 'a test', game: 'southern-cross', seats: 2, ...asked })
  const plan = isRefusal(experiment) ? experiment : planOf(experiment)
  if (isRefusal(plan)) throw new Error(plan.message.en)
  return plan
}

it('shows the settings that differ, marks who changes them, and tells all others', () => {
  const variants = [
    { name: 'one card', set: { hand: 1 } },
    { name: 'match', set: { match: true } },
  ]
  const compared = rulesCompared(planFor({ variants }))!
  expect(compared.rows.map(({ cells }) => cells.map(({ isOther }) => isOther))).toEqual([
    [false, true, false],
    [false, false, true],
  ])
  expect(compared.rows[0]!.cells.map(({ value }) => value.en)[1]).toBe('1')
  expect(compared.others.en).toBe('All other settings are those of Standard.')

  const changed = rulesCompared(planFor({ base: { set: { decks: 2, hand: 2 } }, variants }))!
  expect(changed.others.en).toBe('All other settings are those of Standard (but: Packs of cards 2).')
  expect(rulesCompared(planFor({}))).toBeNull()
})

it('of a table each rule set tells the rows alone that some variant changes', () => {
  const variants = [{ set: { 'points.set': 60 } }, { set: { 'points.straight': 90 } }, { set: { hand: 1 } }]
  const [points] = rulesCompared(planFor({ variants }))!.rows
  const [base, ...others] = points!.cells.map(({ value }) => value.en)
  expect(base!.split(', ')).toHaveLength(2)
  expect(others).toEqual([expect.stringMatching(/^[^,]* 60$/), expect.stringMatching(/^[^,]* 90$/), base])
})
