import { findGame } from '@tefuda/games'
import { isRefusal, openMatch, recordOf } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { addRecord, listRecords, recordId } from './records.ts'
import { getReview, keepReview, reviewOf } from './reviews.ts'
import { type KeptReview, REVIEW_VERSION } from './saved-game.ts'

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

const reviewed = (seat: number): Omit<KeptReview, 'version'> => ({
  review: { seat, start: 0, luck: 0, loss: seat, errors: { start: 0, luck: 0, loss: 0 }, result: 0, decisions: [] },
  deals: 1,
})

test('each seat of a record has a review of its own, and the record keeps them when it is kept again', async () => {
  const record = dealt('02'.repeat(32))
  const id = await addRecord(record)
  await keepReview(id, reviewed(0))
  await keepReview(id, reviewed(1))
  await addRecord(record)
  expect((await getReview(id, 0))?.review.loss).toBe(0)
  expect((await getReview(id, 1))?.review.loss).toBe(1)
  expect(await getReview(id, 2)).toBeUndefined()
  const again = { ...reviewed(1), deals: 2 }
  await keepReview(id, again)
  const kept = (await listRecords()).find((one) => one.id === id)!
  expect(kept.reviews).toHaveLength(2)
  expect(reviewOf(kept, 1)).toMatchObject(again)
})

test('a review that was made otherwise than today is no longer there, so that it is made anew', () => {
  const today: KeptReview = { version: REVIEW_VERSION, ...reviewed(0) }
  expect(reviewOf({ reviews: [today] }, 0)).toBe(today)
  const { version: _, ...unnumbered } = today
  expect(reviewOf({ reviews: [unnumbered as KeptReview] }, 0)).toBeUndefined()
})

test('where one sat online is kept, also when the record is kept again without it', async () => {
  const record = dealt('03'.repeat(32))
  const id = await addRecord(record, { seat: 1 })
  await addRecord(record)
  expect((await listRecords()).find((one) => one.id === id)?.seat).toBe(1)
  const other = await addRecord(dealt('04'.repeat(32)))
  await addRecord(dealt('04'.repeat(32)), { seat: 0 })
  expect((await listRecords()).find((one) => one.id === other)?.seat).toBe(0)
})

test('a game of an online table is kept once, also where its players are called otherwise by now', async () => {
  const commitments = { match: 'T'.repeat(22), table: { commitment: '0'.repeat(64) }, seats: [] }
  const told = { ...dealt('05'.repeat(32)), commitments, seats: [{ bot: 'easy' }] }
  const id = await addRecord(told, { seat: 0 })
  const named = { ...told, seats: [{ name: 'みけ', bot: 'easy' }] }
  expect(await addRecord(named)).toBe(id)
  const here = (await listRecords()).filter(({ record }) => record.seed === told.seed)
  expect(here).toMatchObject([{ id, seat: 0, record: named }])
  expect(await addRecord({ ...named, moves: [[0, 'S8@a1']] })).not.toBe(id)
})
