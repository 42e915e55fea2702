import { isRefusal } from '@tefuda/kernel'
import { collector, type Experiment, type Outcome, planOf, playDeals } from '@tefuda/lab'
import { expect, test } from 'vitest'
import { freshExperiment } from './address.ts'
import { whyNoMore } from './more.ts'

const played = (until: Experiment['until'], deals: number): Outcome => {
  const experiment = { ...freshExperiment('southern-cross'), players: [{ bot: 'random' as const }], until }
  const plan = planOf(experiment)
  if (isRefusal(plan)) throw new Error(plan.message.en)
  const collected = collector(plan)
  collected.add(playDeals(plan, 0, deals))
  return collected.outcome()
}

test('a run goes on to more deals unless its question is answered, its time over, or no more are offered', () => {
  const all = played({ deals: 20 }, 20)
  expect(whyNoMore(20, { state: 'over', outcome: all })).toBeNull()
  expect(whyNoMore(20, { state: 'running', outcome: null })).toBeNull()
  expect(whyNoMore(200_000, { state: 'ready', outcome: null })).toBe('mostDeals')

  const settled = played({ deals: 2000, gate: { measure: 'margin', than: 0, by: 1 } }, 200)
  expect(whyNoMore(2000, { state: 'over', outcome: settled })).toBe('gateSettled')
  const exact = played({ deals: 2000, halfWidth: { margin: 1000 } }, 200)
  expect(whyNoMore(2000, { state: 'over', outcome: exact })).toBe('exactEnough')
  const late = played({ deals: 2000, minutes: 1 }, 20)
  expect(whyNoMore(2000, { state: 'stopped', outcome: late })).toBeNull()
  expect(whyNoMore(2000, { state: 'over', outcome: late })).toBe('timeOver')
})
