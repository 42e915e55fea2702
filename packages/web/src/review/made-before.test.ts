import { recordOf } from '@tefuda/kernel'
import { southernCross } from '@tefuda/southern-cross'
import { expect, test } from 'vitest'
import { dealt } from '../../testing/matches.ts'
import { addRecord } from '../storage/index.ts'
import { keepMade, reviewMadeBefore } from './made-before.ts'

const record = recordOf(dealt(southernCross, 2))
const made = (seat: number) => ({
  review: { seat, start: 0, luck: 0, loss: 0, errors: { start: 0, luck: 0, loss: 0 }, result: 0, decisions: [] },
  deals: 1,
})

test('a review is there again, whether its record is kept here or came with a link', async () => {
  for (const id of [await addRecord(record), null]) {
    await keepMade({ record, seat: 1, id }, made(1))
    expect(await reviewMadeBefore({ record: structuredClone(record), seat: 1, id })).toEqual(made(1).review)
    expect(await reviewMadeBefore({ record, seat: 0, id })).toBeUndefined()
  }
})

test('one that was made among many is made anew where it alone is looked at', async () => {
  const id = await addRecord(record)
  await keepMade({ record, seat: 0, id }, { ...made(0), isOneOfMany: true })
  expect(await reviewMadeBefore({ record, seat: 0, id })).toBeUndefined()
  await keepMade({ record, seat: 0, id }, made(0))
  expect(await reviewMadeBefore({ record, seat: 0, id })).toEqual(made(0).review)
})
