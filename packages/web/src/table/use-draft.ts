import { useMemo } from 'react'
import { onItsWay } from './on-its-way.ts'
import type { Table, TableState } from './table.ts'
import type { Picture, SeatContext, TableGame } from './table-game.ts'
import { type Moves, startOf } from './use-moves.ts'
import type { Seen } from './use-seat-context.ts'
import { useSlow } from './use-slow.ts'

export interface PicturedDraft {
  /** What `draft` is put together in: while a move is on its way, the context it was made in. */
  readonly draftContext: SeatContext
  readonly draft: unknown
  readonly picture: Picture
  /** A move has been on its way for so long that it is worth a word. */
  readonly isSlow: boolean
}

/** The move that is put together, or lies where it was put while it is on its way, as the table shows it. */
export const useDraft = (
  table: Table,
  tableGame: TableGame,
  { sent }: Pick<TableState, 'sent'>,
  { seen, context }: { readonly seen: Seen; readonly context: SeatContext },
  moves: Moves,
): PicturedDraft => {
  const isSlow = useSlow(sent !== null)
  const lying = useMemo(() => {
    if (sent === null) return null
    const draftContext: SeatContext = { ...sent.context, ...seen }
    return { draftContext, draft: tableGame.draftOf(sent.move, draftContext) }
  }, [sent, seen, tableGame])
  const { draftContext, draft } = lying ?? {
    draftContext: context,
    draft: moves.draft ?? startOf(table, tableGame, context),
  }
  const drawn = tableGame.picture(draft, draftContext)
  return { draftContext, draft, picture: sent === null ? drawn : onItsWay(drawn, isSlow), isSlow }
}
