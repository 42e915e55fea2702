import { useCallback, useEffect, useState } from 'react'
import { type Best, type KeptRecord, listBests, listRecords, listRunning, type SavedGame } from '../storage/index.ts'

/** Everything this browser keeps. */
export interface Kept {
  readonly running: readonly SavedGame[]
  readonly records: readonly KeptRecord[]
  readonly bests: readonly Best[]
}

/** What is kept, once it has been read, and a way to read it again after a change. */
export const useRecords = (): { readonly kept: Kept | undefined; readonly reload: () => Promise<void> } => {
  const [kept, setKept] = useState<Kept>()
  const reload = useCallback(async () => {
    const [running, records, bests] = await Promise.all([listRunning(), listRecords(), listBests()])
    setKept({ running, records, bests })
  }, [])
  useEffect(() => {
    void reload()
  }, [reload])
  return { kept, reload }
}
