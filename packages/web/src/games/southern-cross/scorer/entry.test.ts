import { readRules } from '@tefuda/kernel'
import { type SouthernCrossRules, scorePlacement, southernCross, type Taking } from '@tefuda/southern-cross'
import { expect, test } from 'vitest'
import {
  cleared,
  FRESH,
  fitting,
  isRound,
  laid,
  moveOf,
  nextEmpty,
  pointsOf,
  requestOf,
  taken,
  topOf,
  turned,
} from './entry.ts'

const rules = readRules(southernCross.schema, {}) as SouthernCrossRules

test('a field is entered, a card placed, and what it takes leaves the field', () => {
  let round = laid(FRESH, 'a1', 'C2', 'field')
  round = laid(laid(laid(round, 'b1', 'H5', 'field'), 'c1', 'H6', 'field'), 'a1', 'H4', 'place')
  expect(moveOf(round)).toBe('H4@a1')
  expect(nextEmpty(round, rules, 'a1')).toBe('a2')
  const after = taken(round, scorePlacement(rules, requestOf(round, 2)) as Taking, null, 2)
  expect(after).toEqual({
    field: { a1: ['C2'] },
    placed: {},
    turn: 1,
    scored: [{ seat: 0, move: 'H4@a1', name: null, points: 40 }],
  })
  expect(pointsOf(after, 2)).toEqual([40, 0])
  expect(isRound(after, 2)).toBe(true)
  expect(isRound({ ...after, turn: 2 }, 2)).toBe(false)
})

test('the card on a cell becomes the placed one, goes under another, is taken back', () => {
  const placed = turned(laid(FRESH, 'b2', 'D5', 'field'), 'b2')
  expect(placed).toMatchObject({ field: {}, placed: { b2: 'D5' } })
  const over = laid(placed, 'b2', 'S9', 'under')
  expect(over).toMatchObject({ field: { b2: ['S9'] }, placed: { b2: 'D5' } })
  expect(turned(over, 'b2')).toMatchObject({ field: { b2: ['S9', 'D5'] }, placed: {} })
  expect(topOf(cleared(over, 'b2'), 'b2')).toBe('S9')
})

test('on a smaller board the cards of cells that it has not are left out', () => {
  const round = laid(laid(laid(FRESH, 'e5', 'C2', 'field'), 'a1', 'H5', 'field'), 'd1', 'H6', 'place')
  expect(fitting(round, rules)).toMatchObject({ field: { a1: ['H5'] }, placed: {} })
  const small = laid(FRESH, 'a1', 'H5', 'field')
  expect(fitting(small, rules)).toBe(small)
})
