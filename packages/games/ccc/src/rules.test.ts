import { isRefusal, type RulesRequest, resolveRules } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { ccc } from './index.ts'
import { schema } from './rules.ts'

const resolve = (request: RulesRequest, seats = 2) => resolveRules(schema, ccc, request, seats)

describe('the rules of CCC', () => {
  it('have the presets and settings that the protocol names', () => {
    expect(schema.presets.map(({ id }) => id)).toEqual(['standard', 'small', 'large', 'advanced'])
    expect(Object.keys(schema.settings)).toEqual(expect.arrayContaining(['board', 'advanced', 'deals']))
    expect(resolve({ preset: 'advanced' })).toMatchObject({ advanced: true })
    expect(resolve({})).toMatchObject({ advanced: false, adjacency: 'four' })
  })

  it('are for two to four seats', () => {
    expect([1, 2, 3, 4, 5].map((seats) => isRefusal(resolve({}, seats)))).toEqual([true, false, false, false, true])
  })

  it('take a board of any shape up to twelve by twelve', () => {
    expect(isRefusal(resolve({ board: [[1, 0, 2], [], [0, 30]] }))).toBe(false)
    expect(isRefusal(resolve({ board: Array(12).fill(Array(12).fill(5)) }))).toBe(false)
    expect(resolve({ board: Array(13).fill([5, 5]) })).toMatchObject({ code: 'bad-setting' })
    expect(resolve({ board: [[1, 31]] })).toMatchObject({ code: 'bad-setting' })
    expect(resolve({ board: [[1, 2.5]] })).toMatchObject({ code: 'bad-setting' })
  })

  it('refuse a board without cells', () => {
    expect(resolve({ board: [] })).toMatchObject({ code: 'rules-conflict', rule: 'CC-1' })
    expect(resolve({ board: [[0, 0], [7]] })).toMatchObject({ code: 'rules-conflict', rule: 'CC-1' })
  })

  it('refuse two ways of drawing as many cards', () => {
    expect(resolve({ 'draws.two': 1 })).toMatchObject({ code: 'rules-conflict', rule: 'CC-7' })
    expect(isRefusal(resolve({ draws: { none: 0, two: 0, five: 0 } }))).toBe(false)
  })
})
