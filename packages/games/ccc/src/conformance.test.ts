import { defaultRules } from '@tefuda/kernel'
import { conformanceOf, playthroughOf } from '@tefuda/kernel/conformance/vitest'
import { ccc } from './index.ts'

conformanceOf(ccc)

const seed = (digit: string): string => digit.repeat(64)

playthroughOf(ccc, { seats: 2, seed: seed('1'), length: 14 }, 'playthroughs/standard.txt')
playthroughOf(
  ccc,
  { rules: { preset: 'small' }, seats: 4, seed: seed('2'), length: 14 },
  'playthroughs/four-players.txt',
)
playthroughOf(ccc, { rules: { preset: 'large' }, seats: 3, seed: seed('3'), length: 12 }, 'playthroughs/large.txt')
playthroughOf(
  ccc,
  { rules: { preset: 'advanced' }, seats: 2, seed: seed('4'), length: 14 },
  'playthroughs/advanced.txt',
)

/** From the first coin to the last turn, on five cells, with large hands from a new pack and large draws. */
const pack = ccc.engine(defaultRules(ccc.schema), 3).deck
playthroughOf(
  ccc,
  {
    rules: { board: [[1, 2, 3, 2, 1]], hand: 15, draws: { none: 20, two: 6, five: 0 } },
    seats: 3,
    seed: seed('5'),
    orders: [pack.cards.map(pack.name)],
    moves: [
      [0, 'SA S3 > b1'],
      [0, 'draw 20'],
      [1, 'DA H3 > d1'],
      [1, 'draw 20'],
      [2, 'CA C3 > b1'],
      [2, 'draw 20'],
      [0, 'HA > a1'],
      [0, 'draw 6 - S5 S7'],
      [1, 'draw 0'],
      [2, 'D9 > c1'],
      [2, 'draw 0'],
      [0, 'draw 0'],
    ],
    length: 12,
  },
  'playthroughs/to-the-end.txt',
)
