import { lazy } from 'react'
import type { PageGame } from '../page-game.ts'

export const cutInDaifugo: PageGame = {
  id: 'cut-in-daifugo',
  table: () => import('./table-game.ts'),
  puzzles: () => import('@tefuda/learn/puzzles/cut-in-daifugo.json'),
  scorer: lazy(() => import('./scorer/scorer-page.tsx')),
}
