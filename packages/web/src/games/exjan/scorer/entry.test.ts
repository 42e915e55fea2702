import { type ExjanRules, exjan, scoreWin } from '@tefuda/exjan'
import { defaultRules, isRefusal } from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import {
  EMPTY,
  type Entry,
  handSize,
  isEntry,
  lacking,
  nextTarget,
  roundOf,
  sheetOf,
  type Target,
  usedCards,
  waitsFor,
  winOf,
  withCard,
  without,
  withReach,
  wonBy,
} from './entry.ts'

const rules: ExjanRules = defaultRules(exjan.schema)

/** Lays cards one after another, each where the one before leads. */
const laid = (names: string, entry: Entry = EMPTY, target: Target = 'hand') =>
  names.split(' ').reduce(
    ({ entry: before, target: place }, name) => {
      const next = withCard(before, name, place, rules)
      return { entry: next, target: nextTarget(next, place, rules) }
    },
    { entry, target },
  )

const HAND = 'H3 H4 H5 S7 C7 D11 D12 D13 HM CM'

describe('laying out a hand', () => {
  test('cards go on to the winning card and the indicator', () => {
    const { entry, target } = laid(`${HAND} SM D9`)
    expect(entry).toMatchObject({ card: 'SM', indicator: 'D9' })
    expect(entry.hand).toHaveLength(10)
    expect(target).toBe('indicator')
    expect(lacking(entry, rules)).toBe(0)
  })

  test('each open set takes three cards from the hand', () => {
    const { entry, target } = laid('S5 H5 D5', EMPTY, 'meld')
    expect(entry.melds).toEqual([['S5', 'H5', 'D5']])
    expect(handSize(entry, rules)).toBe(7)
    expect(target).toBe('meld')
    expect(laid('C1 C2 C3', entry, 'meld').entry.melds).toHaveLength(2)
  })

  test('a card lies in one place only, and can be put back', () => {
    const { entry } = laid(HAND)
    const moved = withCard(entry, 'H3', 'card', rules)
    expect(moved.card).toBe('H3')
    expect(moved.hand).not.toContain('H3')
    expect(usedCards(without(moved, 'H3'))).toHaveLength(9)
  })

  test('there is no room for more than a hand', () => {
    const { entry } = laid(HAND)
    expect(withCard(entry, 'S0', 'hand', rules)).toBe(entry)
  })

  test('a hand that lacks only the winning card says what it waits for', () => {
    expect(waitsFor(laid(HAND).entry, rules)).toEqual(['SM', 'H7', 'D7', 'DM'])
    expect(waitsFor(laid('H3 H4').entry, rules)).toEqual([])
  })
})

describe('what the scorer is asked', () => {
  const standing = { dealer: 0, chips: [250, 250, 250, 250] }
  const scored = (change: Partial<Entry>, before = standing) => {
    const sheet = scoreWin(rules, before, winOf({ ...laid(`${HAND} SM`).entry, winner: 1, ...change }))
    if (isRefusal(sheet)) throw new Error(sheet.message.en)
    return `${sheet.payments.map(({ seat, paid }) => `${seat}:${paid}`).join(' ')} +${sheet.total}`
  }

  test.each<[Partial<Entry>, string]>([
    [{}, '2:10 3:10 0:20 +40'],
    [{ winner: 0 }, '1:20 2:20 3:20 +60'],
    [{ dealer: 1 }, '2:20 3:20 0:20 +60'],
    [{ from: 0, reach: [1] }, '0:20 +30'],
    [{ from: 2, reach: [1, 3] }, '2:20 +40'],
  ])('%o pays %s', (change, payments) => {
    expect(scored(change)).toBe(payments)
  })

  test('of three seats, and with what is left in chips', () => {
    expect(scored({}, { dealer: 0, chips: [250, 250, 250] })).toBe('2:20 0:40 +60')
    expect(scored({}, { dealer: 0, chips: [5, 250, 250, 250] })).toBe('2:10 3:10 0:5 +25')
  })

  test('a round that was drawn has no win', () => {
    expect(roundOf({ ...EMPTY, reach: [2], ended: 'drawn' })).toEqual({ reach: [2], dealer: null, win: null })
  })
})

test('reach is said and taken back; nobody wins on a discard of their own', () => {
  const said = withReach(withReach(EMPTY, 2), 3)
  expect(withReach(said, 2).reach).toEqual([3])
  expect(wonBy({ ...EMPTY, from: 2 }, 2)).toMatchObject({ winner: 2, from: null })
})

test('what is kept is a round of so many seats', () => {
  const { entry } = laid(`${HAND} SM D9`)
  expect(isEntry(JSON.parse(JSON.stringify(entry)), 4)).toBe(true)
  for (const change of [{ winner: 4 }, { hand: ['X9'] }, { reach: [7] }, { ended: 'x' }, { quick: 1 }, { card: 3 }])
    expect(isEntry({ ...entry, ...change }, 4)).toBe(false)
  expect(isEntry(null, 4)).toBe(false)
})

test('a correction that leaves a later round without a win keeps the rounds before it, and says what is wrong', () => {
  const won = { ...laid(`${HAND} SM`).entry, winner: 1, ended: 'win' } as const
  const drawn = { ...EMPTY, ended: 'drawn' } as const
  const broken = { ...won, hand: won.hand.slice(1) }
  expect(sheetOf(rules, 4, [drawn, won, EMPTY])).toMatchObject({ sheet: { rounds: [{}, {}] }, trouble: null })
  const { sheet, trouble } = sheetOf(rules, 4, [drawn, broken, won])
  expect(sheet.rounds).toHaveLength(1)
  expect(trouble).toMatchObject({ code: 'wrong-count' })
  expect(sheetOf(rules, 4, [broken])).toMatchObject({
    sheet: { rounds: [], outcome: { scores: [250, 250, 250, 250] } },
  })
})
