import { type GameRecord, recordOf } from '@tefuda/kernel'
import { southernCross } from '@tefuda/southern-cross'
import { expect, test } from 'vitest'
import { dealt } from '../../testing/matches.ts'
import { keepFinished } from './keep-finished.ts'

const record = (score: number, marks: Partial<GameRecord> = {}): GameRecord => ({
  ...recordOf(dealt(southernCross, 1)),
  outcome: { scores: [score], ranks: [1], winners: [0] },
  ...marks,
})

test('lessons and puzzles, advice, moves taken back and a deal that was known make no personal best', async () => {
  expect((await keepFinished('a', record(900, { hints: 40 }))).best).toBeNull()
  expect((await keepFinished('b', record(900, { undone: 1 }))).best).toBeNull()
  expect((await keepFinished('c', record(900, { again: true }))).best).toBeNull()
  expect((await keepFinished('x', record(900), true)).best).toBeNull()
  expect((await keepFinished('d', record(300))).best).toEqual({ before: null, improved: true })
  expect((await keepFinished('e', record(200))).best).toEqual({ before: 300, improved: false })
})
