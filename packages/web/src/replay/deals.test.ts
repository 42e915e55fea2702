import { expect, test } from 'vitest'
import { dealSpans, spanAt, startOf } from './deals.ts'

const SPANS = dealSpans([1, 1, 2, 2, 2, 3].map((deal) => ({ deal })))

test('a deal reaches from the end of the one before to its last step', () => {
  expect(SPANS).toEqual([
    { deal: 1, from: 0, to: 2 },
    { deal: 2, from: 2, to: 5 },
    { deal: 3, from: 5, to: 6 },
  ])
  expect(dealSpans([])).toEqual([])
})

test('every position belongs to the deal of the step that is shown, and a deal is entered by its first step', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((now) => spanAt(SPANS, now).deal)).toEqual([1, 1, 1, 2, 2, 2, 3])
  expect(SPANS.map(startOf)).toEqual([0, 3, 6])
  for (const span of SPANS) expect(spanAt(SPANS, startOf(span))).toBe(span)
})
