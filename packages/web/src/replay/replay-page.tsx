import type { Refusal } from '@tefuda/kernel'
import { useEffect, useState } from 'react'
import { dismiss } from '../frame/notify.ts'
import { loadMiddle } from '../games/index.ts'
import { useSay } from '../i18n/index.ts'
import { getRecord } from '../storage/index.ts'
import type { Middle } from '../table/middle.ts'
import { NoTable } from '../table/no-table.tsx'
import { type Course, courseOf } from './course.ts'
import { ReplayView } from './replay-view.tsx'
import { useReplayText } from './texts.ts'

type Opened =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'broken'; readonly refusal: Refusal }
  | { readonly kind: 'open'; readonly course: Course; readonly middle: Middle }

const open = async (id: string): Promise<Opened> => {
  const record = await getRecord(id)
  const middle = record === undefined ? undefined : await loadMiddle(record.game)
  if (record === undefined || middle === undefined) return { kind: 'missing' }
  const course = courseOf(record)
  return 'refusal' in course ? { kind: 'broken', refusal: course.refusal } : { kind: 'open', course, middle }
}

/** The page of a recorded session: /replay/ID. */
const ReplayPage = ({ params }: { readonly params: { readonly id: string } }) => {
  const t = useReplayText()
  const say = useSay()
  const [opened, setOpened] = useState<Opened>({ kind: 'loading' })
  // A message from the page before would cover the seats.
  useEffect(dismiss, [])
  useEffect(() => {
    let here = true
    const show = async (): Promise<void> => {
      const next = await open(params.id)
      if (here) setOpened(next)
    }
    void show()
    return () => {
      here = false
    }
  }, [params.id])
  switch (opened.kind) {
    case 'open':
      return <ReplayView key={params.id} course={opened.course} middle={opened.middle} />
    case 'loading':
      return <output className="waiting">{t('loading')}</output>
    case 'broken':
      return <NoTable title={t('broken')} words={say(opened.refusal.message)} />
    case 'missing':
      return <NoTable title={t('missing')} words={t('missingText')} />
  }
}

export default ReplayPage
