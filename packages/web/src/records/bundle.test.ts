import { findGame } from '@tefuda/games'
import { isRefusal, openMatch, playMove, recordOf } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import type { KeptRecord } from '../storage/index.ts'
import { readBundle, writeBundle } from './bundle.ts'

const kept = (seed: string): KeptRecord => {
  const match = openMatch({ game: findGame('southern-cross')!, seats: 1, seed: seed.repeat(64) })
  if (isRefusal(match)) throw new Error(match.message.en)
  const [move] = match.engine.moves(match.state, 0)
  playMove(match, 0, match.engine.format(move))
  return { id: seed, record: recordOf(match), finished: 1000, imported: false }
}

test('all records of a browser are read again as they were, and whatever does not hold is left out', () => {
  const records = [kept('1'), { ...kept('2'), exercise: true as const }, { ...kept('3'), seat: 0 }]
  const content = writeBundle(records)
  expect(readBundle(content)).toEqual({
    read: records.map(({ record, finished, imported, exercise, seat }) => ({
      record,
      finished,
      imported,
      exercise,
      seat,
    })),
    refused: [],
  })
  const elsewhere = content.replace('"seat":0', '"seat":1')
  expect(readBundle(elsewhere)!.read.map(({ seat }) => seat)).toEqual([undefined, undefined, undefined])
  const broken = content.replace(records[0]!.record.moves[0]![1], 'nonsense')
  expect(readBundle(broken)).toMatchObject({ read: [{ finished: 1000 }, { seat: 0 }], refused: [{}] })
})

test('what is beyond the limit is counted as refused', () => {
  const records = Array.from({ length: 10_002 }, () => null)
  expect(readBundle(JSON.stringify({ format: 'tefuda-records-1', records }))?.refused).toHaveLength(10_002)
})

test('a file of one record is no bundle, nor is nonsense', () => {
  expect(readBundle(JSON.stringify(kept('1').record))).toBeNull()
  expect(readBundle('tefuda-records-1')).toBeNull()
  expect(readBundle('{"format":"tefuda-records-1","records":7}')).toBeNull()
})
