import { conformanceOf, playthroughOf } from '@tefuda/kernel/conformance/vitest'
import { southernCross } from './index.ts'

conformanceOf(southernCross, { shortened: { thousand: { target: 150 } } })

const seed = (digit: string): string => digit.repeat(64)

playthroughOf(southernCross, { seats: 1, seed: seed('1'), length: 12 }, 'playthroughs/solitaire.txt')
playthroughOf(southernCross, { seats: 3, seed: seed('2'), length: 12 }, 'playthroughs/three-players.txt')
playthroughOf(
  southernCross,
  { rules: { preset: 'wild' }, seats: 2, seed: seed('3'), length: 14 },
  'playthroughs/wild.txt',
)
playthroughOf(southernCross, { rules: { preset: '5x5' }, seats: 1, seed: seed('4'), length: 8 }, 'playthroughs/5x5.txt')
playthroughOf(
  southernCross,
  { rules: { preset: 'zodiac' }, seats: 2, seed: seed('5'), length: 10 },
  'playthroughs/zodiac.txt',
)
playthroughOf(
  southernCross,
  { rules: { preset: 'free' }, seats: 1, seed: seed('6'), length: 10 },
  'playthroughs/free.txt',
)
playthroughOf(
  southernCross,
  { rules: { preset: 'match' }, seats: 2, seed: seed('7'), length: 10 },
  'playthroughs/match.txt',
)
