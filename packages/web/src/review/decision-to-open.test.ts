import type { Decision, Review } from '@tefuda/review'
import { expect, it } from 'vitest'
import { decisionToOpen } from './decision-to-open.ts'

const of = (turn: number, said: { readonly lost?: number; readonly gained?: number }): Decision => ({
  turn,
  number: turn,
  deal: 1,
  move: 'a',
  best: 'b',
  kind: null,
  reason: null,
  loss: said.lost ?? 0,
  error: 0,
  expected: { best: 0, played: 0, usual: 0 },
  errors: { best: 0, played: 0, bestFromUsual: 0, playedFromUsual: 0 },
  worlds: 1,
  costly: said.lost !== undefined,
  alike: false,
  found: said.gained === undefined ? null : { instead: 'b', to: 'search', gain: said.gained, error: 0 },
})

const opened = (decisions: readonly Decision[], isOver = true, before: number | null = null): number | undefined => {
  const review: Review = {
    seat: 0,
    start: 0,
    luck: 0,
    loss: 0,
    errors: { start: 0, luck: 0, loss: 0 },
    result: 0,
    decisions,
  }
  return decisionToOpen(review, isOver, before)?.turn
}

it('opens with what was dearest, with the best that was found where nothing was dear', () => {
  expect(opened([of(1, { gained: 5 }), of(2, { lost: 1 }), of(3, { lost: 9 }), of(4, {})])).toBe(3)
  expect(opened([of(1, { gained: 2 }), of(2, { gained: 5 }), of(3, {})])).toBe(2)
  expect(opened([of(1, {}), of(2, {})])).toBeUndefined()
  expect(opened([])).toBeUndefined()
})

it('opens with the first that is told as soon as one is, and stays there, also when it turns out to be nothing to tell', () => {
  const few = [of(1, {}), of(2, { lost: 1 })]
  expect(opened([of(1, {})], false)).toBeUndefined()
  expect(opened(few, false)).toBe(2)
  expect(opened([of(1, {}), of(2, { gained: 1 }), of(3, { lost: 9 })], false)).toBe(2)
  for (const isOver of [false, true]) {
    expect(opened([...few, of(3, { lost: 9 })], isOver, 2)).toBe(2)
    expect(opened([of(1, {}), of(2, {}), of(3, { lost: 9 })], isOver, 2)).toBe(2)
  }
})
