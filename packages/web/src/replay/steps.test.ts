import { findGame } from '@tefuda/games'
import { recordOf, rng } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { dealt, made } from '../../testing/matches.ts'
import { courseOf } from './course.ts'

const courseOfRandom = (game: string, seats: number, moves: number) => {
  const match = dealt(findGame(game)!, seats, {})
  const random = rng(4)
  for (let k = 0; k < moves; k++) {
    const seat = match.engine.toAct(match.state)[0]
    if (seat === undefined) break
    // As people play: hardly anybody claims.
    const passes = match.engine.status(match.state).phase === 'window' && random.below(8) > 0
    const move = passes ? match.engine.timeoutMove(match.state, seat) : match.engine.pick(match.state, seat, random)
    made(match, seat, match.engine.format(move))
  }
  const course = courseOf(recordOf(match))
  if ('refusal' in course) throw new Error(course.refusal.message.en)
  return course
}

test.each([
  ['exjan', 4],
  ['cut-in-daifugo', 4],
] as const)('answers that let a move pass belong to it: %s', (game, seats) => {
  const { steps, record, match, at } = courseOfRandom(game, seats, 300)
  expect(steps.length).toBeLessThan(record.moves.length * 0.65)
  expect(steps.at(-1)!.to).toBe(record.moves.length)
  for (const [k, { move, to }] of steps.entries()) {
    expect(move).toBe(steps[k - 1]?.to ?? 0)
    for (let answer = move + 1; answer < to; answer++)
      expect(match.engine.status(at(answer).state).phase).toBe('window')
  }
})

test('where nobody is asked every move is a step, and the last of a deal is marked', () => {
  const { steps, record } = courseOfRandom('southern-cross', 2, 300)
  expect(steps.map(({ move }) => move)).toEqual(record.moves.map((_, k) => k))
  expect(steps.filter(({ ends }) => ends).map(({ to }) => to)).toEqual([record.moves.length])
  expect(steps.some(({ turns }) => turns)).toBe(true)
})
