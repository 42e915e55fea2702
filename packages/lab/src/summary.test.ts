import { games } from '@tefuda/games'
import { isRefusal } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { collector, type Outcome } from './collect.ts'
import { readExperiment } from './experiment.ts'
import { addTo, halfWidth, noMoments } from './interval.ts'
import { ANY_NUMBER, COUNTS, PARTS_OF_ONE } from './measures.ts'
import { planOf } from './plan.ts'
import { playDeals } from './play.ts'
import { around } from './summary.ts'

const momentsOf = (...values: readonly number[]) => {
  const moments = noMoments()
  for (const value of values) addTo(moments, value)
  return moments
}

describe('the interval of few values', () => {
  const half = momentsOf(1, 0, 1, 0)

  it('keeps to what they can be', () => {
    expect(around(half, 'fixed', PARTS_OF_ONE)).toEqual({ mean: 0.5, low: 0, high: 1 })
    const { low, high } = around(half, 'anytime', COUNTS)
    expect({ low, high }).toEqual({ low: 0, high: 0.5 + halfWidth(half, 'anytime') })
  })

  it('has both its ends where nothing bounds them', () => {
    const { low, high } = around(half, 'fixed', ANY_NUMBER)
    expect(high! - low!).toBeCloseTo(2 * halfWidth(half, 'fixed'))
  })

  it('holds its mean, also where what the cards explain carries that too far', () => {
    expect(around(momentsOf(-0.02, -0.01, 0.01), 'fixed', PARTS_OF_ONE)).toMatchObject({ mean: 0, low: 0 })
    expect(around(momentsOf(-0.02, -0.02, -0.021), 'fixed', PARTS_OF_ONE)).toEqual({ mean: 0, low: 0, high: 0 })
  })
})

const PLAYERS = [{ bot: 'random' }, { bot: 'greedy' }]

/** What came of four deals of a game with these players. */
const outcomeOf = (id: string, seats: number, players: unknown): Outcome => {
  const experiment = readExperiment({ name: 'a test', game: id, seats, players })
  const plan = isRefusal(experiment) ? experiment : planOf(experiment)
  if (isRefusal(plan)) throw new Error(plan.message.en)
  const collected = collector(plan)
  collected.add(playDeals(plan, 0, 4))
  return collected.outcome()
}

describe.each(games)('what few deals say of $id', ({ id, minSeats }) => {
  it.each([
    ['one among others', (seats: number) => Array.from({ length: seats }, (_, seat) => PLAYERS[Math.min(seat, 1)]!)],
    ['a ladder', () => ({ ladder: PLAYERS })],
  ])('is nothing impossible: %s', (_, players) => {
    const seats = Math.max(2, minSeats)
    const { plan, result, tally } = outcomeOf(id, seats, players(seats))
    for (const [k, { base, id: measure }] of result.measures.entries()) {
      const [least, most] = plan.ranges[k]!
      const { n, mean } = tally.games[0]![k]!
      if (n === 0) continue
      expect([measure, mean >= least, mean <= most]).toEqual([measure, true, true])
      expect([measure, base.low! >= least, base.high! <= most]).toEqual([measure, true, true])
    }
  })
})
