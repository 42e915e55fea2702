import { isRefusal } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { divergenceOf } from './divergence.ts'
import { readExperiment } from './experiment.ts'
import { planOf } from './plan.ts'
import { noteDeal } from './record.ts'

const playedIn = (game: string, seats: number, set: object) => {
  const experiment = readExperiment({ game, seats, base: { set: { deals: 1 } }, variants: [{ set }] })
  const plan = isRefusal(experiment) ? experiment : planOf(experiment)
  if (isRefusal(plan)) throw new Error(plan.message.en)
  return plan.arms.map((arm) => ({ arm, ...noteDeal(plan, arm, 0) }))
}

it('counts as many moves as both begin with, and shows the lines before and after', () => {
  const [base, variant] = playedIn('cut-in-daifugo', 4, { cutIn: false })
  const { same, before, base: one, variant: other } = divergenceOf(base!, variant!, 'en')
  expect(base!.steps.slice(0, same)).toEqual(variant!.steps.slice(0, same))
  expect(base!.steps[same]).not.toBe(variant!.steps[same])
  expect(before.length).toBeLessThanOrEqual(2)
  expect(one[0]).not.toBe(other[0])
})

it('who merely lets a window pass makes no move', () => {
  const [base] = playedIn('cut-in-daifugo', 4, { cutIn: false })
  expect(base!.steps.length).toBeLessThan(base!.record.moves.length)
  const [alone] = playedIn('zheng-shang-you', 4, { exchange: false })
  expect(alone!.steps).toEqual(alone!.record.moves.map(([seat, move]) => `${seat} ${move}`))
})
