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

it('the line stands at what was expected with each move, falls where one was costly, and ends at the result', () => {
  const decisions = [decision(3, 60, 60), decision(7, 100, 40, { costly: true })]
  const { line, dots, scale } = curveOf({ decisions, result: 0 }, [0])
  const [first, fell, stands, end] = line
  expect([first!.x, fell!.x, stands!.x, end!.x]).toEqual([0, 50, 50, 100])
  expect(fell!.y).toBe(0)
  // 60 points lie between what was better and what was played, 20 between that and the first.
  expect((stands!.y - first!.y) / (stands!.y - fell!.y)).toBeCloseTo(1 / 3)
  expect(dots).toEqual([{ turn: 7, x: 50, y: 0, lost: 60, mark: 1 }])
  expect(scale.map(({ points }) => points)).toContain(50)
})

it('bars tell by the same measure what luck and losses moved the line by, each deal by itself', () => {
  const decisions = [decision(1, 20, 10, { costly: true }), decision(2, 40, 40), decision(5, 90, 90, { deal: 2 })]
  const { line, luck, lost, base, deals } = curveOf({ decisions, result: 70 }, [50, 70])
  const measure = (line[2]!.y - line[1]!.y) / (40 - 10)
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
        const { scale } = curveOf({ decisions, result: low }, [low])
        expect(scale.length).toBeGreaterThanOrEqual(2)
        for (const [k, { y }] of scale.slice(1).entries()) expect(scale[k]!.y - y).toBeGreaterThanOrEqual(23.99)
        for (const { y } of scale) expect(y).toBeGreaterThanOrEqual(-0.01)
      }
})

it('where nothing changes it is level', () => {
  const { line } = curveOf({ decisions: [decision(1, 5, 5), decision(2, 5, 5)], result: 5 }, [5])
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
