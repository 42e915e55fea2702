import { describe, expect, test } from 'vitest'
import type { Durations } from './durations.ts'
import { type Progress, progressLine, secondsLeft } from './progress.ts'

const start: Progress = {
  part: 'unit',
  planned: ['long.test.ts', 'short.test.ts', 'new.test.ts'],
  done: new Set(),
  running: 'long.test.ts',
  failed: 0,
  elapsed: 0,
  following: ['e2e'],
}

/** Two files took four seconds together, on two cores. */
const last: Durations = {
  unit: { seconds: 2, items: { 'long.test.ts': 3, 'short.test.ts': 1 } },
  e2e: { seconds: 100, items: {} },
}

describe('the time left', () => {
  test('at first is what the same took the last time, and the parts after it; a new file counts as others do', () => {
    expect(secondsLeft(start, last)).toBeCloseTo(3 + 100)
  })

  test('later follows the pace of this run', () => {
    const done = new Set(['long.test.ts', 'short.test.ts'])
    expect(secondsLeft({ ...start, done, elapsed: 20 }, last)).toBeCloseTo((1 / 3) * ((1 / 3) * 3 + (2 / 3) * 30) + 100)
    expect(secondsLeft({ ...start, done: new Set(start.planned), elapsed: 20 }, last)).toBe(100)
  })

  test('is not known before anything is', () => {
    expect(secondsLeft(start, {})).toBeUndefined()
    expect(secondsLeft({ ...start, planned: [] }, {})).toBeUndefined()
    expect(secondsLeft({ ...start, done: new Set(['long.test.ts']), elapsed: 10 }, {})).toBeCloseTo(20)
  })
})

test('one line tells the part, how many of how many, what failed, the time left and what is running', () => {
  const progress = { ...start, done: new Set(['short.test.ts']), failed: 2, elapsed: 1 }
  expect(progressLine(progress, last)).toBe('unit  1 of 3  2 FAILED  about 2 min left  long.test.ts')
  expect(progressLine({ ...progress, following: [] }, last)).toMatch(/about 5 s left/)
  expect(progressLine(start, {})).toBe('unit  0 of 3  long.test.ts')
})
