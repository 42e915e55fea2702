import { recordOf } from '@tefuda/kernel'
import { southernCross } from '@tefuda/southern-cross'
import { expect, test } from 'vitest'
import { dealt } from '../../testing/matches.ts'
import type { KeptRecord, KeptReview } from '../storage/index.ts'
import { REVIEW_VERSION } from '../storage/saved-game.ts'
import { ownUnaided, reviewedGame } from './use-long-run.ts'

const reviewed = (seat: number): KeptReview => ({
  version: REVIEW_VERSION,
  review: { seat, start: 0, luck: 0, loss: 0, errors: { start: 0, luck: 0, loss: 0 }, result: 0, decisions: [] },
  deals: 1,
})

test('one’s own play is that of one’s own seat, whichever seat was looked at besides', () => {
  const record = { ...recordOf(dealt(southernCross, 2)), seats: [{}, { bot: 'greedy' }] }
  const kept: KeptRecord = { id: 'a', record, finished: Date.UTC(2026, 4, 15), imported: false }
  expect(reviewedGame({ ...kept, reviews: [reviewed(1)] })).toEqual([])
  expect(reviewedGame({ ...kept, reviews: [reviewed(1), reviewed(0)] })).toMatchObject({ month: '2026-05', deals: 1 })
  expect(reviewedGame({ ...kept, imported: true, reviews: [reviewed(0)] })).toEqual([])
})

test('games in which something helped are left out, and those that were read from files; both are counted', () => {
  const record = { ...recordOf(dealt(southernCross, 2)), seats: [{}, { bot: 'greedy' }] }
  const kept = (id: string, help: Partial<typeof record>): KeptRecord => ({
    id,
    record: { ...record, ...help },
    finished: 0,
    imported: false,
  })
  const all = [kept('a', {}), kept('b', { hints: 1 }), kept('c', { undone: 2 }), kept('d', { again: true })]
  const { records, aided, imported } = ownUnaided([...all, { ...kept('e', { hints: 1 }), imported: true }])
  expect([records.map(({ id }) => id), aided, imported]).toEqual([['a'], 3, 1])
})
