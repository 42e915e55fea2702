import { defaultRules, isRefusal } from '@tefuda/kernel'
import { describe, expect, it } from 'vitest'
import { cards } from '../testing/arrange.ts'
import { calculate, limitOf } from './calculator.ts'
import { parsePayment } from './notation.ts'
import { type CccRules, schema } from './rules.ts'
import { groupValue, numberOf, valueOfGroup } from './value.ts'

const STANDARD = defaultRules<CccRules>(schema)

const worth = (names: string): number => valueOfGroup(STANDARD, cards(names))

const pays = (written: string): number | null => {
  const payment = parsePayment(STANDARD, written)
  if (isRefusal(payment)) throw new Error(payment.message.en)
  return numberOf(STANDARD, payment)
}

describe('the examples of the rules', () => {
  it('8 and a joker: 8 × 2 = 16 pays for 4', () => {
    expect(worth('S8 RJ')).toBe(16)
    expect(pays('S8 RJ')).toBe(4)
  })

  it('(4), A, (3, 6) pays for 2 + 3', () => {
    expect(pays('C4 / SA / D3 H6')).toBe(5)
  })

  it('a flush of 7, 8, J, J, K: 50 × 2 = 100 pays for 10', () => {
    expect(groupValue(STANDARD, cards('H7 D8 HJ DJ HK'))).toEqual({
      cards: ['H7', 'D8', 'HJ', 'DJ', 'HK'],
      faces: [7, 8, 11, 11, 13],
      sum: 50,
      jokers: 0,
      flush: true,
      value: 100,
      root: 10,
    })
  })

  it('(5, 7, K, joker), A, (Q, 4): 25 × 2 × 2 = 100 and 16 pay for 10 + 4 = 14', () => {
    expect(worth('D5 H7 DK RJ')).toBe(100)
    expect(worth('SQ C4')).toBe(16)
    expect(pays('D5 H7 DK RJ / SA / SQ C4')).toBe(14)
  })
})

describe('the value of a group', () => {
  it.each([
    ['SA', 1],
    ['H2', 2],
    ['D3', 3],
    ['C4', 4],
    ['S5', 5],
    ['H6', 6],
    ['D7', 7],
    ['C8', 8],
    ['S9', 9],
    ['H10', 10],
    ['DJ', 11],
    ['CQ', 12],
    ['SK', 13],
  ])('%s counts %i', (name, face) => {
    expect(worth(name)).toBe(face)
  })

  it('is doubled by each joker, after adding', () => {
    expect(worth('S3 H5 RJ')).toBe(16)
    expect(worth('S3 H5 RJ BJ')).toBe(32)
    expect(worth('SA S2')).toBe(3)
  })

  it('is doubled by a flush of three or more, red or black', () => {
    expect(worth('S2 C3 S4')).toBe(18)
    expect(worth('H2 D3 H4')).toBe(18)
    expect(worth('S2 H3 S4')).toBe(9)
    expect(worth('S2 S4')).toBe(6)
  })

  it('is doubled by a flush even where that makes it useless', () => {
    expect(pays('S2 H3 S4')).toBe(3)
    expect(pays('S2 S3 S4')).toBeNull()
  })

  it('counts jokers as cards of a flush, with their colour', () => {
    expect(worth('H2 D3 RJ')).toBe(20)
    expect(worth('H2 D3 BJ')).toBe(10)
    expect(worth('S2 C3 BJ')).toBe(20)
  })

  it('is nothing for jokers alone, also in a split', () => {
    expect(worth('RJ')).toBe(0)
    expect(worth('RJ RJ RJ')).toBe(0)
    expect(pays('RJ BJ')).toBeNull()
    expect(pays('RJ / SA / C4')).toBeNull()
  })

  it('depends on the multipliers and the size of a flush', () => {
    const rates = { multipliers: { joker: 3, flush: 4 }, flushCards: 4 }
    expect(valueOfGroup(rates, cards('H2 D3 RJ'))).toBe(15)
    expect(valueOfGroup(rates, cards('H2 D3 H5 RJ'))).toBe(120)
  })
})

describe('splitting aces', () => {
  it('belong to no group: a black one does not break two red flushes', () => {
    expect(pays('D4 H5 D9 / SA / D2 H6 D10')).toBe(12)
  })

  it('may be several', () => {
    expect(pays('C4 / SA / H9 / DA / S10 D6')).toBe(9)
    expect(pays('SA / HA / DA')).toBe(2)
  })

  it('need squares on both sides', () => {
    expect(pays('C4 / SA / D3 H5')).toBeNull()
  })

  it('count 1 inside a group', () => {
    expect(pays('SA H3')).toBe(2)
  })
})

describe('the calculator', () => {
  const done = (written: string) => {
    const result = calculate(written)
    if (isRefusal(result)) throw new Error(result.message.en)
    return result
  }

  it('tells how a value is made', () => {
    expect(done('DK H7 D5 RJ / SA / C4 SQ').told).toEqual({
      ja: '4 + 12 = 16、√16 = 4；(5 + 7 + 13) × 2（ジョーカー） × 2（フラッシュ） = 100、√100 = 10；4 + 10 = 14',
      en: '4 + 12 = 16, √16 = 4; (5 + 7 + 13) × 2 (joker) × 2 (flush) = 100, √100 = 10; 4 + 10 = 14',
    })
    expect(done('S8 RJ').told.en).toBe('8 × 2 (joker) = 16, √16 = 4')
    expect(done('S9').told.en).toBe('9, √9 = 3')
    expect(done('S8 H9')).toMatchObject({ number: null, told: { ja: '8 + 9 = 17、平方数ではない' } })
    expect(done('RJ BJ').told.en).toBe('0 × 2 (joker) × 2 (joker) = 0, not a square')
  })

  it('finds every way in which exactly these cards pay', () => {
    expect(done('C4 SA D3 H6')).toMatchObject({ number: null, readings: [{ number: 5, payment: 'C4 / SA / D3 H6' }] })
    expect(done('SA HA DA').readings).toEqual([
      { number: 2, payment: 'HA / SA / DA' },
      { number: 2, payment: 'SA / DA / HA' },
    ])
    expect(done('S10 H6').readings).toEqual([{ number: 4, payment: 'H6 S10' }])
  })

  it.each([
    ['', 'no-cards'],
    ['X9', 'unknown-card'],
    ['S9 S9 S9', 'too-often'],
    ['S4 / H9 / D4', 'bad-split'],
    ['S4 / SA', 'bad-split'],
    [`${'S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SQ '.repeat(2)}`, 'too-many-cards'],
    ['S2 '.repeat(300), 'too-many-cards'],
  ])('refuses %j', (written, code) => {
    expect(calculate(written)).toMatchObject({ code })
  })

  it('says of a card alone that pays where it does not (CC-6)', () => {
    const alone = (written: string): boolean => {
      const result = calculate(written)
      if (isRefusal(result)) throw new Error(result.message.en)
      return limitOf(result) !== null
    }
    expect(['C4', 'S9', 'HA'].map(alone)).toEqual([true, true, true])
    expect(['C5', 'C4 / SA / S9', 'H3 D6', 'RJ', 'RJ C9'].map(alone)).toEqual([false, false, false, false, false])
  })
})
