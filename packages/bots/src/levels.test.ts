import { findGame } from '@tefuda/games'
import { isRefusal, openMatch, playMove } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { findBot } from './index.ts'
import { LEVELS, type Level } from './levels.ts'

const game = findGame('southern-cross')!
const SHUFFLES = 30

/** The points of two levels at one table, the first at seat 0. */
const pointsOf = (levels: readonly [Level, Level], shuffle: number): readonly number[] => {
  const match = openMatch({ game, rules: {}, seats: 2, seed: shuffle.toString(16).padStart(64, '0') })
  if (isRefusal(match)) throw new Error(match.message.en)
  const { engine, rules, state, moves } = match
  for (let [seat] = engine.toAct(state); seat !== undefined; [seat] = engine.toAct(state)) {
    const { bot, thinking } = levels[seat]!
    const table = { game, rules, engine }
    const { move } = findBot(bot)!.choose(table, engine.view(state, seat), seat, { seed: moves.length, ...thinking })
    playMove(match, seat, engine.format(move))
  }
  return engine.outcome(state)!.scores
}

/** The part of the games that the first wins, on the same shuffles from both seats. */
const winsOf = (better: Level, worse: Level): number => {
  let won = 0
  for (let shuffle = 0; shuffle < SHUFFLES; shuffle++) {
    const [first = 0, second = 0] = pointsOf([better, worse], shuffle)
    const [third = 0, fourth = 0] = pointsOf([worse, better], shuffle)
    won += Number(first > second) + Number(fourth > third)
  }
  return won / (2 * SHUFFLES)
}

test('of the levels that think no further than a glance, each beats the one below', () => {
  const [beginner, casual, easy] = LEVELS as [Level, Level, Level]
  expect(winsOf(casual, beginner)).toBeGreaterThan(0.55)
  expect(winsOf(easy, casual)).toBeGreaterThan(0.55)
})
