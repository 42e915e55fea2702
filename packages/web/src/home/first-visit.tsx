import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Button, useOneAtATime } from '../frame/index.ts'
import { fetchTable } from './start.ts'
import { useHomeText } from './texts.ts'

/** The game that is quickest to learn. */
const FIRST_GAME = 'southern-cross'

const FirstPicture = lazy(() => import('./first-picture.tsx'))

/** For who has never been here: a picture of a move, and one button that leads to making one. */
export const FirstVisit = () => {
  const t = useHomeText()
  const [, navigate] = useLocation()
  useEffect(() => void Promise.allSettled([fetchLesson()]), [])
  const begin = useOneAtATime(async () => {
    const { beginLesson } = await fetchLesson()
    const table = await beginLesson(FIRST_GAME)
    if (table !== null) navigate(`/play/${table}`)
  })
  return (
    <>
      <div className="first-move">
        <Picture />
      </div>
      <div className="start">
        <Button kind="primary" onPress={begin}>
          {t('firstStart')}
        </Button>
        <p>{t('firstNote')}</p>
      </div>
    </>
  )
}

/** The lesson, and what its table needs; where that cannot be fetched, the table says so. */
const fetchLesson = async () => {
  void fetchTable(FIRST_GAME)
  const lessons = await import('../lessons/begin.ts')
  await lessons.fetchLessons(FIRST_GAME)
  return lessons
}

/** Comes after the page itself, whose place for it is kept. */
const Picture = () => {
  const [wanted, setWanted] = useState(false)
  useEffect(() => setWanted(true), [])
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <FirstPicture />
    </Suspense>
  )
}
