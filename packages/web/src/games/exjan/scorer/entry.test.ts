import { type ExjanRules, exjan, scoreHand } from '@tefuda/exjan'
import { defaultRules, isRefusal } from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import { addressOf, readAddress } from './address.ts'
import {
  EMPTY,
  type Entry,
  handSize,
  lacking,
  nextTarget,
  requestOf,
  type Target,
  usedCards,
  waitsFor,
  withCard,
  without,
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
  const scored = (change: Partial<Entry>) => {
    const sheet = scoreHand(rules, requestOf({ ...laid(`${HAND} SM`).entry, ...change }, rules))
    if (isRefusal(sheet)) throw new Error(sheet.message.en)
    return sheet.payments.map(({ seat, paid }) => `${seat}:${paid}`).join(' ')
  }

  test.each<[Partial<Entry>, string]>([
    [{}, '2:10 3:10 0:20'],
    [{ seats: 3 }, '2:20 0:40'],
    [{ dealer: true }, '1:20 2:20 3:20'],
    [{ from: 'dealer', reach: true }, '0:20'],
    [{ from: 'other', reach: true }, '2:20'],
    [{ dealer: true, from: 'other', reach: true }, '1:30'],
  ])('%o pays %s', (change, payments) => {
    expect(scored(change)).toBe(payments)
  })

  test('reaches on the table are counted in points', () => {
    expect(requestOf({ ...EMPTY, stakes: 2 }, rules).stakes).toBe(20)
  })
})

describe('the address', () => {
  test('holds the whole entry', () => {
    const { entry } = laid(`${HAND} SM D9`)
    const whole: Entry = { ...entry, seats: 3, dealer: true, from: 'other', reach: true, quick: true, stakes: 2 }
    expect(readAddress(addressOf(whole))).toEqual(whole)
    const open = laid('S5 H5 D5', EMPTY, 'meld').entry
    expect(readAddress(addressOf(open))).toEqual(open)
    expect(addressOf(EMPTY)).toBe('')
  })

  test('leaves out what is no card or stands there twice', () => {
    expect(readAddress('hand=h3+H3+XX+S16&card=H3&stakes=99')).toEqual({ ...EMPTY, hand: ['H3'], stakes: 4 })
  })
})
