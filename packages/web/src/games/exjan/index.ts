import { lazy } from 'react'
import type { PageGame } from '../page-game.ts'

export const exjan: PageGame = {
  id: 'exjan',
  table: () => import('./table-game.ts'),
  puzzles: () => import('@tefuda/learn/puzzles/exjan.json'),
  scorer: lazy(() => import('./scorer/scorer-page.tsx')),
}
