import { isRefusal } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { collector, type Outcome } from './collect.ts'
import { readExperiment } from './experiment.ts'
import {
  type Cell,
  cellInWords,
  cellsOf,
  differenceInWords,
  halfInWords,
  heatOf,
  SIGNS_TOLD,
  strengthOf,
} from './heat.ts'
import { planOf } from './plan.ts'
import { playDeals } from './play.ts'
import { heatMarkdown } from './report/heat.ts'
import type { MeasureResult } from './summary.ts'

const cell: Cell = { difference: 0.2, half: 0.1, isPart: true, verdict: 'differs' }

test('what is not yet to be told has a sign of its own, and each sign is told below the table', () => {
  const signOf = (verdict: 'same' | 'unclear'): string => cellInWords({ ...cell, half: 0.3, verdict })
  expect(signOf('unclear')).not.toBe(signOf('same'))
  expect(SIGNS_TOLD.en).toBe(`${signOf('same')} no difference; ${signOf('unclear')} cannot tell yet.`)
  expect(cellInWords(cell)).toBe('+20')
})

const experiment = readExperiment({
  name: 'a test',
  game: 'southern-cross',
  seats: 2,
  players: [{ bot: 'random' }],
  variants: [{ set: { hand: 1 } }, { set: { hand: 6 } }],
})
const plan = isRefusal(experiment) ? experiment : planOf(experiment)
if (isRefusal(plan)) throw new Error(plan.message.en)
const collected = collector(plan)
collected.add(playDeals(plan, 0, 4))
const played = collected.outcome()
const score = plan.ids.indexOf('score')

/** The same where the points of the base are `base`, give or take so much, and those of the variants so much more, give or take 2. */
const scoring = (base: number, give: number, more: readonly number[]): Outcome => {
  const found: MeasureResult = {
    id: 'score',
    base: { mean: base, low: base - give, high: base + give },
    variants: more.map((difference) => ({
      mean: base + difference,
      difference,
      low: difference - 2,
      high: difference + 2,
      verdict: 'differs',
    })),
  }
  return { ...played, result: { ...played.result, measures: played.result.measures.with(score, found) } }
}

const wordsOf = (outcome: Outcome): string[] =>
  cellsOf(outcome, score).map((each) => `${differenceInWords(each)} ${halfInWords(each)}`)

test('a difference is a part of the base where that says something, and in the unit of its measure elsewhere', () => {
  expect(wordsOf(scoring(50, 1, [5, -10]))).toEqual(['+10 % ±4', '−20 % ±4'])
  expect(wordsOf(scoring(0, 0, [5, -10]))).toEqual(['+5 ±2', '−10 ±2'])
  expect(wordsOf(scoring(0.1, 1, [5, -10]))).toEqual(['+5 ±2', '−10 ±2'])
  // One of them changes the sign, and the two are to be held against each other.
  expect(wordsOf(scoring(8, 1, [5, -10]))).toEqual(['+5 ±2', '−10 ±2'])
})

test('the head of a table says in what unit differences are that are no parts', () => {
  const markdown = heatMarkdown(plan, heatOf(scoring(0, 0, [5, -10]), [0, 1]))
  expect(markdown).toContain('1席の得点（点）<br>Points of a seat (points)')
  expect(markdown).toContain('| +5 |')
  expect(heatMarkdown(plan, heatOf(scoring(50, 1, [5, -10]), [0, 1]))).toContain('1席の得点<br>Points of a seat |')
})

test('the shade follows the part, or how many times its interval a difference is', () => {
  expect([0.1, -0.5, 2].map((difference) => strengthOf({ ...cell, difference }))).toEqual([0.2, 1, 1])
  const own = { ...cell, isPart: false }
  expect([0.1, -0.55, 9].map((difference) => strengthOf({ ...own, difference }))).toEqual([0, 0.5, 1])
  expect(strengthOf({ ...own, half: null })).toBe(0)
})
