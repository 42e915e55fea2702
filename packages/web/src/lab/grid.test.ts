import { isRefusal } from '@tefuda/kernel'
import { collector, type Outcome, planOf, playDeals, withPairs } from '@tefuda/lab'
import { expect, test } from 'vitest'
import { freshExperiment } from './address.ts'
import { gridOf, sumOf } from './grid.ts'

const fresh = freshExperiment('southern-cross')
const plan = planOf(
  withPairs({ ...fresh, players: [{ bot: 'random' }], variants: [{ set: { hand: 1 } }, { set: { jokers: 4 } }] }),
)
if (isRefusal(plan)) throw new Error(plan.message.en)
const collected = collector(plan)
collected.add(playDeals(plan, 0, 4))
const played = collected.outcome()
const decisions = plan.ids.indexOf('decisions')

/** The same where both settings were found to do this to the number of decisions. */
const movedBy = (difference: number): Outcome => {
  const measures = played.result.measures.with(decisions, {
    ...played.result.measures[decisions]!,
    base: { mean: 10, low: 9, high: 11 },
    variants: played.result.measures[decisions]!.variants.map((variant) => ({ ...variant, difference })),
  })
  return { ...played, result: { ...played.result, measures } }
}

test('two settings add up to the sum of both', () => {
  const outcome = movedBy(-3)
  expect(gridOf(outcome, 2, decisions)[0]![0]).toMatchObject({ difference: -0.3, isPart: true })
  expect(sumOf(outcome, [0, 1], decisions)).toMatchObject({ difference: -0.6, half: null })
})

test('a sum that would leave fewer than none is not told', () => {
  expect(sumOf(movedBy(-7), [0, 1], decisions)).toBeNull()
})
