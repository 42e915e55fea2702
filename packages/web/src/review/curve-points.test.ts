import type { Decision } from '@tefuda/review'
import { expect, it } from 'vitest'
import { curveOf, withRoomForMarks } from './curve-points.ts'

const decision = (turn: number, best: number, played: number, more: Partial<Decision> = {}): Decision => ({
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
  errors: { best: 1, played: 1, bestFromUsual: 1, playedFromUsual: 0 },
  worlds: 32,
  costly: false,
  alike: false,
  found: null,
  ...more,
})

it('the line begins at start, falls where a decision was costly, moves with luck, and ends at the result', () => {
  const decisions = [decision(3, 60, 60), decision(7, 100, 40, { costly: true })]
  // Luck takes 20 from 60 to what is expected at first sight (40) and 40 from there to the result.
  const { line, dots, scale } = curveOf({ decisions, start: 120, result: 0 }, [0])
  const [start, first, before, after, end] = line
  expect([start!.x, first!.x, before!.x, after!.x, end!.x]).toEqual([0, 0, 50, 50, 100])
  const measure = (end!.y - start!.y) / 120
  expect([start, first, before, after, end].map(({ y } = line[0]!) => 120 - (y - start!.y) / measure)).toEqual(
    [120, 120, 100, 40, 0].map((points) => expect.closeTo(points)),
  )
  expect(dots).toEqual([{ turn: 7, x: 50, y: before!.y, lost: 60, mark: 1 }])
  expect(scale.map(({ points }) => points)).toContain(100)
})

it('of several deals it goes by the sum of all, with a deal of no decision between two', () => {
  const decisions = [decision(1, 20, 10), decision(5, 90, 80, { deal: 3 })]
  const { line } = curveOf({ decisions, start: 30, result: 70 }, [50, 60, 70])
  const measure = (line[0]!.y - line[2]!.y) / (60 - 30)
  // To 20 by the loss, to 70 by luck until the third deal begins, and to 60 by the loss there.
  expect((line[1]!.y - line[0]!.y) / measure).toBeCloseTo(10)
  expect(line).toHaveLength(4)
})

it('bars tell by the same measure what luck and losses moved the line by, each deal by itself', () => {
  const decisions = [decision(1, 20, 10, { costly: true }), decision(2, 40, 40), decision(5, 90, 90, { deal: 2 })]
  const { line, luck, lost, base, deals } = curveOf({ decisions, start: 60, result: 70 }, [50, 70])
  // The first loss takes 10.
  const measure = (line[0]!.y - line[1]!.y) / 10
  const heights = (bars: typeof luck) => bars.map(({ from, to }) => Math.round((to - from) / measure) || 0)
  // From 10 to 40, from there to the 50 of the end of the deal, and from 90 to 70.
  expect(heights(luck)).toEqual([30, 10, -20])
  expect(heights(lost)).toEqual([-10, 0, 0])
  expect(luck.every(({ from }) => from === base)).toBe(true)
  expect(Math.max(...[...luck, ...lost].map(({ to }) => to))).toBeCloseTo(100)
  expect(deals).toEqual([(100 * 2) / 3])
})

it('beside a line that is not level are two numbers at least, with room between them, however low it is beside its bars', () => {
  for (const high of [1, 1.3, 7, 16, 43, 99])
    for (const low of [0, -0.4, -3, -61])
      for (const usual of [low, 0, 2, 20, 3000]) {
        const decisions = [low, high].map((played, k) =>
          decision(k, played, played, { expected: { best: played, played, usual } }),
        )
        const { scale } = curveOf({ decisions, start: high + low - usual, result: low }, [low])
        expect(scale.length).toBeGreaterThanOrEqual(2)
        for (const [k, { y }] of scale.slice(1).entries()) expect(scale[k]!.y - y).toBeGreaterThanOrEqual(23.99)
        for (const { y } of scale) expect(y).toBeGreaterThanOrEqual(-0.01)
      }
})

it('where nothing changes it is level', () => {
  const { line } = curveOf({ decisions: [decision(1, 5, 5), decision(2, 5, 5)], start: 5, result: 5 }, [5])
  expect(new Set(line.map(({ y }) => y)).size).toBe(1)
})

it('of numbers that would cover one another that of the most lost is shown, or of the decision that is looked at', () => {
  const dot = (turn: number, lost: number, mark: number | null) => ({ turn, x: 5 * turn, y: 50, lost, mark })
  const dots = [dot(1, 9, 1), dot(2, 4, 2), dot(3, 8, 3), dot(4, 1, null)]
  const shown = (turn: number, width: number) =>
    withRoomForMarks(dots, turn, { width, height: 80 }).map(({ mark }) => mark)
  expect(shown(4, 320)).toEqual([1, 2, 3, null])
  expect(shown(4, 200)).toEqual([1, null, 3, null])
  expect(shown(2, 200)).toEqual([null, 2, null, null])
})
