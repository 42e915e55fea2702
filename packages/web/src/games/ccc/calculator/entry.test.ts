import { expect, test } from 'vitest'
import { countOf, itemsIn, pressed, withCard, written } from './entry.ts'

test('cards are read as they are written, with the aces that split', () => {
  expect(itemsIn('c4 / SA / D3 h6')).toEqual([
    { name: 'C4', splits: false },
    { name: 'SA', splits: true },
    { name: 'D3', splits: false },
    { name: 'H6', splits: false },
  ])
  expect(itemsIn('S4/HA/S9').map(({ splits }) => splits)).toEqual([false, true, false])
  expect(itemsIn('ＲＪ、x9, D10').map(({ name }) => name)).toEqual(['RJ', 'D10'])
})

test('what is read is written alike again', () => {
  for (const text of ['', 'RJ', 'C4 / SA / D3 H6', 'D5 D7 DK RJ / SA / S4 SQ', '/ SA / HA /'])
    expect(written(itemsIn(text))).toBe(text)
})

test('a half-written ace counts as one', () => {
  expect(itemsIn('C4 / SA')).toEqual([
    { name: 'C4', splits: false },
    { name: 'SA', splits: false },
  ])
})

test('no card lies there more than twice', () => {
  const twice = withCard(withCard([], 'S4'), 'S4')
  expect(countOf(withCard(twice, 'S4'), 'S4')).toBe(2)
})

test('a pressed card goes; a pressed ace splits, then counts again', () => {
  const items = itemsIn('C4 SA D3 H6')
  expect(written(pressed(items, 0))).toBe('SA D3 H6')
  expect(written(pressed(items, 1))).toBe('C4 / SA / D3 H6')
  expect(written(pressed(pressed(items, 1), 1))).toBe('C4 SA D3 H6')
})
