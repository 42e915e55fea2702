import { findGame } from '@tefuda/games'
import { type RulesRequest, recordOf, rng } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { dealt, made } from '../../testing/matches.ts'
import { loadTableGame } from '../games/index.ts'
import { courseOf } from '../replay/course.ts'
import type { SeatContext } from '../table/table-game.ts'
import { settledStep } from './settled-step.ts'

const played = (game: string, seats: number, rules: RulesRequest) => {
  const match = dealt(findGame(game)!, seats, rules)
  const { engine, state } = match
  const random = rng(4)
  for (let due = engine.toAct(state); due.length > 0; due = engine.toAct(state)) {
    const seat = due[random.below(due.length)]!
    made(match, seat, engine.format(engine.pick(state, seat, random)))
  }
  const course = courseOf(recordOf(match))
  if ('refusal' in course) throw new Error(course.refusal.message.en)
  return course
}

/** What is seen but who is to act: who has answered already is told to nobody until all have. */
const told = ({ view }: SeatContext): object => ({ ...(view as object), toAct: null })

const TABLES = [
  ['southern-cross', 2, { deals: 2 }],
  ['zheng-shang-you', 4, { deals: 2 }],
  ['exjan', 4, { deals: 2 }],
  ['ccc', 2, {}],
] as const

test.each(TABLES)(
  'table, hands and points are those after the step, up to the very end: %s',
  async (game, seats, rules) => {
    const course = played(game, seats, rules)
    const tableGame = await loadTableGame(course.match, false)
    const settled = course.steps.map((_, k) => settledStep(course, tableGame, k + 1))
    expect(settled.map(({ scores }) => scores)).toEqual(course.steps.map(({ to }) => course.scores[to]))
    // After the last step of a deal the engine has dealt the next.
    const { length } = course.steps
    for (const [k, { to }] of [...course.steps.entries()].filter(([k, { ends }]) => !ends || k + 1 === length))
      expect(told(settled[k]!.seenBy(0))).toEqual(told(course.context(to, 0)))
    expect(settledStep(course, tableGame, 0).seenBy(1).view).toEqual(course.context(0, 1).view)
  },
)

test('at the end of a deal what is shown is that deal, not the next', async () => {
  const course = played('zheng-shang-you', 4, { deals: 2 })
  const tableGame = await loadTableGame(course.match, false)
  const last = course.steps.findIndex(({ ends }) => ends) + 1
  const { seenBy, last: events } = settledStep(course, tableGame, last)
  expect(tableGame.dealEnd(events.at(-1)!)).not.toBeNull()
  const held = [0, 1, 2, 3].map((seat) => {
    const context = seenBy(seat)
    return tableGame.words(tableGame.blank(context), context).cards.length
  })
  expect(Math.min(...held)).toBe(0)
})
