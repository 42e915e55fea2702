import type { Decision } from '@tefuda/review'
import { expect, it } from 'vitest'
import { curveOf } from './curve-points.ts'

const decision = (turn: number, best: number, played: number, costly = false): Decision => ({
  turn,
  number: turn,
  deal: 1,
  move: 'a',
  best: 'b',
  kind: null,
  reason: null,
  loss: best - played,
  error: 1,
  expected: { best, played, usual: played },
  worlds: 32,
  costly,
  alike: false,
  found: null,
})

it('the line stands at what was expected with each move, falls where one was costly, and ends at the result', () => {
  const { line, dots, low, high } = curveOf({ decisions: [decision(3, 60, 60), decision(7, 100, 40, true)], result: 0 })
  expect([low, high]).toEqual([0, 100])
  expect(line).toEqual([
    { x: 0, y: 40 },
    { x: 50, y: 0 },
    { x: 50, y: 60 },
    { x: 100, y: 100 },
  ])
  expect(dots).toEqual([{ turn: 7, x: 50, y: 0 }])
})

it('where nothing changes it is level', () => {
  const { line } = curveOf({ decisions: [decision(1, 5, 5), decision(2, 5, 5)], result: 5 })
  expect(new Set(line.map(({ y }) => y))).toEqual(new Set([50]))
})
