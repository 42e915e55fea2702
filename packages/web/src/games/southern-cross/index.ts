import { lazy } from 'react'
import type { PageGame } from '../page-game.ts'

export const southernCross: PageGame = {
  id: 'southern-cross',
  table: () => import('./table-game.ts'),
  puzzles: () => import('@tefuda/learn/puzzles/southern-cross.json'),
  scorer: lazy(() => import('./scorer/scorer-page.tsx')),
}
