import { type ExjanRules, exjan, type ScoreRequest, type Sheet, scoreHand } from '@tefuda/exjan'
import { isRefusal, readRules } from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import { gainOf, whyPaid } from './payment.ts'

const rules = readRules(exjan.schema, {}) as ExjanRules

const scored = (request: Partial<ScoreRequest>): Sheet => {
  const sheet = scoreHand(rules, {
    seats: 4,
    winner: 1,
    from: null,
    hand: 'H3 H4 H5 S7 C7 D11 D12 D13 HM CM'.split(' '),
    card: 'SM',
    ...request,
  })
  if (isRefusal(sheet)) throw new Error(sheet.message.en)
  return sheet
}

const why = (sheet: Sheet): string[] =>
  sheet.payments.map((payment) => `${payment.seat}: ${whyPaid(sheet, payment, rules).ja}`)

describe('who pays, and why', () => {
  test('another than the dealer draws the winning card', () => {
    expect(why(scored({}))).toEqual([
      '2: 子が引いてあがり、子の分：40点の4分の1',
      '3: 子が引いてあがり、子の分：40点の4分の1',
      '0: 子が引いてあがり、親の分：40点の半分',
    ])
  })

  test('the dealer wins on a discard', () => {
    expect(why(scored({ winner: 0, from: 2, reach: true }))).toEqual(['2: 親のあがり札を捨てた：20点の1.5倍'])
  })

  test('a share under the least, and chips that do not suffice', () => {
    const sheet = scored({ melds: [['HM', 'CM', 'DM']], hand: 'H3 H4 H5 S7 C7 D11 D12'.split(' '), card: 'D13' })
    expect(sheet.points).toBe(10)
    expect(why(sheet)[0]).toBe('2: 子が引いてあがり、子の分：10点の4分の1、少なくとも5点')
    expect(why(scored({ from: 0, reach: true, chips: [15, 250, 250, 250] }))).toEqual([
      '0: 子のあがり札を捨てた：20点（持っている15点だけ）',
    ])
  })

  test('what the winner gains and the others lose adds up', () => {
    const sheet = scored({ stakes: 20 })
    expect([0, 1, 2, 3].map((seat) => gainOf(sheet, seat))).toEqual([-20, 40, -10, -10])
  })
})
