import { rng } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { arrange, cards } from '../testing/arrange.ts'

describe('a refusal names its rule', () => {
  const table = () => arrange({ hands: ['SA HA S2 S3 S5 H6 C10 RJ BJ'], coins: { b1: '10' }, pile: 'S9 H9' })

  it.each([
    ['H6 > b2', 'not-square', 'CC-1'],
    ['SA > b2', 'wrong-number', 'CC-1'],
    ['RJ BJ > b2', 'jokers-alone', 'CC-2'],
    ['draw 2', 'no-such-draw', 'CC-7'],
    ['draw 1 - S2', 'wrong-discards', 'CC-7'],
    ['draw 4 - S2', 'wrong-discards', 'CC-7'],
    ['draw 4 - S2 S3', 'short-pile', 'CC-7'],
    ['SA SA > b2', 'not-so-many', null],
    ['SK > b2', 'not-in-hand', null],
  ])('%s: %s', (move, code, rule) => {
    expect(table().refuses(move)).toMatchObject({ code, rule })
  })

  it('whoever is not in turn, or after the end', () => {
    const { engine, state } = table()
    const draw = { type: 'draw', count: 0, discards: [] } as const
    expect(engine.check(state, 0, draw)).toBeNull()
    expect(engine.check(state, 1, draw)).toMatchObject({ code: 'not-your-turn', rule: null })
    state.over = true
    expect(engine.check(state, 0, draw)).toMatchObject({ code: 'not-your-turn' })
  })
})

describe('a payment that no text could write', () => {
  const pay = (groups: readonly string[], splits: string) => {
    const { engine, state } = arrange({ hands: ['SA HA C4 S9 S5'], coins: { b1: '10' } })
    return engine.check(state, 0, { type: 'place', cell: 7, groups: groups.map(cards), splits: cards(splits) })
  }

  it('has a group more than there are splitting aces, and none is empty', () => {
    expect(pay(['C4', 'S9'], 'SA')).toBeNull()
    expect(pay(['C4', 'S9'], '')).toMatchObject({ code: 'empty-group', rule: 'CC-3' })
    expect(pay(['C4'], 'SA')).toMatchObject({ code: 'empty-group', rule: 'CC-3' })
    expect(pay(['C4', ''], 'SA')).toMatchObject({ code: 'empty-group' })
    expect(pay(['', 'C4'], 'SA')).toMatchObject({ code: 'empty-group' })
    expect(pay([], '')).toMatchObject({ code: 'empty-group' })
  })

  it('splits with aces alone', () => {
    expect(pay(['C4', 'S9'], 'S5')).toMatchObject({ code: 'no-splitting-ace', rule: 'CC-3' })
  })
})

it('a view with more of a card than the packs have is no view', () => {
  const { engine, state } = arrange({ hands: ['SA'] })
  const view = engine.view(state, 0)
  expect(engine.sample({ ...view, used: ['S5', 'S5'] }, rng(1)).used).toHaveLength(2)
  expect(() => engine.sample({ ...view, used: ['S5', 'S5', 'S5'] }, rng(1))).toThrow(RangeError)
})
