import type { Refusal } from '@tefuda/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Desk, Gesture, Middle } from './middle.ts'
import type { Table } from './table.ts'

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

/** Puts moves together from gestures and plays them. `onLook`: a place is to be looked into; `onPlayed`: a move was played. */
export const useMoves = (table: Table, middle: Middle, onLook: (pile: string) => void, onPlayed: () => void): Moves => {
  const [draft, setDraft] = useState<unknown>(null)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const latest = useRef({ draft, onLook, onPlayed })
  useEffect(() => {
    latest.current = { draft, onLook, onPlayed }
  }, [draft, onLook, onPlayed])

  return useMemo(() => {
    const set = (next: unknown): void => {
      latest.current = { ...latest.current, draft: next }
      setDraft(next)
    }
    const current = (desk: Desk): unknown => latest.current.draft ?? middle.blank(desk)

    const gesture = (made: Gesture): void => {
      if (made.kind !== 'point') table.display.rush()
      const { desk } = table.state()
      const before = current(desk)
      const answer = middle.answer(before, made, desk)
      if (answer.draft !== before) set(answer.draft)
      if (made.kind !== 'point') setRefused(answer.refused ?? null)
      if (answer.look !== undefined) latest.current.onLook(answer.look)
      if (answer.play === undefined) return
      const pictured = made.kind === 'drop' || middle.picture(before, desk).gain !== null
      const against = table.play(answer.play, pictured)
      set(null)
      setRefused(against)
      if (against === null) latest.current.onPlayed()
    }
    return {
      draft,
      refused,
      forgetRefusal: () => setRefused(null),
      gesture,
      propose: (move: string) => set(middle.draftOf(move, table.state().desk)),
      reset: () => {
        set(null)
        setRefused(null)
      },
    }
  }, [table, middle, draft, refused])
}
