import { playedSoFar } from '../storage/index.ts'
import { hasLearned } from '../storage/lessons-done.ts'
import { usePreferences } from '../theme/index.ts'
import type { Table } from './table.ts'

/** So many games after a lesson are first ones. */
const FIRST = 3

/** Whether what is possible is to be marked at a table: in one's first games after a lesson, or as the switch in the menu says. */
export const useMarksPossible = ({ played, mayMarkPossible }: Table): boolean => {
  const { possible } = usePreferences()
  const { id } = played.game
  const isFirst = possible === 'first' && hasLearned(id) && playedSoFar(id) < FIRST
  return mayMarkPossible && (isFirst || possible === 'always')
}
