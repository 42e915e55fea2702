import type { Refusal, Seat } from '@tefuda/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Table } from './table.ts'
import type { Gesture, SeatContext, TableGame } from './table-game.ts'

export interface Moves {
  /** The move being put together; null while nothing is chosen but what leaves no choice. */
  readonly draft: unknown
  readonly refused: Refusal | null
  readonly forgetRefusal: () => void
  readonly gesture: (gesture: Gesture) => void
  /** Shows a move as if it had been put together. */
  readonly propose: (move: string) => void
  readonly reset: () => void
}

/** What a person has put together so far, and who it was: nobody goes on with another's move. */
interface Hands {
  readonly seat: Seat | null
  readonly draft: unknown
  readonly refused: Refusal | null
}

/** Puts moves together from gestures and plays them. `onLook`: a place is to be looked into; `onPlayed`: a move was played. */
export const useMoves = (
  table: Table,
  tableGame: TableGame,
  onLook: (pile: string) => void,
  onPlayed: () => void,
): Moves => {
  const [hands, setHands] = useState<Hands>({ seat: null, draft: null, refused: null })
  const { seat } = table.state().context
  const current = hands.seat === seat ? hands : { seat, draft: null, refused: null }
  const latest = useRef({ current, onLook, onPlayed })
  useEffect(() => {
    latest.current = { current, onLook, onPlayed }
  })

  const set = useCallback((next: Hands): void => {
    latest.current = { ...latest.current, current: next }
    setHands(next)
  }, [])

  const gesture = useCallback(
    (made: Gesture): void => {
      const isLook = made.kind === 'point'
      if (!isLook) {
        table.display.rush()
        table.forgetRefusal()
      }
      const { context, sent } = table.state()
      const { draft, refused } = latest.current.current
      const before = draft ?? startOf(table, tableGame, context)
      const answer = tableGame.answer(before, made, context)
      if (answer.look !== undefined) latest.current.onLook(answer.look)
      // What is pressed while a move is on its way would come to light only after it.
      if (sent !== null) return
      if (answer.play !== undefined) {
        const pictured = made.kind === 'drop' || tableGame.picture(before, context).gain !== null
        const against = table.play(answer.play, pictured)
        set({ seat: context.seat, draft: null, refused: against })
        if (against === null) latest.current.onPlayed()
      } else if (answer.draft !== before || !isLook)
        set({
          seat: context.seat,
          draft: answer.draft === before ? draft : answer.draft,
          refused: isLook ? refused : (answer.refused ?? null),
        })
    },
    [table, tableGame, set],
  )
  const propose = useCallback(
    (move: string): void => {
      const { context } = table.state()
      set({ seat: context.seat, draft: tableGame.draftOf(move, context), refused: null })
    },
    [table, tableGame, set],
  )
  const reset = useCallback(() => set({ seat, draft: null, refused: null }), [set, seat])
  const forgetRefusal = useCallback(() => set({ ...latest.current.current, refused: null }), [set])
  return { draft: current.draft, refused: current.refused, forgetRefusal, gesture, propose, reset }
}

/** What lies chosen at first: what leaves no choice, or the move that a lesson points at. */
export const startOf = (table: Table, tableGame: TableGame, context: SeatContext): unknown => {
  const wished = context.due ? table.wished() : null
  return wished === null ? tableGame.blank(context) : tableGame.draftOf(wished, context)
}
