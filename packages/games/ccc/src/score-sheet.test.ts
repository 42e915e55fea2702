import { isRefusal, type RulesRequest, resolveRules } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { ccc } from './index.ts'
import { scoreBoard, sessionSheet } from './score-sheet.ts'

const rulesOf = (request: RulesRequest = {}) => {
  const rules = resolveRules(ccc.schema, ccc, request, 2)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  return rules
}

describe('the coins of a real board', () => {
  it('numbers 1 to 4 give one point, 5 and 6 two, 7 and more four (CC-9)', () => {
    const score = scoreBoard(rulesOf(), 2, { a1: [2, 0], b2: [1, 3], c3: [2, 1], d3: [1, 1] })
    expect(score).toMatchObject({ points: [5, 2], territory: [1, 1], nearTerritory: [1, 0] })
    if (isRefusal(score)) throw new Error(score.message.en)
    expect(score.cells.find(({ name }) => name === 'c3')).toEqual({
      name: 'c3',
      number: 9,
      coins: [2, 1],
      holder: { seat: 0, near: true },
      worth: 4,
    })
    expect(score.cells.find(({ name }) => name === 'd3')).toMatchObject({ holder: null })
  })

  it('on other boards, for more seats', () => {
    expect(scoreBoard(rulesOf({ preset: 'small' }), 3, { c3: [0, 0, 1] })).toMatchObject({ points: [0, 0, 4] })
  })

  it.each([
    [{ z9: [1, 0] }, 'unknown-cell'],
    [{ a1: [1] }, 'bad-coins'],
    [{ a1: [1, -1] }, 'bad-coins'],
    [{ a1: [1, 0.5] }, 'bad-coins'],
    [{ a1: [100, 0] }, 'bad-coins'],
  ])('refuses %j', (coins, code) => {
    expect(scoreBoard(rulesOf(), 2, coins as Record<string, number[]>)).toMatchObject({ code })
  })
})

it('several games are added up', () => {
  expect(
    sessionSheet(rulesOf({ deals: 2 }), 2, [
      [5, 2],
      [1, 9],
    ]),
  ).toMatchObject({ over: true, outcome: { scores: [6, 11], winners: [1] } })
})
