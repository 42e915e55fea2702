import { climbingRank } from '@tefuda/climbing'
import type { Game, Match } from '@tefuda/kernel'
import { type ZhengShangYouEngine, type ZhengShangYouState, zhengShangYou } from '@tefuda/zheng-shang-you'
import { expect, it } from 'vitest'
import { botOf, open, playOn } from '../../testing/matches.ts'
import { reasonFor } from '../reasons-of.ts'

const keepOrder = (cards: readonly number[]): number[] => [...cards]

it('what nothing unseen is said to beat is beaten by nobody, with whatever cards are unseen', () => {
  let safe = 0
  for (let deal = 1; deal <= 6; deal++) {
    const match: Match = open(zhengShangYou as unknown as Game, { deals: 1 }, 4, deal)
    const engine = match.engine as unknown as ZhengShangYouEngine
    while (match.engine.outcome(match.state) === null) {
      const state = match.state as ZhengShangYouState
      const seat = engine.toAct(state)[0]!
      const view = engine.view(state, seat)
      const unseen = state.hands.flatMap((hand, other) => (other === seat ? [] : hand))
      for (const move of engine.moves(state, seat, { limit: 60 })) {
        const told = reasonFor(match, view, seat, engine.format(move))!.text.ja
        if (!told.startsWith('これより強い札はもう残っていない')) continue
        const after = engine.clone(state)
        engine.apply(after, seat, move, keepOrder)
        const next = engine.toAct(after)[0]!
        const holdsAll = { ...after, hands: after.hands.with(next, unseen) }
        expect(engine.moves(holdsAll, next, { limit: 2 }).map(({ type }) => type)).toEqual(['pass'])
        safe++
      }
      playOn(match, botOf('greedy'), 1, {})
    }
  }
  expect(safe).toBeGreaterThan(20)
})

it('a follow is said to go without a strong card only where a stronger one than all it lays stays in the hand', () => {
  const wrong: string[] = []
  let [spared, strongest] = [0, 0]
  for (let deal = 1; deal <= 4; deal++) {
    const match: Match = open(zhengShangYou as unknown as Game, { deals: 1 }, 4, deal)
    const engine = match.engine as unknown as ZhengShangYouEngine
    while (match.engine.outcome(match.state) === null) {
      const state = match.state as ZhengShangYouState
      const seat = engine.toAct(state)[0]!
      for (const move of engine.moves(state, seat, { limit: 60 })) {
        if (move.type !== 'play') continue
        const { ja } = reasonFor(match, engine.view(state, seat), seat, engine.format(move))!.text
        const isSpared = ja.startsWith('強い札を使わずに返して')
        if (!isSpared && !ja.startsWith('手のなかでいちばん強い札で返し')) continue
        const most = Math.max(...move.laid.map(({ as }) => climbingRank(as)))
        const left = state.hands[seat]!.filter((card) => move.laid.every((one) => one.card !== card))
        if (left.some((card) => climbingRank(card) > most) !== isSpared) wrong.push(`${engine.format(move)}: ${ja}`)
        if (isSpared) spared++
        else strongest++
      }
      playOn(match, botOf('greedy'), 1, {})
    }
  }
  expect(wrong).toEqual([])
  expect(spared).toBeGreaterThan(20)
  expect(strongest).toBeGreaterThan(3)
})
