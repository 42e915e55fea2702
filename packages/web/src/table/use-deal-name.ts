import { dealNamed, type Game } from '@tefuda/kernel'
import { useCallback } from 'react'
import { useSay } from '../i18n/index.ts'

/** What the deals of a game are called: game 2, round 2. */
export const useDealName = (game: Game): ((deal: number) => string) => {
  const say = useSay()
  return useCallback((deal) => say(dealNamed(game, deal)), [game, say])
}
