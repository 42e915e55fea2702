import { reviewable } from '@tefuda/review'
import { useCallback } from 'react'
import { useSearch } from 'wouter'
import { useSay } from '../i18n/index.ts'
import { linkedRecord } from '../replay/linked-record.ts'
import { type ReadRecord, useOpened } from '../replay/use-opened.ts'
import { NotFound } from '../site/failure.tsx'
import { getRecord } from '../storage/index.ts'
import { NoTable } from '../table/no-table.tsx'
import { ReviewView } from './review-view.tsx'
import { useReviewText } from './texts.ts'

/** The review of a record of this browser: /review/ID; of one that a link leads to: /review?table=ID, ?kept=ID, #record=… */
const ReviewPage = ({ params: { id } }: { readonly params: { readonly id?: string } }) => {
  const linked = linkedRecord(useSearch(), location.hash)
  if (id !== undefined) return <Reading key={id} id={id} read={getRecord} about={id} />
  return linked === null ? <NotFound /> : <Reading key={linked.about} id={null} {...linked} />
}

interface ReadingProps {
  /** The record of this browser; null for one of a link. */
  readonly id: string | null
  readonly read: (about: string) => ReturnType<ReadRecord>
  readonly about: string
}

const Reading = ({ id, read, about }: ReadingProps) => (
  <Opening id={id} read={useCallback(() => read(about), [read, about])} />
)

const Opening = ({ id, read }: { readonly id: string | null; readonly read: ReadRecord }) => {
  const t = useReviewText()
  const say = useSay()
  const opened = useOpened(read, reviewable)
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
