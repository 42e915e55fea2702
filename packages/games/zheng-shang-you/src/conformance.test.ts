import { RANKS, SUITS } from '@tefuda/kernel'
import { conformanceOf, playthroughOf } from '@tefuda/kernel/conformance/vitest'
import { describe } from 'vitest'
import { zhengShangYou } from './index.ts'

conformanceOf(zhengShangYou)

describe('with a first dealer who is drawn', () => {
  const drawn = { firstDealer: 'drawn', deals: 2 }
  conformanceOf(zhengShangYou, {
    shortened: { standard: drawn, teams: drawn, 'san-jia-xi': drawn },
    games: 1,
    points: 4,
    seed: 6,
  })
})

const seed = (digit: string): string => digit.repeat(64)

playthroughOf(zhengShangYou, { seats: 5, seed: seed('1'), length: 40 }, 'playthroughs/alone.txt')
playthroughOf(
  zhengShangYou,
  { rules: { preset: 'teams' }, seats: 4, seed: seed('2'), length: 40 },
  'playthroughs/teams.txt',
)
playthroughOf(
  zhengShangYou,
  { rules: { preset: 'san-jia-xi' }, seats: 6, seed: seed('3'), length: 40 },
  'playthroughs/san-jia-xi.txt',
)

/** A suit for each seat and a joker for the first two: who leads plays three to ace at once, and is soon out. */
const SUIT_EACH = [...RANKS.flatMap((rank) => SUITS.map((suit) => suit + rank)), 'RJ', 'BJ']

const run = (suit: string): string => [...RANKS.slice(2), 'A'].map((rank) => suit + rank).join(' ')

const passes = (...seats: readonly number[]) => seats.map((seat) => [seat, 'pass'] as const)

playthroughOf(
  zhengShangYou,
  {
    seats: 4,
    seed: seed('4'),
    orders: [SUIT_EACH],
    moves: [
      [0, run('S')],
      ...passes(1, 2, 3),
      [0, 'S2 RJ=H2'],
      ...passes(1, 2, 3),
      [1, run('H')],
      ...passes(2, 3),
      [1, 'H2 BJ=S2'],
      ...passes(2, 3),
      [2, run('D')],
      ...passes(3),
      [2, 'D2'],
    ],
    length: 30,
  },
  'playthroughs/exchange.txt',
)
