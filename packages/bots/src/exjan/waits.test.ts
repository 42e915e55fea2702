import { type ExjanMove, type ExjanState, exjan } from '@tefuda/exjan'
import type { Card, Game, Seat } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { botOf, open, playOn } from '../../testing/matches.ts'
import { reasonFor } from '../reasons-of.ts'

it('cards that a hand is said to wait for are those it could win by', () => {
  const found = { open: 0, closed: 0 }
  for (let deal = 1; deal <= 3; deal++) {
    const match = open(exjan as unknown as Game, {}, 4, deal)
    const { engine } = match
    /** Whether a seat could win by a card that comes in the place of a discard. */
    const wins = (seat: Seat, discard: Card, card: Card): boolean => {
      const after = engine.clone(match.state) as ExjanState
      after.hands[seat] = [...after.hands[seat]!.filter((other) => other !== discard), card]
      after.drawn = true
      return (engine.moves(after, seat) as ExjanMove[]).some(({ type }) => type === 'win')
    }
    while (engine.outcome(match.state) === null) {
      const { window, turn, hands, wall, melds } = match.state as ExjanState
      const view = engine.view(match.state, turn)
      const moves = window === null ? (engine.moves(match.state, turn) as ExjanMove[]) : []
      for (const move of moves) {
        if (move.type !== 'discard') continue
        const { ja } = reasonFor(match, view, turn, engine.format(move))!.text
        const said = ja.match(/で待つ。見えていない待ち札は(\d+)枚/)
        if (said === null) continue
        const unseen = [...wall, ...hands.flatMap((hand, seat) => (seat === turn ? [] : hand))]
        expect(unseen.filter((card) => wins(turn, move.card, card)).length, ja).toBe(Number(said[1]))
        found[melds[turn]!.length > 0 ? 'open' : 'closed']++
      }
      playOn(match, botOf('greedy'), 1, {})
    }
  }
  expect(Math.min(found.open, found.closed), JSON.stringify(found)).toBeGreaterThan(0)
})
