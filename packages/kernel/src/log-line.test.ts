import { expect, test } from 'vitest'
import { logLine, sentenceOf } from './log-line.ts'
import { text } from './text.ts'

test('a line is read as one sentence: who, what, how, and what it scores', () => {
  const note = text('残り7枚', '7 left')
  expect(sentenceOf(logLine(null, '流れました', 'Cleared'))).toEqual(text('流れました', 'Cleared'))
  expect(sentenceOf(logLine(0, 'S5', 'S5', { note }))).toEqual(text('席1　S5（残り7枚）', 'Seat 1: S5 (7 left)'))
  expect(sentenceOf(logLine(1, 'セット', 'set', { points: 30 }))).toEqual(
    text('席2　セット、30点', 'Seat 2: set, 30 points'),
  )
  expect(sentenceOf(logLine(1, 'リーチ', 'reach', { points: 1 })).en).toBe('Seat 2: reach, 1 point')
})
