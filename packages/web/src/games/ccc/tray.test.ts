import { ccc, parsePayment, type Rates } from '@tefuda/ccc'
import { defaultRules, isRefusal } from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import { EMPTY } from './draft.ts'
import { keysFor, linedUp } from './hand-card.ts'
import { aceToSplit, toggleSplit, trayOf, withPayment } from './tray.ts'

const RATES = defaultRules(ccc.schema) as unknown as Rates
const HAND = linedUp('C4 SA D3 H6 C4 RJ HA S2'.split(' '), 'rank')
const draftOf = (names: string) => ({ ...EMPTY, cards: keysFor(HAND, names.split(' ')) })

test('the hand is lined up with the ace low and jokers last, by suit with the colours together', () => {
  expect(HAND.map(({ name }) => name)).toEqual(['SA', 'HA', 'S2', 'D3', 'C4', 'C4', 'H6', 'RJ'])
  expect(linedUp(['H6', 'C4', 'D3', 'S2', 'BJ'], 'suit').map(({ name }) => name)).toEqual([
    'S2',
    'C4',
    'H6',
    'D3',
    'BJ',
  ])
})

test('two cards alike have keys of their own', () => {
  expect(keysFor(HAND, ['C4', 'C4', 'C4'])).toEqual(['C4#0', 'C4#1'])
})

describe('the tray', () => {
  test('is one group until an ace splits it', () => {
    const whole = draftOf('C4 SA D3 H6')
    expect(trayOf(RATES, HAND, whole)).toMatchObject({ number: null, text: 'C4 SA D3 H6' })
    const split = toggleSplit(whole, 'SA#0')
    const tray = trayOf(RATES, HAND, split)
    expect(tray).toMatchObject({ number: 5, text: 'C4 / SA / D3 H6' })
    expect(tray.groups.map(({ value }) => value?.root)).toEqual([2, 3])
    expect(trayOf(RATES, HAND, toggleSplit(split, 'SA#0')).groups).toHaveLength(1)
  })

  test('pays for nothing while a group is empty', () => {
    const tray = trayOf(RATES, HAND, toggleSplit(draftOf('C4 SA'), 'SA#0'))
    expect(tray.groups).toHaveLength(2)
    expect(tray).toMatchObject({ number: null, text: null })
  })

  test('takes over a payment with its splitting aces in their places', () => {
    const payment = parsePayment(RATES, 'C4 / SA / D3 H6')
    if (isRefusal(payment)) throw new Error(payment.message.en)
    const draft = withPayment(EMPTY, payment, HAND)
    expect(draft).toMatchObject({ cards: ['C4#0', 'SA#0', 'D3#0', 'H6#0'], splits: ['SA#0'] })
    expect(trayOf(RATES, HAND, draft).text).toBe('C4 / SA / D3 H6')
  })

  test('offers the last ace that does not split yet', () => {
    const draft = draftOf('C4 SA D3 HA')
    expect(aceToSplit(trayOf(RATES, HAND, draft), draft)).toBe('HA#0')
    const once = toggleSplit(draft, 'HA#0')
    expect(aceToSplit(trayOf(RATES, HAND, once), once)).toBe('SA#0')
    const twice = toggleSplit(once, 'SA#0')
    expect(aceToSplit(trayOf(RATES, HAND, twice), twice)).toBe('HA#0')
    expect(aceToSplit(trayOf(RATES, HAND, draftOf('C4')), draftOf('C4'))).toBeNull()
  })
})
