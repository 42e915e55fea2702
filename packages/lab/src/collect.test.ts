import { isRefusal } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { collector } from './collect.ts'
import { readExperiment } from './experiment.ts'
import { type Plan, planOf } from './plan.ts'
import { playDeals } from './play.ts'

const planFor = (deals: number): Plan => {
  const experiment = readExperiment({
    name: 'more',
    game: 'southern-cross',
    seats: 2,
    players: [{ bot: 'random' }],
    until: { deals },
  })
  if (isRefusal(experiment)) throw new Error(experiment.message.en)
  const plan = planOf(experiment)
  if (isRefusal(plan)) throw new Error(plan.message.en)
  return plan
}

describe('more deals than were asked for at first', () => {
  const [few, many] = [planFor(10), planFor(25)]
  const first = collector(few)
  first.add(playDeals(few, 0, 10))
  const atOnce = collector(many)
  atOnce.add(playDeals(many, 0, 25))
  const extended = collector(many, structuredClone(first.kept()), true)
  extended.add(playDeals(many, 10, 25))

  it('come after those that were played, with the same rows and sums as all at once', () => {
    expect(many.identity).toBe(few.identity)
    expect(extended.outcome().result.rows).toBe(atOnce.outcome().result.rows)
    expect(extended.tally).toEqual(atOnce.tally)
  })

  it('are read with intervals that may be looked at all the time, for their number follows from what was seen', () => {
    expect(first.outcome().reading).toBe('fixed')
    expect(atOnce.outcome().reading).toBe('fixed')
    expect(extended.outcome().reading).toBe('anytime')
  })
})
