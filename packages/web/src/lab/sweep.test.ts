import { findGame } from '@tefuda/games'
import { isRefusal } from '@tefuda/kernel'
import { type Experiment, planOf, readExperiment, withPairs } from '@tefuda/lab'
import { describe, expect, it } from 'vitest'
import { baseRules } from './edit.ts'
import { askedIn, lookedIn, measuresInRow, sweepAddress, withoutIdle, withoutPairs } from './sweep.ts'

const asked = (sets: readonly object[], table: object = { game: 'southern-cross', seats: 4 }): Experiment => {
  const variants = sets.map((set, k) => ({ name: String(k + 1), set }))
  const experiment = readExperiment({ name: 'a test', ...table, variants })
  if (isRefusal(experiment)) throw new Error(experiment.message.en)
  return experiment
}

const namesIn = ({ variants }: Experiment) => variants.map(({ name }) => name)

describe('the variants of a sweep', () => {
  it('are single changes and every two of them, however often they are paired', () => {
    const single = asked([{ hand: 1 }, { match: true }, { decks: 2 }])
    const swept = withPairs(single)
    expect(namesIn(swept)).toEqual(['1', '2', '3', '1 × 2', '1 × 3', '2 × 3'])
    expect(withoutPairs(swept)).toEqual(single)
  })

  it('leave out two values of one setting, and what conflicts', () => {
    expect(namesIn(withPairs(asked([{ hand: 1 }, { hand: 2 }])))).toEqual(['1', '2'])
    const teamPoints = { first: 0, second: 0, third: 0, fourth: 0, fifth: 0, notLast: 0 }
    const table = { game: 'zheng-shang-you', seats: 6 }
    const apart = withPairs(asked([{ mode: 'san-jia-xi' }, { teamPoints }], table))
    expect(namesIn(apart)).toEqual(['1', '2'])
    expect(isRefusal(planOf(apart))).toBe(false)
  })
})

it('a table that was chosen is played once a number of it is another, and a value as the base never', () => {
  const { hand, points } = baseRules(findGame('southern-cross')!, asked([]))!
  const left = (...sets: object[]) => namesIn(withoutIdle(asked(sets)))
  expect(left({ hand: 1 }, { points }, { jokers: 4 })).toEqual(['1', '3'])
  expect(left({ hand: 1 }, { points: { ...(points as object), set: 7 } })).toEqual(['1', '2'])
  expect(left({ hand })).toEqual([])
})

it('the address holds what is looked at, and the experiment alone is the same whatever that is', () => {
  const experiment = asked([{ hand: 1 }, { match: true }])
  const looked = { measure: 'turns', pair: [1, 0] as const }
  const [, search] = sweepAddress(experiment, looked).split('?')
  expect(lookedIn(search!)).toEqual(looked)
  expect(`/lab/sweep?${askedIn(search!)}`).toBe(sweepAddress(experiment))
  expect(lookedIn('pair=1-x')).toEqual({ measure: null, pair: null })
})

it('the row has the first measure of each kind', () => {
  const plan = planOf(withPairs(asked([{ hand: 1 }])))
  if (isRefusal(plan)) throw new Error(plan.message.en)
  expect(measuresInRow(plan).slice(0, 4)).toEqual(['decisions', 'options', 'score', 'firstSeat'])
  expect(measuresInRow(plan).every((id) => plan.ids.includes(id))).toBe(true)
})
