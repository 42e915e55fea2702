import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useFailure } from '../site/use-failure.ts'
import type { LocalTable } from '../table/local-table.ts'
import { claimTable } from '../table/tabs.ts'
import { useStage } from '../table/use-stage.ts'
import { usePreferences } from '../theme/index.ts'
import { type Opened, openTable } from './open-table.ts'

const LOADING: Opened = { kind: 'loading' }

/** Opens a running session as a table, and hands it over when another window takes it. `take` brings it back here. */
export const useTable = (
  id: string,
  page: RefObject<HTMLElement | null>,
): { readonly opened: Opened; readonly take: () => void } => {
  const stage = useStage(page)
  const [opened, setOpened] = useState<Opened>(LOADING)
  const fail = useFailure()
  const takeBack = useRef(() => {})
  const { plainTable } = usePreferences()

  useEffect(() => {
    let table: LocalTable | null = null
    let gone = false
    const open = async (): Promise<void> => {
      const next = await openTable(id, stage, plainTable)
      if (next.kind === 'open') {
        if (gone) return next.table.close()
        table?.close()
        table = next.table
      }
      if (!gone) setOpened(next)
    }
    /** What the table needs may not be to be had: then the page says so, instead of the table. */
    const tryOpen = (): void => void open().catch(fail)
    const claim = claimTable(
      id,
      async () => {
        await table?.standDown()
        if (!gone) setOpened({ kind: 'elsewhere' })
      },
      tryOpen,
    )
    takeBack.current = () => {
      setOpened(LOADING)
      claim.take()
      tryOpen()
    }
    takeBack.current()
    return () => {
      gone = true
      claim.end()
      table?.close()
    }
  }, [id, stage, plainTable, fail])

  return { opened, take: useCallback(() => takeBack.current(), []) }
}
