import type { TableLine } from '@tefuda/wire'
import { expect, test } from 'vitest'
import { keepPlaces, type Placed } from './keep-places.ts'

const line = (table: string, changes = 0): TableLine => ({
  table,
  game: 'exjan',
  preset: 'standard',
  changes,
  stage: 'open',
  pace: { kind: 'none' },
  opened: 0,
  ended: null,
  seats: [],
  scores: null,
  ranks: null,
  due: false,
  deadline: null,
  series: 's',
  spectators: true,
})

const names = (shown: readonly Placed[]) =>
  shown.map(({ line, missed }) => (missed === 0 ? line.table : `(${line.table})`))
const first = keepPlaces([], [line('a'), line('b')], false)

test('tables keep their places, new ones come last', () => {
  expect(names(keepPlaces(first, [line('c'), line('b'), line('a')], false))).toEqual(['a', 'b', 'c'])
})

test('what is known about a table is always the latest', () => {
  expect(keepPlaces(first, [line('b'), line('a', 3)], true)[0]?.line.changes).toBe(3)
})

test('a table that is gone is marked, then leaves', () => {
  let shown = keepPlaces(first, [line('b')], false)
  expect(names(shown)).toEqual(['(a)', 'b'])
  for (let more = 0; more < 5; more++) shown = keepPlaces(shown, [line('b')], false)
  expect(names(shown)).toEqual(['b'])
})

test('a table that comes back is there again', () => {
  expect(names(keepPlaces(keepPlaces(first, [line('b')], false), [line('a'), line('b')], false))).toEqual(['a', 'b'])
})

test('while somebody points at the list nothing comes and nothing leaves', () => {
  let shown = first
  for (let more = 0; more < 9; more++) shown = keepPlaces(shown, [line('c')], true)
  expect(names(shown)).toEqual(['(a)', '(b)'])
  expect(names(keepPlaces(shown, [line('c')], false))).toEqual(['c'])
})
