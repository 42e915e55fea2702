import { useCallback, useEffect, useState } from 'react'
import {
  type Best,
  type KeptRecord,
  listBests,
  listRecords,
  listRunning,
  type SavedGame,
  tableOf,
} from '../storage/index.ts'

/** Everything this browser keeps. */
export interface Kept {
  readonly running: readonly SavedGame[]
  /** Finished on this device. */
  readonly records: readonly KeptRecord[]
  /** Finished at an online table. */
  readonly online: readonly KeptRecord[]
  readonly bests: readonly Best[]
}

/** What is kept, once it has been read, and a way to read it again after a change. */
export const useRecords = (): { readonly kept: Kept | undefined; readonly reload: () => Promise<void> } => {
  const [kept, setKept] = useState<Kept>()
  const reload = useCallback(async () => {
    const [running, records, bests] = await Promise.all([listRunning(), listRecords(), listBests()])
    const { here = [], online = [] } = Object.groupBy(records, (record) =>
      tableOf(record) === undefined ? 'here' : 'online',
    )
    setKept({ running, records: here, online, bests })
  }, [])
  useEffect(() => {
    void reload()
  }, [reload])
  return { kept, reload }
}
