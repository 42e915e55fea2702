import { heuristicsOf } from '@tefuda/bots'
import type { Match, Seat } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { chosen, opened, played, SMALL } from '../testing/games.ts'
import { errorsOf, type Progress, review, reviewable, reviewing } from './review.ts'

const TINY = { playouts: 8, worlds: 3, seed: 2 }

const TABLES = [
  ['southern-cross', 1, { preset: 'short' }],
  ['southern-cross', 2, { preset: 'short' }],
  ['cut-in-daifugo', 4, { deals: 2 }],
  ['zheng-shang-you', 4, { deals: 2 }],
  ['exjan', 3, {}],
  ['ccc', 2, { preset: 'small' }],
] as const

it.each(TABLES)('%s, %i seats: start, luck and loss come to the result, the same each time', (game, seats, rules) => {
  const match = opened(game, seats, rules)
  played(match, (turn) => chosen(match, 'greedy', turn))
  const told = review(match, 0, TINY)
  const { scores } = match.engine.outcome(match.state)!
  const others = scores.slice(1)
  const mean = others.length === 0 ? 0 : others.reduce((sum, score) => sum + score) / others.length
  expect(told.result).toBeCloseTo(scores[0]! - mean, 9)
  expect(told.start + told.luck - told.loss).toBeCloseTo(told.result, 9)
  expect(told.decisions.map(({ turn, move }) => [0, move, turn])).toEqual(
    told.decisions.map(({ turn }) => [...match.moves[turn - 1]!.slice(0, 2), turn]),
  )
  const numbers = told.decisions.map(({ number }) => number)
  expect(numbers).toEqual([...new Set(numbers)])
  // An answer that lets a move pass has the number of that move.
  const last = told.decisions.at(-1)!
  expect(last.number < last.turn).toBe(['cut-in-daifugo', 'exjan'].includes(game))
  expect(review(match, 0, TINY)).toEqual(told)
  // Where they stand is known before any is judged.
  const begun = reviewing(match, 0, TINY).next().value as Progress
  expect(begun.review.decisions).toEqual([])
  expect(begun.decisionPoints).toEqual(told.decisions.map(({ turn, number, deal }) => ({ turn, number, deal })))
})

type Met = (match: Match, move: string, moves: readonly string[]) => boolean

/** The turns of a seat in a game of Cut-in Daifugo whose moves are such (`moves`: the first two it could make), and which of them are decisions. */
const turnsMet = (seat: Seat, isSuch: Met) => {
  const match = opened('cut-in-daifugo', 4, { deals: 1 })
  const { engine } = match
  const such: number[] = []
  played(match, (turn) => {
    const [due] = engine.toAct(match.state)
    const move = chosen(match, 'greedy', turn)
    const moves = engine.moves(match.state, due!, { limit: 2 }).map((one) => engine.format(one))
    if (due === seat && isSuch(match, move, moves)) such.push(turn + 1)
    return move
  })
  const { decisions } = review(match, seat, { playouts: 1, worlds: 1, seed: 1 })
  return { such, decided: decisions.filter(({ turn }) => such.includes(turn)) }
}

it('a window that a table lets pass for whoever could cut in with jokers alone is no decision', () => {
  const { such, decided } = turnsMet(
    0,
    (match, move, moves) => move === 'no' && moves.length > 1 && !heuristicsOf(match).isAsked!(match.state, 0),
  )
  expect(such.length).toBeGreaterThan(0)
  expect(decided).toEqual([])
})

it('to pass with nothing to play is no decision, also where one might show a card instead', () => {
  const { such, decided } = turnsMet(1, (_, move, moves) => move === 'pass' && moves[0] === 'pass' && moves.length > 1)
  expect(such.length).toBeGreaterThan(0)
  expect(decided).toEqual([])
})

it('what seems to lose or to gain something is looked at again, longer, and the second look stands', () => {
  const match = opened('zheng-shang-you', 4, { deals: 2 })
  played(match, (turn) => chosen(match, turn % 3 === 0 ? 'random' : 'greedy', turn))
  const steps = [...reviewing(match, 0, SMALL)]
  const [first, second] = [steps.filter(({ look }) => look === 1), steps.filter(({ look }) => look > 1)]
  const longer = second.filter(({ look }) => look === 2)
  expect(longer.length).toBeGreaterThan(0)
  expect(longer.map(({ done, all }) => done / all)).toEqual(longer.map((_, k) => (k + 1) / longer.length))
  const before = first.at(-1)!.review.decisions
  const after = second.at(-1)!.review.decisions
  const again = after.filter((decision, k) => decision !== before[k])
  expect(again.length).toBeGreaterThan(0)
  expect(after.filter(({ costly, move, best }) => costly && move !== best).every((one) => again.includes(one))).toBe(
    true,
  )
  expect(review(match, 0, SMALL).decisions).toEqual(after)
})

it('a game that is not over is refused', () => {
  const match = opened('southern-cross', 1, {})
  expect(reviewable(match)?.code).toBe('not-over')
  played(match, (turn) => chosen(match, 'random', turn))
  expect(reviewable(match)).toBeNull()
})

it('the errors of a sum are those of its parts, as squares, and half of what a move was better than the choice', () => {
  const errors = { best: 3, played: 5, bestFromUsual: 8, playedFromUsual: 12 }
  const decision = { deal: 1, loss: 6, error: 4, errors }
  expect(errorsOf([decision])).toEqual({ start: 3, luck: 5, loss: 4 })
  expect(errorsOf([decision, decision])).toEqual({ start: Math.hypot(3, 8), luck: 13, loss: Math.hypot(4, 4) })
  expect(errorsOf([decision, { ...decision, deal: 2 }]).luck).toBe(Math.hypot(5, 5))
  expect(errorsOf([{ ...decision, loss: -6 }])).toEqual({ start: Math.hypot(3, 3), luck: 5, loss: 5 })
})
