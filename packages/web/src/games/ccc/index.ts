import { lazy } from 'react'
import type { PageGame } from '../page-game.ts'

export const ccc: PageGame = {
  id: 'ccc',
  table: () => import('./table-game.ts'),
  puzzles: () => import('@tefuda/learn/puzzles/ccc.json'),
  scorer: lazy(() => import('./scorer/scorer-page.tsx')),
  calculator: lazy(() => import('./calculator/calculator-page.tsx')),
  editors: { board: lazy(() => import('./board-editor.tsx')) },
}
