import { type GameRecord, isRefusal, type Refusal } from '@tefuda/kernel'
import { reviewable } from '@tefuda/review'
import { useCallback, useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { loadTableGame } from '../games/index.ts'
import { useSay } from '../i18n/index.ts'
import { type Course, courseOf } from '../replay/course.ts'
import { linkedRecord } from '../replay/linked-record.ts'
import { NotFound } from '../site/failure.tsx'
import { getRecord } from '../storage/index.ts'
import { NoTable } from '../table/no-table.tsx'
import type { TableGame } from '../table/table-game.ts'
import { usePreferences } from '../theme/index.ts'
import { ReviewView } from './review-view.tsx'
import { useReviewText } from './texts.ts'

type Opened =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'broken'; readonly refusal: Refusal }
  | { readonly kind: 'open'; readonly course: Course; readonly tableGame: TableGame }

type Read = () => Promise<GameRecord | Refusal | undefined>

const open = async (read: Read, isPlain: boolean): Promise<Opened> => {
  const record = await read()
  if (record === undefined) return { kind: 'missing' }
  if (isRefusal(record)) return { kind: 'broken', refusal: record }
  const course = courseOf(record)
  if ('refusal' in course) return { kind: 'broken', refusal: course.refusal }
  const refused = reviewable(course.match)
  if (refused !== null) return { kind: 'broken', refusal: refused }
  return { kind: 'open', course, tableGame: await loadTableGame(course.match, isPlain) }
}

/** The review of a record of this browser: /review/ID; of one that a link leads to: /review?table=ID, ?kept=ID, #record=… */
const ReviewPage = ({ params: { id } }: { readonly params: { readonly id?: string } }) => {
  const linked = linkedRecord(useSearch(), location.hash)
  if (id !== undefined) return <Reading key={id} id={id} read={getRecord} about={id} />
  return linked === null ? <NotFound /> : <Reading key={linked.about} id={null} {...linked} />
}

interface ReadingProps {
  /** The record of this browser; null for one of a link. */
  readonly id: string | null
  readonly read: (about: string) => ReturnType<Read>
  readonly about: string
}

const Reading = ({ id, read, about }: ReadingProps) => (
  <Opening id={id} read={useCallback(() => read(about), [read, about])} />
)

const Opening = ({ id, read }: { readonly id: string | null; readonly read: Read }) => {
  const t = useReviewText()
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
      return <ReviewView id={id} course={opened.course} tableGame={opened.tableGame} />
    case 'loading':
      return <output className="waiting">{t('loading')}</output>
    case 'broken':
      return <NoTable title={t('broken')} words={say(opened.refusal.message)} />
    case 'missing':
      return <NoTable title={t('missing')} words={t('missingText')} />
  }
}

export default ReviewPage
