import { defaultRules, isRefusal, type ScoreSheet } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { type ExjanRules, schema } from '../rules.ts'
import { type ExjanRound, type RoundRequest, sessionSheet } from './session.ts'

const rules = defaultRules<ExjanRules>(schema)
const HAND = 'S3 S4 S5 H7 D7 C7 D9 D10 D11 SM'.split(' ')
const win = (winner: number, from: number | null = null) => ({ winner, from, hand: HAND, card: 'HM' })

const written = (rounds: readonly RoundRequest[], seats = 4): ScoreSheet<ExjanRound> => {
  const sheet = sessionSheet(rules, seats, rounds)
  if (isRefusal(sheet)) throw new Error(sheet.message.en)
  return sheet
}

describe('a game at a real table', () => {
  it('chips go from hand to hand, reaches too, and the deal passes clockwise (EJ-4, EJ-7)', () => {
    const sheet = written([{ reach: [1, 3], win: win(1, 2) }])
    expect(sheet).toMatchObject({ over: false, outcome: { ranks: [2, 1, 3, 3] } })
    expect(sheet.rounds).toMatchObject([
      { dealer: 0, next: 3, points: [0, 20, -10, -10], totals: [250, 270, 240, 240], sheet: { stakes: 20, total: 30 } },
    ])
  })

  it('a dealer who wins deals again; a drawn round gives reaches back and passes the deal (EJ-10)', () => {
    const { rounds } = written([
      { reach: [], win: win(0), dealer: 0 },
      { reach: [2], win: null },
    ])
    expect(rounds).toMatchObject([
      { dealer: 0, next: 0, points: [30, -10, -10, -10] },
      { dealer: 0, next: 3, points: [0, 0, 0, 0], totals: [280, 240, 240, 240], sheet: null },
    ])
  })

  it('the first dealer may be chosen', () => {
    expect(written([{ reach: [], win: null, dealer: 2 }]).rounds).toMatchObject([{ dealer: 2, next: 1 }])
  })

  it('ends when the deal has gone round twice (EJ-9)', () => {
    const drawn: RoundRequest = { reach: [], win: null }
    expect(written(Array(7).fill(drawn)).over).toBe(false)
    expect(written(Array(8).fill(drawn)).over).toBe(true)
    expect(written(Array(6).fill(drawn), 3).over).toBe(true)
  })

  it('refuses a reach without chips, and what is no win', () => {
    const poor = { ...rules, chips: 10 }
    const lost: RoundRequest = { reach: [1], win: win(2, 1) }
    expect(sessionSheet({ ...poor, stake: 20 }, 4, [lost])).toMatchObject({ code: 'no-chips', rule: 'EJ-7' })
    expect(sessionSheet(rules, 4, [{ reach: [], win: win(1, 2) }])).toMatchObject({ code: 'completes-pair' })
  })
})
