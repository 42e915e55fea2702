import { findGame } from '@tefuda/games'
import { isRefusal, openMatch, recordOf } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import type { KeptRecord } from '../storage/index.ts'
import { figuresOf, movingMean, statsOf } from './own-stats.ts'

const played = (game: string, bots: number, when: number, scores: readonly number[], more = {}): KeptRecord => {
  const match = openMatch({
    game: findGame(game)!,
    seats: bots + 1,
    seed: `${when}`.padStart(64, '0'),
    names: [{}, ...Array.from({ length: bots }, () => ({ bot: 'greedy' }))],
  })
  if (isRefusal(match)) throw new Error(match.message.en)
  const best = Math.max(...scores)
  const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length)
  const outcome = { scores: [...scores], ranks, winners: [...scores.keys()].filter((seat) => scores[seat] === best) }
  return { id: `${when}`, record: { ...recordOf(match), outcome, ...more }, finished: when, imported: false }
}

test('games of one person, and those where it is known who one was, are counted, each rule set and number of seats by itself, the latest first', () => {
  const stats = statsOf([
    played('southern-cross', 0, 1, [300]),
    played('southern-cross', 1, 2, [300, 400]),
    played('southern-cross', 0, 3, [500]),
    { ...played('southern-cross', 0, 4, [9999]), imported: true },
    { ...played('southern-cross', 0, 6, [9999]), exercise: true },
    played('southern-cross', 1, 5, [1, 2], { seats: [{}, {}] }),
    { ...played('southern-cross', 1, 7, [5, 80], { seats: [{}, {}] }), seat: 1 },
  ])
  expect(stats.map(({ seats, games }) => [seats, games.map(({ score }) => score)])).toEqual([
    [2, [300, 80]],
    [1, [300, 500]],
  ])
})

test('figures tell mean, wins and runs, and the best without help', () => {
  const results = [
    [10, 5],
    [20, 5],
    [1, 5],
    [30, 5],
    [40, 5],
  ]
  const [stats] = statsOf(
    results.map((scores, at) => played('southern-cross', 1, at, scores, at === 4 ? { undone: 2 } : {})),
  )
  const figures = figuresOf(stats!.games)
  expect(figures).toMatchObject({ count: 5, best: 30, won: 4, streak: { longest: 2, now: 2 }, aided: 1 })
  expect(figures.mean).toBeCloseTo(20.2)
  // Student's t at 4 degrees of freedom: 2.776; deviation 15.5.
  expect(figures.error).toBeCloseTo(19.24, 1)
  expect(movingMean(stats!.games, 2)).toEqual([10, 15, 10.5, 15.5, 35])
})

test('alone nobody wins', () => {
  const [stats] = statsOf([played('southern-cross', 0, 1, [300])])
  expect(figuresOf(stats!.games)).toMatchObject({ won: null, streak: null, error: null, best: 300 })
})
