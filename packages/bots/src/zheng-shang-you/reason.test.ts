import { climbingRank } from '@tefuda/climbing'
import type { Game, Match, Seat } from '@tefuda/kernel'
import {
  type ZhengShangYouEngine,
  type ZhengShangYouMove,
  type ZhengShangYouState,
  zhengShangYou,
} from '@tefuda/zheng-shang-you'
import { expect, it } from 'vitest'
import { botOf, open, playOn } from '../../testing/matches.ts'
import { reasonFor } from '../reasons-of.ts'

const keepOrder = (cards: readonly number[]): number[] => [...cards]

interface Told {
  readonly engine: ZhengShangYouEngine
  readonly state: ZhengShangYouState
  readonly seat: Seat
  readonly move: ZhengShangYouMove
  /** The reason in Japanese. */
  readonly ja: string
}

/** Goes through so many deals of bots and calls back with what is told of moves at every decision. */
const atMoves = (deals: number, look: (told: Told) => void): void => {
  for (let deal = 1; deal <= deals; deal++) {
    const match: Match = open(zhengShangYou as unknown as Game, { deals: 1 }, 4, deal)
    const engine = match.engine as unknown as ZhengShangYouEngine
    while (match.engine.outcome(match.state) === null) {
      const state = match.state as ZhengShangYouState
      const seat = engine.toAct(state)[0]!
      const view = engine.view(state, seat)
      for (const move of engine.moves(state, seat, { limit: 60 })) {
        const { ja } = reasonFor(match, view, seat, engine.format(move))!.text
        look({ engine, state, seat, move, ja })
      }
      playOn(match, botOf('greedy'), 1, {})
    }
  }
}

it('what nothing unseen is said to beat is beaten by nobody, with whatever cards are unseen', () => {
  let safe = 0
  atMoves(6, ({ engine, state, seat, move, ja }) => {
    if (!ja.startsWith('これより強い札はもう残っていない')) return
    const unseen = state.hands.flatMap((hand, other) => (other === seat ? [] : hand))
    const after = engine.clone(state)
    engine.apply(after, seat, move, keepOrder)
    const next = engine.toAct(after)[0]!
    const holdsAll = { ...after, hands: after.hands.with(next, unseen) }
    expect(engine.moves(holdsAll, next, { limit: 2 }).map(({ type }) => type)).toEqual(['pass'])
    safe++
  })
  expect(safe).toBeGreaterThan(20)
})

it('as many unseen cards are said to beat a play as there are in the plays that could, jokers and twos among them', () => {
  let found = 0
  atMoves(3, ({ engine, state, seat, move, ja }) => {
    const told = ja.match(/これに勝てる、見えていない札は(\d+)枚だけ/)?.[1]
    if (told === undefined || move.type !== 'play') return
    const after = engine.clone(state)
    engine.apply(after, seat, move, keepOrder)
    const next = engine.toAct(after)[0]!
    const unseen = state.hands.flatMap((hand, other) => (other === seat ? [] : hand))
    const holdsAll = { ...after, hands: after.hands.with(next, unseen) }
    const beating = engine.moves(holdsAll, next).flatMap((one) => (one.type === 'play' ? one.laid : []))
    expect(new Set(beating.map(({ card }) => card)).size, engine.format(move)).toBe(Number(told))
    found++
  })
  expect(found).toBeGreaterThan(20)
})

it('a follow is said to go without a strong card only where a stronger one than all it lays stays in the hand', () => {
  const wrong: string[] = []
  let [spared, strongest] = [0, 0]
  atMoves(4, ({ engine, state, seat, move, ja }) => {
    if (move.type !== 'play') return
    const isSpared = ja.startsWith('強い札を使わずに返して')
    if (!isSpared && !ja.startsWith('手のなかでいちばん強い札で返し')) return
    const most = Math.max(...move.laid.map(({ as }) => climbingRank(as)))
    const left = state.hands[seat]!.filter((card) => move.laid.every((one) => one.card !== card))
    if (left.some((card) => climbingRank(card) > most) !== isSpared) wrong.push(`${engine.format(move)}: ${ja}`)
    if (isSpared) spared++
    else strongest++
  })
  expect(wrong).toEqual([])
  expect(spared).toBeGreaterThan(20)
  expect(strongest).toBeGreaterThan(3)
})
