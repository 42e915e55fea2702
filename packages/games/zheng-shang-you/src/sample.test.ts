import { climbingRank } from '@tefuda/climbing'
import { frenchFace, rng } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { type Arranged, arrange } from './arrange.ts'

const SAMPLES = 200

/** Seats 2 and 3 were the last; both have chosen what to show. */
const shown = (): Arranged => {
  const table = arrange(['S3 S4 RJ', 'S5 S6 BJ', 'HA D3 H4', 'SK DK H5 C6'])
  table.state.before = [0, 1, 2, 3]
  table.state.exchange = { step: 'show', chosen: [-1, -1], open: [] }
  return table
}

const rankOf = (name: string): number => climbingRank(frenchFace(name)!)

describe('worlds that agree with a view', () => {
  it('give whoever showed a strongest card nothing above it (ZS-5)', () => {
    const table = shown()
    table.play(2, 'give HA')
    table.play(3, 'give SK')
    const view = table.engine.view(table.state, 0)
    expect(view.strongest).toEqual(['HA', 'SK'])
    const random = rng(7)
    const highest = Array.from({ length: SAMPLES }, () => {
      const { hands } = table.engine.sample(view, random)
      return [2, 3].map((seat) => Math.max(...hands[seat]!.map(climbingRank)))
    })
    expect(highest.filter(([a, b]) => a! > rankOf('HA') || b! > rankOf('SK'))).toEqual([])
  })

  it('but leave it what it was seen to take back', () => {
    const table = shown()
    table.play(2, 'give HA')
    table.play(3, 'give SK')
    table.play(0, 'take HA')
    table.play(0, 'give RJ')
    table.play(1, 'give BJ')
    table.play(2, 'take RJ')
    const sampled = table.engine.sample(table.engine.view(table.state, 1), rng(1))
    expect(sampled.hands[2]).toContain(frenchFace('RJ'))
    expect(sampled.hands[3]).toContain(frenchFace('BJ'))
  })

  it('draw a card chosen but not yet shown among the strongest of that hand', () => {
    const table = shown()
    table.play(2, 'give HA')
    const view = table.engine.view(table.state, 0)
    const random = rng(3)
    for (let k = 0; k < SAMPLES; k++) {
      const { hands, exchange } = table.engine.sample(view, random)
      const chosen = hands[2]![exchange!.chosen[0]!]!
      expect(climbingRank(chosen)).toBe(Math.max(...hands[2]!.map(climbingRank)))
    }
  })

  it('hold every card seen to go to a hand', () => {
    const table = arrange([], { preset: 'san-jia-xi' }, 6)
    const state = table.engine.start((order) => [...order])
    const sampled = table.engine.sample(table.engine.view(state, 5), rng(2))
    expect(sampled.hands[0]).toContain(frenchFace('SA'))
  })
})
