import type { LearnGame } from './learn-game.ts'

export const ccc = {
  id: 'ccc',
  lessons: () => import('@tefuda/ccc/lessons'),
  // One game.
  daily: { rules: {}, seats: 2 },
  puzzles: { rules: {}, seats: 2, from: 0.82, apart: 8 },
} as const satisfies LearnGame
