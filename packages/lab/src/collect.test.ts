import { isRefusal } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { collector } from './collect.ts'
import { gamesOf, rowsBetween } from './columns.ts'
import { variatesOf } from './dealt.ts'
import { readExperiment } from './experiment.ts'
import { type Plan, planOf } from './plan.ts'
import { playDeals, playDealt } from './play.ts'
import type { Result } from './summary.ts'

const planFor = (deals: number, end: object = {}, more: object = {}): Plan => {
  const experiment = readExperiment({
    name: 'more',
    game: 'southern-cross',
    seats: 2,
    players: [{ bot: 'random' }],
    until: { deals, ...end },
    ...more,
  })
  if (isRefusal(experiment)) throw new Error(experiment.message.en)
  const plan = planOf(experiment)
  if (isRefusal(plan)) throw new Error(plan.message.en)
  return plan
}

it.each([{ halfWidth: { score: 16 } }, { gate: { measure: 'score', by: 20 } }])(
  'a run ends with the same deal however its deals come: %j',
  (end) => {
    const plan = planFor(300, end, {
      variants: [{ set: { reachPoints: 10 } }],
      players: [{ bot: 'greedy' }],
      seed: 'hw',
    })
    const DEALS = 300
    const { rows, dealt } = playDealt(plan, 0, DEALS)
    const [games, variates] = [gamesOf(plan), variatesOf(plan)]
    const playedBy = (sizes: readonly number[]): Result => {
      const collected = collector(plan)
      for (let from = 0, k = 0; from < DEALS; k++) {
        const to = Math.min(DEALS, from + sizes[k % sizes.length]!)
        const part = rowsBetween(rows, from * games, to * games)
        const counted = collected.add(part, dealt.subarray(from * variates, to * variates))
        expect([...counted.deals].every((deal) => deal < collected.tally.deals)).toBe(true)
        from = to
      }
      return collected.outcome().result
    }
    const one = playedBy([1])
    expect(one.deals).toBeLessThan(DEALS)
    for (const sizes of [[DEALS], [50], [1, 13, 7], [3, 31]]) expect(playedBy(sizes)).toEqual(one)
  },
)

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
