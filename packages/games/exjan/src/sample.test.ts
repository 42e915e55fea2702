import { rng } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { type Arranged, arrange, ODD, RUN_WAIT } from '../testing/arrange.ts'
import { bruteComplete, bruteWaits, isRun } from '../testing/hand/brute.ts'

const sampled = ({ engine, state }: Arranged, viewer: number | null, seed: number) =>
  engine.sample(engine.view(state, viewer), rng(seed))

describe('worlds that agree with a view', () => {
  it.each(['group H5 D5', 'run S6 S7', 'pass'])('know one’s own answer to a discard: %s', (answer) => {
    const table = arrange({ hands: [ODD, 'H5 D5 S6 S7'], wall: 'S5' })
    table.move(0, 'discard S5')
    table.move(1, answer)
    const world = sampled(table, 1, 1)
    expect(table.engine.view(world, 1).answer).toBe(answer)
    for (const seat of [2, 3]) table.engine.apply(world, seat, { type: 'pass' }, (cards) => [...cards])
    table.pass()
    expect(table.engine.view(world, null).melds).toEqual(table.view(null).melds)
  })

  it('know that one has said to win', () => {
    const table = arrange({ hands: [ODD, 'SQ HQ DQ D12 D13 D14 SK CK H1 H2'], wall: 'H3' })
    table.move(0, 'discard H3')
    table.move(1, 'win')
    const world = sampled(table, 1, 1)
    expect(world.window!.answers[1]).toEqual({ type: 'win' })
    // Others are taken to have passed.
    expect(sampled(table, 2, 1).window!.answers).toEqual([{ type: 'pass' }, { type: 'pass' }, null, null])
  })

  it('give whoever has said reach a hand that is ready, with runs or with groups', () => {
    const table = arrange({ hands: [RUN_WAIT, ODD], wall: 'S8' })
    table.move(0, 'reach S8')
    table.pass()
    const hands = Array.from({ length: 40 }, (_, seed) => sampled(table, 1, seed).hands[0]!)
    for (const hand of hands) expect(bruteWaits(hand).length).toBeGreaterThan(0)
    const hasRun = (hand: readonly number[]): boolean =>
      hand.some((a, i) => hand.some((b, j) => hand.some((c, k) => i < j && j < k && isRun([a, b, c]))))
    expect(hands.filter(hasRun).length).toBeGreaterThan(10)
    expect(new Set(hands.map((hand) => hand.join())).size).toBeGreaterThan(30)
  })

  it('and a card it drew since comes last', () => {
    const table = arrange({ hands: [RUN_WAIT, ODD], wall: 'S8 H9 HQ D8 S2' })
    table.move(0, 'reach S8')
    table.pass()
    table.turns(3)
    expect(table.state.turn).toBe(0)
    for (let seed = 0; seed < 20; seed++) {
      const hand = sampled(table, 1, seed).hands[0]!
      expect(hand).toHaveLength(11)
      const ten = hand.slice(0, -1)
      expect(bruteComplete(ten) || bruteWaits(ten).length > 0).toBe(true)
    }
  })
})
