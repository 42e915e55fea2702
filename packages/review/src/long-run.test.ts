import { expect, it } from 'vitest'
import { blunder, chosen, opened, played } from '../testing/games.ts'
import { longRunsOf, type ReviewedGame } from './long-run.ts'
import { review } from './review.ts'

const decision = (deal: number, kind: 'draw' | 'place' | null, lost: number, again = 0, costly = false) => ({
  deal,
  kind,
  costly,
  error: 2,
  expected: { best: lost, played: 0, usual: lost - again },
})

const GAMES: readonly ReviewedGame[] = [
  {
    game: 'ccc',
    month: '2026-02',
    deals: 2,
    decisions: [decision(1, 'draw', 3), decision(1, 'place', 1), decision(2, 'place', 2)],
  },
  { game: 'ccc', month: '2026-01', deals: 2, decisions: [decision(2, null, 2)] },
  { game: 'exjan', month: '2026-02', deals: 1, decisions: [] },
]

it('tells points lost a deal by game, by kind of decision and by month, each with its spread', () => {
  const [ccc, exjan] = longRunsOf(GAMES)
  // Deals lost 4, 2, 0 and 2.
  expect(ccc!.all).toEqual({ n: 4, mean: 2, m2: 8, error: 1 })
  expect(ccc!.kinds.map(({ kind, lost }) => [kind, lost.mean])).toEqual([
    ['draw', 0.75],
    ['place', 0.75],
  ])
  expect(ccc!.months.map(({ month, lost }) => [month, lost.n, lost.mean])).toEqual([
    ['2026-01', 2, 1],
    ['2026-02', 2, 3],
  ])
  expect(exjan).toEqual({
    game: 'exjan',
    all: { n: 1, mean: 0, m2: 0, error: 0 },
    kinds: [],
    months: [{ month: '2026-02', lost: { n: 1, mean: 0, m2: 0, error: 0 } }],
  })
})

it('how exactly it is known by the reviews is told of each part', () => {
  const [ccc] = longRunsOf(GAMES)
  const { kinds, months } = ccc!
  expect(kinds.map(({ kind, lost }) => [kind, lost.error])).toEqual([
    ['draw', 0.5],
    ['place', expect.closeTo(Math.sqrt(8) / 4)],
  ])
  expect(months.map(({ lost }) => lost.error)).toEqual([1, expect.closeTo(Math.sqrt(12) / 2)])
})

it('a chance that stays open is lost once, to the decision that let it go', () => {
  const decisions = [decision(1, 'draw', 5, 0, true), decision(1, 'place', 5, 4, true), decision(2, 'place', 1, 1)]
  const [run] = longRunsOf([{ game: 'ccc', month: '2026-01', deals: 2, decisions }])
  expect(run!.all.mean).toBe((1 + 5 + 1) / 2)
  expect(run!.kinds.map(({ kind, lost }) => [kind, lost.mean])).toEqual([
    ['place', 3],
    ['draw', 0.5],
  ])
})

it('loses what the review of the game says', () => {
  const match = opened('southern-cross', 2, { preset: 'short' })
  played(match, (turn) => (turn % 2 === 0 ? blunder(match) : chosen(match, 'greedy', turn)))
  const { loss, decisions } = review(match, 0, { playouts: 8, worlds: 3, seed: 2 })
  const [run] = longRunsOf([{ game: 'southern-cross', month: '2026-01', deals: 1, decisions }])
  expect(run!.all.mean).toBeCloseTo(loss, 9)
})
