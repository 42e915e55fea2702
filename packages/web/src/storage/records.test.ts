import { findGame } from '@tefuda/games'
import { isRefusal, openMatch, recordOf } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { recordId } from './records.ts'
import { withReviewOfToday } from './reviews.ts'
import { REVIEW_VERSION } from './saved-game.ts'

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

test('a review that was made otherwise than today is no longer there, so that it is made anew', () => {
  const kept = { id: 'a', record: dealt('00'.repeat(32)), finished: 1, imported: false }
  const review = { seat: 0, start: 0, luck: 0, loss: 0, error: 0, result: 0, decisions: [] }
  const today = { ...kept, review: { version: REVIEW_VERSION, review, deals: 1 } } as const
  expect(withReviewOfToday(today)).toBe(today)
  const { version: _, ...unnumbered } = today.review
  expect(withReviewOfToday({ ...kept, review: unnumbered as typeof today.review })).toEqual(kept)
})
