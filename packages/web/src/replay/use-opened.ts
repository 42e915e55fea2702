import { type GameRecord, isRefusal, type Match, type Refusal } from '@tefuda/kernel'
import { useEffect, useState } from 'react'
import { forPlayer } from '../catalogue/not-in-page.ts'
import { loadTableGame } from '../games/index.ts'
import type { TableGame } from '../table/table-game.ts'
import { usePreferences } from '../theme/index.ts'
import { type Course, courseOf } from './course.ts'

/** Fetches a record; undefined where there is none. */
export type ReadRecord = () => Promise<GameRecord | Refusal | undefined>

/** A record that is being opened, with what its game shows at the table. */
export type Opened =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'broken'; readonly refusal: Refusal }
  | { readonly kind: 'open'; readonly course: Course; readonly tableGame: TableGame }

type Objection = (match: Match) => Refusal | null

const open = async (read: ReadRecord, isPlain: boolean, against: Objection): Promise<Opened> => {
  const record = await read()
  if (record === undefined) return { kind: 'missing' }
  if (isRefusal(record)) return { kind: 'broken', refusal: record }
  const course = courseOf(record)
  if ('refusal' in course) return { kind: 'broken', refusal: forPlayer(course, record) }
  const refusal = against(course.match)
  if (refusal !== null) return { kind: 'broken', refusal }
  return { kind: 'open', course, tableGame: await loadTableGame(course.match, isPlain) }
}

const NOTHING: Objection = () => null

/** Opens a record. `against`: why a match that is read well cannot be shown all the same. Both functions must stay the same. */
export const useOpened = (read: ReadRecord, against: Objection = NOTHING): Opened => {
  const { plainTable } = usePreferences()
  const [opened, setOpened] = useState<Opened>({ kind: 'loading' })
  useEffect(() => {
    let here = true
    const show = async (): Promise<void> => {
      const next = await open(read, plainTable, against)
      if (here) setOpened(next)
    }
    void show()
    return () => {
      here = false
    }
  }, [read, plainTable, against])
  return opened
}
