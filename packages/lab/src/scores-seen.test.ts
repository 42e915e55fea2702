import { expect, test } from 'vitest'
import { leadOf } from './scores-seen.ts'

const seen = (...scores: readonly number[][]) => {
  const lead = leadOf([0, 1])
  for (const each of scores) lead.see(each)
  return lead
}

test('whoever was alone in the last place after any change of the points was last, however early', () => {
  expect(seen([0, 0], [0, 0]).wasLast).toEqual([false, false])
  expect(seen([0, 0], [0, 5], [40, 5]).wasLast).toEqual([true, true])
  expect(seen([0, 0], [5, 0], [5, 5]).wasLast).toEqual([false, true])
})

test('the lead changes where another is alone ahead', () => {
  expect(seen([0, 0], [0, 5], [5, 5], [0, 5]).leadChanges()).toBe(0)
  expect(seen([0, 0], [0, 5], [5, 5], [9, 5]).leadChanges()).toBe(1)
})
