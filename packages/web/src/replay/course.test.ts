import { findGame } from '@tefuda/games'
import { recordOf, rng } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { dealt, made } from '../../testing/matches.ts'
import { BUSY_TABLES } from '../../testing/steps.ts'
import { courseOf } from './course.ts'

const MOVES = 150

test.each(BUSY_TABLES)(
  'what a step led to is what is seen at the position after it: %s, %i seats, %o',
  (game, seats, rules) => {
    const match = dealt(findGame(game)!, seats, rules)
    const { engine, state } = match
    const random = rng(9)
    for (let k = 0; k < MOVES; k++) {
      const due = engine.toAct(state)
      if (due.length === 0) break
      const seat = due[random.below(due.length)]!
      made(match, seat, engine.format(engine.pick(state, seat, random)))
    }
    const course = courseOf(recordOf(match))
    if ('refusal' in course) throw new Error(course.refusal.message.en)
    for (const [k, { move, to }] of course.steps.entries()) {
      const phase = (position: number): string => engine.status(course.at(position).state).phase
      // Who has answered is told to nobody until all have.
      if (phase(to) === 'window' && (to > move + 1 || phase(move) === 'window')) continue
      const mover = course.mover(move)!
      const after = course.context(move, mover).after(course.events(k + 1))
      expect(JSON.stringify(after)).toBe(JSON.stringify(course.context(to, mover).view))
    }
    expect(course.length).toBeGreaterThan(80)
  },
)
