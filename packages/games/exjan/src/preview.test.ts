import { describe, expect, it } from 'vitest'
import { arrange, ODD, RUN_WAIT } from '../testing/arrange.ts'

const CALLER = 'H5 D5 D12 D13 D14 SK CK H1 H2 C9'

const discarded = (hand: string) => {
  const table = arrange({ hands: [ODD, hand], wall: 'S5' })
  table.move(0, 'discard S5')
  return table
}

describe('what a move leads to', () => {
  it('of a pass is what the hand lacks and waits for', () => {
    expect(discarded(RUN_WAIT).preview(1, 'pass')).toEqual({ missing: 1, waits: ['H0', 'H3'], sheet: null })
    expect(discarded(CALLER).preview(1, 'pass')).toEqual({ missing: 2, waits: [], sheet: null })
  })

  it('of a call is what is then missing; what it waits for comes with the discard', () => {
    const table = discarded(CALLER)
    expect(table.preview(1, 'group H5 D5')).toEqual({ missing: 1, waits: [], sheet: null })
    table.pass(1)
    table.move(1, 'group H5 D5')
    expect(table.preview(1, 'discard C9')).toEqual({ missing: 1, waits: ['H0', 'H3'], sheet: null })
    expect(table.preview(1, 'discard SK')).toMatchObject({ missing: 2, waits: [] })
  })

  it('of a win that is none is no sheet', () => {
    const table = arrange({ hands: [RUN_WAIT], wall: 'S8' })
    expect(table.preview(0, 'win')).toEqual({ missing: 0, waits: [], sheet: null })
  })
})

describe('why not', () => {
  it('no call after a reach, none on the last discard (EJ-5)', () => {
    const reached = discarded(CALLER)
    reached.state.reach[1] = 0
    expect(reached.why(1, 'group H5 D5')).toBe('reach-no-call EJ-5')
    const last = discarded(CALLER)
    last.state.wall = []
    expect(last.why(1, 'group H5 D5')).toBe('last-discard EJ-5')
  })

  it('no reach with a card that is not there, or without the chips, and then none is listed', () => {
    const table = arrange({ hands: [RUN_WAIT], wall: 'S8' })
    expect(table.why(0, 'reach HK')).toBe('not-in-hand null')
    table.state.chips[0] = 10
    expect(table.moves(0)[0]).toBe('reach S8')
    table.state.chips[0] = 9
    expect(table.moves(0)[0]).toBe('discard S4')
  })
})

it('the list is whole unless it is cut', () => {
  const { engine, state } = arrange({ hands: [ODD], wall: 'S8' })
  const { moves, complete } = engine.list(state, 0)
  expect([moves.length, complete]).toEqual([11, true])
  expect(engine.list(state, 0, { limit: 3 })).toEqual({ moves: moves.slice(0, 3), complete: false })
})
