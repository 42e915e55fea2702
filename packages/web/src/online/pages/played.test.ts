import type { GameRecord } from '@tefuda/kernel'
import type { TableLine } from '@tefuda/wire'
import { expect, test } from 'vitest'
import type { KeptRecord } from '../../storage/index.ts'
import { playedOnline } from './played.ts'

const line = (table: string, ended: number) => ({ table, ended }) as TableLine

const kept = (table: string, finished: number): KeptRecord => ({
  id: `record of ${table}`,
  record: { commitments: { match: table } } as GameRecord,
  finished,
  imported: false,
})

/** Table, and whether the server lists it and this browser keeps it. */
const shown = (played: ReturnType<typeof playedOnline>) =>
  played.map((one) => [
    one.line?.table ?? one.kept?.record.commitments?.match,
    ...(one.line === null ? [] : ['listed']),
    ...(one.kept === null ? [] : ['kept']),
  ])

test('a game that is listed and kept is there once', () => {
  expect(shown(playedOnline([line('b', 20), line('a', 10)], null, [kept('a', 12), kept('b', 22)]))).toEqual([
    ['b', 'listed', 'kept'],
    ['a', 'listed', 'kept'],
  ])
})

test('what the server has forgotten is still there, in its place', () => {
  expect(shown(playedOnline([line('c', 30), line('a', 10)], null, [kept('b', 20)]))).toEqual([
    ['c', 'listed'],
    ['b', 'kept'],
    ['a', 'listed'],
  ])
})

test('a game that may stand further down the list waits until the list has come so far', () => {
  const games = [kept('c', 31), kept('a', 11)]
  expect(shown(playedOnline([line('c', 30), line('b', 20)], 20, games))).toEqual([
    ['c', 'listed', 'kept'],
    ['b', 'listed'],
  ])
  expect(shown(playedOnline([line('c', 30), line('b', 20), line('a', 10)], null, games))).toEqual([
    ['c', 'listed', 'kept'],
    ['b', 'listed'],
    ['a', 'listed', 'kept'],
  ])
})

test('without the server there is what this browser keeps', () => {
  expect(shown(playedOnline([], null, [kept('a', 10), kept('b', 20)]))).toEqual([
    ['b', 'kept'],
    ['a', 'kept'],
  ])
})
