import { useCallback, useState } from 'react'
import type { Table } from './table.ts'

/** Asks a bot what it would do; `busy` while it thinks. */
export const useHint = (
  table: Table,
  propose: (move: string) => void,
): { readonly busy: boolean; readonly ask: () => void } => {
  const [busy, setBusy] = useState(false)
  const ask = useCallback(() => {
    if (busy) return
    setBusy(true)
    const show = async (): Promise<void> => {
      try {
        const move = await table.hint()
        if (move !== null) propose(move)
      } finally {
        setBusy(false)
      }
    }
    void show()
  }, [table, propose, busy])
  return { busy, ask }
}
