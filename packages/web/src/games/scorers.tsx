import { type ComponentType, lazy } from 'react'
import { useParams } from 'wouter'
import { NotFound } from '../site/failure.tsx'

const SCORERS: Readonly<Record<string, ComponentType>> = {
  'southern-cross': lazy(() => import('./southern-cross/scorer/scorer-page.tsx')),
  'cut-in-daifugo': lazy(() => import('./cut-in-daifugo/scorer/scorer-page.tsx')),
  'zheng-shang-you': lazy(() => import('./zheng-shang-you/scorer/scorer-page.tsx')),
  exjan: lazy(() => import('./exjan/scorer/scorer-page.tsx')),
  ccc: lazy(() => import('./ccc/scorer/scorer-page.tsx')),
}

/** The scorer of the game that the address names; each comes when it is asked for. */
const Scorers = () => {
  const { game = '' } = useParams()
  const Scorer = SCORERS[game]
  return Scorer === undefined ? <NotFound /> : <Scorer />
}

export default Scorers
