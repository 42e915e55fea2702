import { expect, it } from 'vitest'
import { longRunsOf, type ReviewedGame } from './long-run.ts'

const GAMES: readonly ReviewedGame[] = [
  {
    game: 'ccc',
    month: '2026-02',
    deals: 2,
    decisions: [
      { deal: 1, kind: 'draw', loss: 3 },
      { deal: 1, kind: 'place', loss: 1 },
      { deal: 2, kind: 'place', loss: 2 },
    ],
  },
  { game: 'ccc', month: '2026-01', deals: 2, decisions: [{ deal: 2, kind: null, loss: 2 }] },
  { game: 'exjan', month: '2026-02', deals: 1, decisions: [] },
]

it('tells points lost a deal by game, by kind of decision and by month, each with its error', () => {
  const [ccc, exjan] = longRunsOf(GAMES)
  // Deals lost 4, 2, 0 and 2: mean 2, variance 8/3.
  expect(ccc!.all).toEqual({ deals: 4, mean: 2, error: Math.sqrt(8 / 3 / 4) })
  expect(ccc!.kinds.map(({ kind, lost }) => [kind, lost.mean])).toEqual([
    ['draw', 0.75],
    ['place', 0.75],
  ])
  expect(ccc!.months.map(({ month, lost }) => [month, lost.deals, lost.mean])).toEqual([
    ['2026-01', 2, 1],
    ['2026-02', 2, 3],
  ])
  expect(exjan).toEqual({
    game: 'exjan',
    all: { deals: 1, mean: 0, error: 0 },
    kinds: [],
    months: [{ month: '2026-02', lost: { deals: 1, mean: 0, error: 0 } }],
  })
})
