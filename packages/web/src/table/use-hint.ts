import { useCallback, useState } from 'react'
import { notify } from '../frame/index.ts'
import type { Table } from './table.ts'
import { useTableText } from './texts.ts'

export interface Hint {
  /** Whether there are hints at this table at all. */
  readonly offered: boolean
  /** A bot is thinking about it. */
  readonly busy: boolean
  readonly ask: () => void
}

/** Asks a bot what it would do, and shows its move as if it had been put together. */
export const useHint = (table: Table, propose: (move: string) => void): Hint => {
  const t = useTableText()
  const [busy, setBusy] = useState(false)
  const ask = useCallback(() => {
    if (busy || table.hint === null) return
    const { hint } = table
    setBusy(true)
    const show = async (): Promise<void> => {
      try {
        const move = await hint()
        if (move !== null) propose(move)
      } catch (error) {
        console.error(error)
        notify({ text: t('noHint') })
      } finally {
        setBusy(false)
      }
    }
    void show()
  }, [table, propose, busy, t])
  return { offered: table.hint !== null, busy, ask }
}
