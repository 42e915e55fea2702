import { useMemo } from 'react'
import { usePreferences } from '../theme/index.ts'
import { isUnasked } from './asked.ts'
import type { Scene } from './scene.ts'
import type { Table, TableState } from './table.ts'
import type { SeatContext, TableGame } from './table-game.ts'
import { useMarksPossible } from './use-possible.ts'

/** What of a seat's context follows from what is being shown, and not from how the game stands. */
export type Seen = Pick<SeatContext, 'view' | 'handOrder' | 'gaps' | 'came'>

/** What is before the viewer's eyes, and the context of its questions about the game as it stands. */
export const useSeatContext = (
  table: Table,
  tableGame: TableGame,
  state: TableState,
  scene: Scene,
): { readonly seen: Seen; readonly context: SeatContext } => {
  const { handOrder } = usePreferences()
  const { seat } = state.context
  const seen = useMemo(
    () => ({
      view: scene.view,
      handOrder,
      gaps: tableGame.gaps?.(scene.view, scene.last) ?? [],
      came: seat === null ? [] : (tableGame.came?.(scene.events, seat) ?? []),
    }),
    [scene.view, scene.last, scene.events, seat, handOrder, tableGame],
  )
  const marksPossible = useMarksPossible(table)
  const context: SeatContext = {
    ...state.context,
    ...seen,
    marksPossible,
    wished: table.wished(),
    // While it is told how a deal ended, the next one has begun already; nothing of it is asked yet.
    due: state.context.due && scene.halt === null && !isUnasked(state),
  }
  return { seen, context }
}
