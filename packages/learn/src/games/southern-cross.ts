import type { LearnGame } from './learn-game.ts'

export const southernCross = {
  id: 'southern-cross',
  lessons: () => import('@tefuda/southern-cross/lessons'),
  // Alone on the small board.
  daily: { rules: { undo: false }, seats: 1 },
  puzzles: { rules: {}, seats: 1, from: 0.65 },
} as const satisfies LearnGame
