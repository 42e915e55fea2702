import { expect, it } from 'vitest'
import { toyDeals, toyPlan } from '../testing/toy.ts'
import { columnsOf } from './columns.ts'
import { type Experiment, readExperiment } from './experiment.ts'
import { type Plan, planOf } from './plan.ts'
import { playDeals } from './play.ts'
import { resultsOf } from './summary.ts'
import { addDeals, newTally, type Tally } from './tally.ts'
import type { Verdict } from './verdict.ts'
import {
  groupsByVerdict,
  isBaseAlone,
  noEffect,
  type SpokenVerdict,
  shortNumber,
  signedNumber,
  verdictsInWords,
} from './wording.ts'

const readSoFar = (plan: Plan, tally: Tally) => {
  const reading = 'anytime'
  return { plan, tally, reading, result: { measures: resultsOf(plan, tally, reading) } } as const
}

/** What is said of the wins where one deal in so many tells of them. */
const saidOf = (every: number): string => {
  const plan = toyPlan('words', { bonus: 20 })
  const at = plan.ids.indexOf('seat1')
  const tally = newTally(plan)
  for (const [told, rows] of toyDeals(plan, 40).entries())
    for (let k = 0; k < every; k++) {
      const silent = rows.map((row) => ({ ...row, values: Array.from(row.values, () => Number.NaN) }))
      addDeals(tally, columnsOf(plan, k === 0 ? rows : silent), plan, Float64Array.of(told - 20))
    }
  return verdictsInWords(readSoFar(plan, tally))[0]![at]!.says.en
}

it('tells how many more deals are needed, also those that say nothing of the measure', () => {
  const number = (said: string): number => Number(/about ([\d,]+) more deals/.exec(said)![1]!.replaceAll(',', ''))
  expect(number(saidOf(8)) / number(saidOf(1))).toBeGreaterThan(6)
  expect(number(saidOf(8)) / number(saidOf(1))).toBeLessThan(10)
})

it('says what was always the same in both, once so many deals are played that nothing that matters is hidden', () => {
  const plan = toyPlan('words', { bonus: 20 })
  const tally = newTally(plan)
  const saidIn = (id: string) => {
    const measures = resultsOf(plan, tally, 'anytime')
    const k = plan.ids.indexOf(id)
    const spoken = verdictsInWords(readSoFar(plan, tally))[0]![k]!
    expect(spoken.estimate.verdict).toBe(measures[k]!.variants[0]!.verdict)
    return { ...spoken, group: groupsByVerdict([[spoken]])[0]!.verdict }
  }
  const deals = toyDeals(plan, 600)
  const add = (from: number, to: number): void => {
    for (const rows of deals.slice(from, to)) addDeals(tally, columnsOf(plan, rows), plan)
  }
  add(0, 40)
  tally.parted[0] = 1
  for (const id of ['deals', 'ties'])
    expect(saidIn(id)).toMatchObject({
      says: { en: expect.stringMatching(/^cannot tell yet: about/) },
      isAlways: false,
      group: 'unclear',
    })
  add(40, 80)
  expect(saidIn('deals')).toMatchObject({
    says: { ja: 'どちらもいつも1', en: 'always 1 in both' },
    isAlways: true,
    group: 'same',
  })
  expect(saidIn('ties')).toMatchObject({ isAlways: false, group: 'unclear' })
  add(80, 600)
  expect(saidIn('ties')).toMatchObject({ says: { en: 'always 0 in both' }, isAlways: true, group: 'same' })
})

it('what a game does not have was always the same in both, from the first deals on', () => {
  const plan = planOf(
    readExperiment({
      game: 'ccc',
      seats: 2,
      players: [{ bot: 'random' }],
      variants: [{ set: { reshuffles: 0 } }],
    }) as Experiment,
  ) as Plan
  const tally = newTally(plan)
  addDeals(tally, playDeals(plan, 0, 12), plan)
  const [verdicts] = verdictsInWords(readSoFar(plan, tally))
  for (const id of ['windows', 'claims'])
    expect(verdicts![plan.ids.indexOf(id)]).toMatchObject({
      estimate: { verdict: 'same', low: 0, high: 0 },
      says: { ja: 'どちらもいつも0', en: 'always 0 in both' },
      isAlways: true,
      q: null,
    })
})

it('what differs comes first, in any variant; then what cannot be told yet', () => {
  const said = (...verdicts: Verdict[]) => verdicts.map((verdict) => ({ estimate: { verdict } }) as SpokenVerdict)
  const groups = groupsByVerdict([said('same', 'unclear', 'same', 'same'), said('differs', 'same', 'same', 'differs')])
  expect(groups.map(({ verdict, measures }) => [verdict, measures])).toEqual([
    ['differs', [0, 3]],
    ['unclear', [1]],
    ['same', [2]],
  ])
  expect(groupsByVerdict([])).toEqual([])
})

it('numbers have as many digits as say something, and what rounding leaves of 0 is 0', () => {
  expect([94.23, 0.1834, -8, 0.0003, 6e-7, -2e-5, 5e-18, 0].map(shortNumber)).toEqual([
    '94.2',
    '0.183',
    '−8',
    '0.0003',
    '0.000',
    '−0.000',
    '0',
    '0',
  ])
  expect([9.71, -9.71, 5e-18, -5e-18].map(signedNumber)).toEqual(['+9.71', '−9.71', '0', '0'])
})

it('of a variant with the rules of the base it is said that it has them', () => {
  const saidOfVariant = (set: { idle?: number }) => {
    const plan = toyPlan('words', set)
    const tally = newTally(plan)
    for (const rows of toyDeals(plan, 4)) addDeals(tally, columnsOf(plan, rows), plan)
    expect(isBaseAlone({ plan, tally })).toBe(true)
    return noEffect({ plan, tally }, 0)?.en
  }
  expect(saidOfVariant({})).toMatch(/the rules of this variant are those of the base\.$/)
  expect(saidOfVariant({ idle: 1 })).toMatch(/No game met the rule that was changed/)
})
