import { climbingRank } from '@tefuda/climbing'
import { frenchFace, frenchName, rng } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { type Arranged, arrange } from '../testing/arrange.ts'

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

  it('but may give it others as strong', () => {
    const table = shown()
    table.play(2, 'give HA')
    table.play(3, 'give SK')
    const view = table.engine.view(table.state, 0)
    const random = rng(11)
    const ranks = Array.from({ length: SAMPLES }, () =>
      table.engine.sample(view, random).hands[2]!.map(climbingRank),
    ).flat()
    expect(ranks).toContain(rankOf('SA'))
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

  it('know one’s own choice, which others draw at random', () => {
    const table = shown()
    const chosenIn = (viewer: number, k: number, seat: number): string[] =>
      Array.from({ length: 30 }, (_, seed) => {
        const { hands, exchange } = table.engine.sample(table.engine.view(table.state, viewer), rng(seed))
        const card = hands[seat]![exchange!.chosen[k]!]
        return card === undefined ? 'none' : frenchName(card)
      })
    table.play(3, 'give DK')
    expect(new Set(chosenIn(3, 1, 3))).toEqual(new Set(['DK']))
    expect(new Set(chosenIn(3, 0, 2))).toEqual(new Set(['none']))
    table.play(2, 'give HA')
    table.play(0, 'take HA')
    table.play(0, 'give S4')
    expect(new Set(chosenIn(0, 0, 0))).toEqual(new Set(['S4']))
    const guessed = new Set(chosenIn(1, 0, 0))
    expect(guessed).not.toContain('none')
    expect(guessed.size).toBeGreaterThan(5)
    // Any card may be given, not only the strongest.
    expect([...guessed].some((name) => rankOf(name) < rankOf('S10'))).toBe(true)
  })

  it('are none for a view that names what is no card', () => {
    const table = arrange(['S5', 'S6'])
    table.state.table = { laid: [{ card: frenchFace('S3')!, as: frenchFace('S3')! }], by: 0 }
    const view = table.engine.view(table.state, 1)
    const bent = { ...view, table: { cards: ['S99'], by: 0 } }
    expect(() => table.engine.sample(bent, rng(1))).toThrow(RangeError)
  })

  it('hold every card seen to go to a hand', () => {
    const table = arrange([], { preset: 'san-jia-xi' }, 6)
    const state = table.engine.start((order) => [...order])
    const sampled = table.engine.sample(table.engine.view(state, 5), rng(2))
    expect(sampled.hands[0]).toContain(frenchFace('SA'))
  })
})
