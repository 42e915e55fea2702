import { findBot } from '@tefuda/bots'
import { type CccEvent, type CccOutcome, ccc } from '@tefuda/ccc'
import { expect, test } from 'vitest'
import { dealt, made } from '../../../testing/matches.ts'
import { holdingsIn } from './holdings.ts'

test('what each seat holds at the end is found in what happened', () => {
  const match = dealt(ccc, 4, { deals: 2 })
  const { game, rules, engine, state } = match
  for (let [seat] = engine.toAct(state); seat !== undefined; [seat] = engine.toAct(state)) {
    const { move } = findBot('greedy')!.choose({ game, rules, engine }, engine.view(state, seat), seat, { seed: 1 })
    made(match, seat, engine.format(move))
  }
  const events = match.events as readonly unknown[] as readonly CccEvent[]
  const { territory, nearTerritory } = engine.outcome(state) as CccOutcome
  const holdings = holdingsIn(events, 4)
  expect(holdings.map(({ own }) => own)).toEqual(territory)
  expect(holdings.map(({ near }) => near)).toEqual(nearTerritory)
  const end = events.findLast((event) => event.type === 'end')
  expect(holdings.map(({ low, middle, high }) => low + 2 * middle + 4 * high)).toEqual(end?.points)
})
