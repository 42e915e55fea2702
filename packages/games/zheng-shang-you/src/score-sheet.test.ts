import { isRefusal, type RulesRequest, resolveRules } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { zhengShangYou } from './index.ts'
import { sessionSheet } from './score-sheet.ts'

const sheet = (deals: readonly (readonly number[])[], seats = 4, request: RulesRequest = {}) => {
  const rules = resolveRules(zhengShangYou.schema, zhengShangYou, request, seats)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  return sessionSheet(rules, seats, deals)
}

describe('a session at a real table', () => {
  it('two points for first place, one for second; who deals next and who exchanges (ZS-5)', () => {
    expect(sheet([[2, 0, 3, 1]])).toEqual({
      rounds: [
        {
          places: [2, 0, 3, 1],
          points: [1, 0, 2, 0],
          totals: [1, 0, 2, 0],
          dealer: 3,
          exchange: [
            { givers: [3, 1], takers: [2, 0], strongest: true },
            { givers: [2, 0], takers: [3, 1], strongest: false },
          ],
        },
      ],
      outcome: { scores: [1, 0, 2, 0], ranks: [2, 3, 1, 3], winners: [2] },
      over: false,
    })
  })

  it('ends with eleven points (ZS-7)', () => {
    const deals = Array.from({ length: 6 }, () => [0, 1, 2, 3])
    expect(sheet(deals.slice(1))).toMatchObject({ over: false })
    expect(sheet(deals)).toMatchObject({ over: true, outcome: { scores: [12, 6, 0, 0], winners: [0] } })
  })

  it('partners add up what they score', () => {
    expect(sheet([[0, 2, 1, 3]], 4, { preset: 'teams' })).toMatchObject({ rounds: [{ points: [3, 0, 3, 0] }] })
  })

  it('San Jia Xi: three, two, and one for the team that is not last (ZS-6)', () => {
    const order = [0, 2, 1, 4, 5, 3]
    expect(sheet([order], 6, { preset: 'san-jia-xi' })).toMatchObject({
      rounds: [{ points: [6, 0, 6, 0, 6, 0], dealer: 5 }],
    })
  })

  it.each([[[0, 1, 2]], [[0, 1, 2, 2]]])('refuses places %j', (places) => {
    expect(sheet([places])).toMatchObject({ code: 'bad-places' })
  })
})
