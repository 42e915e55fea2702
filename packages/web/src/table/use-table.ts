import type { Refusal } from '@tefuda/kernel'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createThinker } from '../bots-worker/thinker.ts'
import { loadMiddle } from '../games/index.ts'
import { useSay } from '../i18n/index.ts'
import { playerOf } from '../records/keep-unfinished.ts'
import { getRecord, loadRunning, saveRunning, type SavedGame } from '../storage/index.ts'
import { useReducedMotion } from '../theme/index.ts'
import { keepFinished } from './keep-finished.ts'
import type { Middle } from './middle.ts'
import { createStage } from './stage.ts'
import { createTable, type Finished, type Table } from './table.ts'
import { claimTable } from './tabs.ts'
import { playThrough } from './timeline.ts'

export type Opened =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'broken'; readonly refusal: Refusal }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'open'; readonly table: Table; readonly middle: Middle }

const LOADING: Opened = { kind: 'loading' }

/** Opens a running session as a table, and hands it over when another window takes it. `take` brings it back here. */
export const useTable = (id: string, page: RefObject<HTMLElement | null>): { readonly opened: Opened; readonly take: () => void } => {
  const say = useSay()
  const still = useReducedMotion()
  const manner = useRef({ say, still })
  useEffect(() => {
    manner.current = { say, still }
  }, [say, still])
  const [opened, setOpened] = useState<Opened>(LOADING)
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` counts how often the table was taken back
  useEffect(() => {
    let table: Table | null = null
    let gone = false
    const stage = createStage({ root: () => page.current, say: (text) => manner.current.say(text), isStill: () => manner.current.still })

    const open = async (): Promise<void> => {
      const saved = (await loadRunning(id)) ?? (await finishedTable(id))
      const next = saved === undefined ? ({ kind: 'missing' } as const) : await prepared(saved)
      if (gone) return
      if (next.kind !== 'ready') return setOpened(next)
      table?.close()
      const { timeline, middle } = next
      table = createTable(id, timeline.match, next.saved.seats, timeline.scores, middle, {
        save: saveRunning,
        finish: async (table, record) => nameRecord(await keepFinished(table, record)),
        thinker: createThinker(),
        stage,
        now: () => performance.now(),
      })
      setOpened({ kind: 'open', table, middle })
    }

    const claim = claimTable(
      id,
      async () => {
        await table?.standDown()
        if (!gone) setOpened({ kind: 'elsewhere' })
      },
      () => void open(),
    )
    setOpened(LOADING)
    claim.take()
    void open()
    return () => {
      gone = true
      claim.end()
      table?.close()
    }
  }, [id, page, turn])

  return { opened, take: () => setTurn((before) => before + 1) }
}

/** A table whose session is over, from the record its address names since then. */
const finishedTable = async (id: string): Promise<SavedGame | undefined> => {
  const key = new URLSearchParams(location.search).get('record')
  const record = key === null ? undefined : await getRecord(key)
  return record === undefined ? undefined : { id, record, seats: record.seats.map(playerOf), updated: Date.now() }
}

/** Lets the address name the record, so that a reload finds what is no longer among the running sessions. */
const nameRecord = (finished: Finished): Finished => {
  history.replaceState(history.state, '', `${location.pathname}?record=${finished.record}`)
  return finished
}

type Prepared =
  | { readonly kind: 'ready'; readonly saved: SavedGame; readonly timeline: Exclude<ReturnType<typeof playThrough>, { readonly refusal: Refusal }>; readonly middle: Middle }
  | { readonly kind: 'missing' }
  | { readonly kind: 'broken'; readonly refusal: Refusal }

const prepared = async (saved: SavedGame): Promise<Prepared> => {
  const middle = await loadMiddle(saved.record.game)
  if (middle === undefined) return { kind: 'missing' }
  const timeline = playThrough(saved.record)
  return 'refusal' in timeline ? { kind: 'broken', refusal: timeline.refusal } : { kind: 'ready', saved, timeline, middle }
}

/** What is before the viewer's eyes, and how the game stands. */
export const useTableState = (table: Table) => {
  const state = useSyncExternalStore(table.subscribe, table.state)
  const scene = useSyncExternalStore(table.display.subscribe, table.display.scene)
  return { state, scene }
}
