import { lazy } from 'react'
import type { PageGame } from '../page-game.ts'

export const zhengShangYou: PageGame = {
  id: 'zheng-shang-you',
  table: () => import('./table-game.ts'),
  puzzles: () => import('@tefuda/learn/puzzles/zheng-shang-you.json'),
  scorer: lazy(() => import('./scorer/scorer-page.tsx')),
}
