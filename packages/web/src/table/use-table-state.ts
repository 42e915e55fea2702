import { useSyncExternalStore } from 'react'
import type { Table } from './table.ts'

/** What is before the viewer's eyes, and how the game stands. */
export const useTableState = (table: Table) => {
  const state = useSyncExternalStore(table.subscribe, table.state)
  const scene = useSyncExternalStore(table.display.subscribe, table.display.scene)
  return { state, scene }
}
