import type { Game, Match, Seat } from '@tefuda/kernel'
import {
  type ZhengShangYouEngine,
  type ZhengShangYouMove,
  type ZhengShangYouState,
  zhengShangYou,
} from '@tefuda/zheng-shang-you'
import { expect, it } from 'vitest'
import { ask, botOf, open, playOn } from '../../testing/matches.ts'
import { sureMove } from './ending.ts'

const keepOrder = (cards: readonly number[]): number[] => [...cards]

/** Plays a sure line to its end and finds that nobody can answer any play but the last, with whatever cards are unseen. */
const follow = (engine: ZhengShangYouEngine, start: ZhengShangYouState, seat: Seat): void => {
  const state = engine.clone(start)
  for (let move: ZhengShangYouMove = sureMove(engine, state, seat)!; ; move = sureMove(engine, state, seat)!) {
    expect(engine.check(state, seat, move)).toBeNull()
    engine.apply(state, seat, move, keepOrder)
    if (state.hands[seat]!.length === 0) return
    const unseen = state.hands.flatMap((hand, other) => (other === seat ? [] : hand))
    for (let other = engine.toAct(state)[0]!; other !== seat; other = engine.toAct(state)[0]!) {
      const holdsAll = { ...state, hands: state.hands.with(other, unseen) }
      expect(engine.moves(holdsAll, other, { limit: 2 }).map(({ type }) => type)).toEqual(['pass'])
      engine.apply(state, other, { type: 'pass' }, keepOrder)
    }
  }
}

const isPlayedAtOnce = (match: Match, seat: Seat, sure: string): void => {
  const { engine } = match
  const { move, playouts } = ask(botOf('monte-carlo'), match, seat, { seed: 1 })
  expect([engine.format(move), playouts]).toEqual([sure, 0])
}

it('a sure move begins a line to which nobody has an answer', () => {
  let found = 0
  for (let deal = 1; deal <= 12; deal++) {
    const match: Match = open(zhengShangYou as unknown as Game, { deals: 1 }, 4, deal)
    const engine = match.engine as unknown as ZhengShangYouEngine
    while (match.engine.outcome(match.state) === null) {
      const state = match.state as ZhengShangYouState
      const seat = engine.toAct(state)[0]!
      const sure = sureMove(engine, state, seat)
      if (sure !== null && state.hands[seat]!.length > 3) {
        follow(engine, state, seat)
        isPlayedAtOnce(match, seat, engine.format(sure))
        found++
      }
      playOn(match, botOf('greedy'), 1, {})
    }
  }
  expect(found).toBeGreaterThan(10)
})
