import type { Budget } from '@tefuda/kernel/conformance'
import { conformanceOf } from '@tefuda/kernel/conformance/vitest'
import { describe } from 'vitest'
import { type ExjanEngine, type ExjanState, exjan } from './index.ts'

// Hands of eight are the preset of that name; what follows plays them to win.
const shortened = { standard: { laps: 1 }, eight: { laps: 1, deals: 2 } }

describe('played at random', () => {
  conformanceOf(exjan, { shortened })
})

/** Wins, calls and reaches where it can, and keeps what fits: random play hardly ever wins. */
const eager: Budget['player'] = (anyEngine, anyState, seat, random) => {
  const engine = anyEngine as unknown as ExjanEngine
  const state = anyState as ExjanState
  const moves = engine.moves(state, seat)
  const lacking = moves.map((move) => {
    const { missing } = engine.preview(state, seat, move)
    return missing - (move.type === 'reach' ? 0.5 : 0) + random.below(10) / 100
  })
  return moves[lacking.indexOf(Math.min(...lacking))]!
}

describe('played to win', () => {
  conformanceOf(exjan, { shortened, player: eager, seed: 2 })
})

describe.each([4, 8, 13])('with hands of %i', (hand) => {
  conformanceOf(exjan, {
    shortened: { standard: { laps: 1, deals: 3, hand } },
    player: eager,
    games: 1,
    points: 4,
    seed: hand,
  })
})

describe('with a dealer who is drawn, and claims from the left alone', () => {
  conformanceOf(exjan, {
    shortened: { standard: { laps: 1, deals: 3, firstDealer: 'drawn', claims: 'left' } },
    player: eager,
    games: 1,
    points: 4,
    seed: 5,
  })
})
