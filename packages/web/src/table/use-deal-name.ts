import { useCallback } from 'react'
import { useSay } from '../i18n/index.ts'
import type { TableGame } from './table-game.ts'
import { useTableText } from './texts.ts'

/** What the deals of a game are called: game 2, round 2. */
export const useDealName = ({ dealName }: Pick<TableGame, 'dealName'>): ((deal: number) => string) => {
  const t = useTableText()
  const say = useSay()
  return useCallback(
    (deal) => (dealName === undefined ? t('deal', { n: deal }) : say(dealName(deal))),
    [dealName, t, say],
  )
}
