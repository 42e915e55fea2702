import { isRefusal } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { readExperiment } from './experiment.ts'
import { planOf } from './plan.ts'

const planWith = (more: object) => {
  const variants = [{ name: 'more points', set: { 'points.set': 60 } }]
  const read = readExperiment({ name: 'x', game: 'southern-cross', seats: 2, variants, ...more })
  if (isRefusal(read)) throw new Error(read.message.en)
  return planOf(read)
}

it.each([
  ['a half width', { halfWidth: { nonsense: 0.1 } }],
  ['a gate', { gate: { measure: 'nonsense', by: 1 } }],
])('there is none where %s is asked of what there is not', (_, until) => {
  const message = { en: expect.stringMatching(/^There is no measure "nonsense"\. There are: all, .*score/) }
  expect(planWith({ until })).toMatchObject({ code: 'unknown-measure', message })
})

it('what is measured may end a run, also where it is asked by name', () => {
  expect(isRefusal(planWith({ until: { halfWidth: { score: 1 } } }))).toBe(false)
  expect(planWith({ measure: ['turns'], until: { halfWidth: { score: 1 } } })).toMatchObject({
    code: 'unknown-measure',
    message: { en: expect.stringMatching(/^until names "score", .* or choose of these: turns\.$/) },
  })
  expect(planWith({ measure: ['trns'], until: { halfWidth: { score: 1 } } })).toMatchObject({
    message: { ja: expect.stringMatching(/until の「score」は、この実験では測りません。measure に加えてください。$/) },
  })
  expect(isRefusal(planWith({ measure: ['turns', 'score'], until: { gate: { measure: 'score', by: 1 } } }))).toBe(false)
})

it('a gate holds the base against a number, or a variant against the base', () => {
  const gate = { measure: 'score', by: 1 }
  const alone = (than?: number) => planWith({ variants: [], until: { gate: { ...gate, than } } })
  expect(alone()).toMatchObject({ code: 'bad-gate', message: { en: expect.stringContaining('give it than') } })
  expect(isRefusal(alone(1))).toBe(false)
  expect(isRefusal(planWith({ until: { gate } }))).toBe(false)
})

it('all that cannot be is told at once, what is wrong in the base once', () => {
  const variants = [
    { name: 'v', set: { hand: 99 } },
    { name: 'w', set: { joy: 1 } },
  ]
  const asked = { variants, measure: ['joy', 'fun'], until: { halfWidth: { mirth: 1 } } }
  expect(planWith(asked)).toMatchObject({
    message: {
      en: expect.stringMatching(/^Variant "v": .* Variant "w": .* There is no measure "joy", "fun", "mirth"\./),
    },
  })
  const message = { en: expect.stringMatching(/^Base: (?!.*Variant)/) }
  expect(planWith({ ...asked, base: { set: { hand: 99 } } })).toMatchObject({ message })
})
