import { eventsFor, type Match, rng } from '@tefuda/kernel'
import { type SouthernCrossEvent, type SouthernCrossView, southernCross } from '@tefuda/southern-cross'
import { expect, test } from 'vitest'
import { dealt, made } from '../../../testing/matches.ts'
import { contextOf } from '../../table/seat-context.ts'
import { handOf, type SouthernContext } from './cells.ts'
import { gapsIn } from './gaps.ts'
import { handAnchor, motionsOf } from './motions.ts'

/** The hand of whoever moves, as it is shown after each event of the move, and where each event's cards fly to. */
const shownIn = (match: Match, seat: number, move: string) => {
  const context = contextOf(match, seat) as SouthernContext
  const from = eventsFor(match, seat).length
  made(match, seat, move)
  const events = eventsFor(match, seat, from) as SouthernCrossEvent[]
  return events.map((event, k) => {
    const view = context.after(events.slice(0, k))
    const after = context.after(events.slice(0, k + 1))
    const goals = motionsOf(view, event).flatMap((motion) => (motion.kind === 'travel' ? [motion.to] : []))
    return {
      type: event.type,
      hand: handOf({ ...context, view: after, gaps: gapsIn(after, events.slice(0, k + 1)) }),
      before: handOf({ ...context, view, gaps: gapsIn(view, events.slice(0, k)) }),
      goals,
    }
  })
}

test.each([
  ['standard', 1, 1],
  ['wild', 2, 2],
  ['match', 2, 1],
])(
  'while a move of %s is shown, cards keep their places, and drawn ones go where none lies (%i seats)',
  (preset, seats, most) => {
    const match = dealt(southernCross, seats, { preset, target: 0 })
    const { engine, state } = match
    const random = rng(4)
    const counts: number[] = []
    for (let [seat] = engine.toAct(state); seat !== undefined; [seat] = engine.toAct(state)) {
      const steps = shownIn(match, seat, engine.format(engine.pick(state, seat, random)))
      const hand = (engine.view(state, seat) as SouthernCrossView).hands[seat]?.cards ?? []
      for (const step of steps) expect(step.hand.map((card, place) => card || hand[place])).toEqual(hand)
      for (const { before, goals } of steps.filter(({ type }) => type === 'draw')) {
        const gaps = before.flatMap((card, place) => (card === '' ? [handAnchor(place)] : []))
        expect(new Set(goals)).toEqual(new Set(gaps))
        counts.push(gaps.length)
      }
    }
    expect(Math.max(...counts)).toBe(most)
  },
)
