import { type GameRecord, isRefusal, type Refusal } from '@tefuda/kernel'
import { useCallback, useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { loadTableGame } from '../games/index.ts'
import { useSay } from '../i18n/index.ts'
import { getRecord } from '../storage/index.ts'
import { NoTable } from '../table/no-table.tsx'
import type { TableGame } from '../table/table-game.ts'
import { usePreferences } from '../theme/index.ts'
import { type Course, courseOf } from './course.ts'
import { ReplayView } from './replay-view.tsx'
import { useReplayText } from './texts.ts'

type Opened =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'broken'; readonly refusal: Refusal }
  | { readonly kind: 'open'; readonly course: Course; readonly tableGame: TableGame }

const open = async (read: () => Promise<GameRecord | Refusal | undefined>, isPlain: boolean): Promise<Opened> => {
  const record = await read()
  if (isRefusal(record)) return { kind: 'broken', refusal: record }
  if (record === undefined) return { kind: 'missing' }
  const course = courseOf(record)
  if ('refusal' in course) return { kind: 'broken', refusal: course.refusal }
  return { kind: 'open', course, tableGame: await loadTableGame(course.match, isPlain) }
}

/** The page of a recorded session: /replay/ID. `?table=ID` names the online table it was played at, if it was. */
const ReplayPage = ({ params }: { readonly params: { readonly id: string } }) => {
  const table = new URLSearchParams(useSearch()).get('table')
  const { id } = params
  const read = useCallback(() => getRecord(id), [id])
  return <Replay key={id} read={read} link={table === null ? null : `replay?table=${table}`} />
}

export interface ReplayProps {
  /** Fetches the record; undefined where there is none. */
  readonly read: () => Promise<GameRecord | Refusal | undefined>
  /** A link that can be handed on, from the base of the page; null where there is none yet. */
  readonly link: string | null
}

export const Replay = ({ read, link }: ReplayProps) => {
  const t = useReplayText()
  const say = useSay()
  const { plainTable } = usePreferences()
  const [opened, setOpened] = useState<Opened>({ kind: 'loading' })
  useEffect(() => {
    let here = true
    const show = async (): Promise<void> => {
      const next = await open(read, plainTable)
      if (here) setOpened(next)
    }
    void show()
    return () => {
      here = false
    }
  }, [read, plainTable])
  switch (opened.kind) {
    case 'open':
      return <ReplayView course={opened.course} tableGame={opened.tableGame} link={link} />
    case 'loading':
      return <output className="waiting">{t('loading')}</output>
    case 'broken':
      return <NoTable title={t('broken')} words={say(opened.refusal.message)} />
    case 'missing':
      return <NoTable title={t('missing')} words={t('missingText')} />
  }
}

export default ReplayPage
