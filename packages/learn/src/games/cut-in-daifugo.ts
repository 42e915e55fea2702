import type { LearnGame } from './learn-game.ts'

export const cutInDaifugo = {
  id: 'cut-in-daifugo',
  lessons: () => import('@tefuda/cut-in-daifugo/lessons'),
  // Three deals: one has as many results as seats.
  daily: { rules: { deals: 3 }, seats: 4 },
  puzzles: { rules: { deals: 1 }, seats: 4, from: 0.4 },
} as const satisfies LearnGame
