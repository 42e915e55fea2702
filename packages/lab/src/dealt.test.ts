import { isRefusal } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { dealtIn } from './dealt.ts'
import { readExperiment } from './experiment.ts'
import { addTo, noMoments, varianceOf } from './interval.ts'
import { type Plan, planOf } from './plan.ts'
import { playDeals, playDealt } from './play.ts'

const planFor = (asked: object): Plan => {
  const experiment = readExperiment({ name: 'a test', ...asked })
  if (isRefusal(experiment)) throw new Error(experiment.message.en)
  const plan = planOf(experiment)
  if (isRefusal(plan)) throw new Error(plan.message.en)
  return plan
}

const SHUFFLES = 4000

describe('what is dealt', () => {
  it.each([
    { game: 'southern-cross', seats: 2 },
    { game: 'southern-cross', seats: 4, base: { set: { jokers: 2 } } },
    { game: 'southern-cross', seats: 3, base: { set: { match: true, sameShuffle: false } } },
    { game: 'cut-in-daifugo', seats: 5 },
    { game: 'zheng-shang-you', seats: 4, base: { set: { firstDealer: 'drawn' } } },
  ])('favours no seat over all shuffles: $game, $seats seats', (asked) => {
    const plan = planFor(asked)
    const sums = Array.from({ length: asked.seats - 1 }, noMoments)
    for (let deal = 0; deal < SHUFFLES; deal++)
      for (const [seat, worth] of dealtIn(plan, deal).entries()) addTo(sums[seat]!, worth)
    // Four and a half standard errors.
    for (const sum of sums) expect(Math.abs(sum.mean)).toBeLessThan(4.5 * Math.sqrt(varianceOf(sum) / SHUFFLES))
  })

  it('is nothing where somebody plays alone, or the game does not say what its cards are worth', () => {
    expect(dealtIn(planFor({ game: 'southern-cross', seats: 1 }), 0)).toEqual([])
    expect(dealtIn(planFor({ game: 'ccc', seats: 2 }), 0)).toEqual([])
  })
})

it('is told along with the rows by whoever plays them', () => {
  for (const asked of [
    { game: 'cut-in-daifugo', seats: 4, base: { set: { deals: 1 } }, players: [{ bot: 'random' }] },
    { game: 'southern-cross', seats: 2, players: [{ bot: 'random' }, { bot: 'greedy' }] },
    { game: 'ccc', seats: 2, players: [{ bot: 'random' }] },
  ]) {
    const plan = planFor({ ...asked, variants: [{ name: 'the same', set: {} }] })
    const { rows, dealt } = playDealt(plan, 3, 6)
    expect(rows).toEqual(playDeals(plan, 3, 6))
    expect([...dealt]).toEqual([3, 4, 5].flatMap((deal) => dealtIn(plan, deal)))
  }
})
