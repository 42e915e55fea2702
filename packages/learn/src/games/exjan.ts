import type { LearnGame } from './learn-game.ts'

export const exjan = {
  id: 'exjan',
  lessons: () => import('@tefuda/exjan/lessons'),
  // Two rounds.
  daily: { rules: { deals: 2 }, seats: 4 },
  puzzles: { rules: { deals: 1 }, seats: 4, from: 0.2 },
} as const satisfies LearnGame
