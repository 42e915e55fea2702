import { findGame } from '@tefuda/games'
import { isRefusal, openMatch, recordOf } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { recordId } from './records.ts'

const dealt = (seed: string) => {
  const game = findGame('southern-cross')
  if (game === undefined) throw new Error('Southern Cross is not in the catalogue')
  const match = openMatch({ game, seats: 1, seed })
  if (isRefusal(match)) throw new Error(match.message.en)
  return recordOf(match)
}

test('the same session has the same id, through a file and by another version too', () => {
  const record = dealt('00'.repeat(32))
  expect(recordId(JSON.parse(JSON.stringify(record)))).toBe(recordId(record))
  expect(recordId({ ...record, software: '9.9.9' })).toBe(recordId(record))
  expect(recordId(record)).toMatch(/^[0-9a-f]{16}$/)
})

test('another deal or another move is another session', () => {
  const record = dealt('00'.repeat(32))
  expect(recordId(dealt('01'.repeat(32)))).not.toBe(recordId(record))
  expect(recordId({ ...record, moves: [[0, 'S8@a1']] })).not.toBe(recordId(record))
})
