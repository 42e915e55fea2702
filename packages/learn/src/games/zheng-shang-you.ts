import type { LearnGame } from './learn-game.ts'

export const zhengShangYou = {
  id: 'zheng-shang-you',
  lessons: () => import('@tefuda/zheng-shang-you/lessons'),
  // Three deals: one has as many results as seats.
  daily: { rules: { deals: 3 }, seats: 4 },
  puzzles: { rules: { deals: 1 }, seats: 4, from: 0.1 },
} as const satisfies LearnGame
