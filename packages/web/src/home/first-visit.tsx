import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Button, useOneAtATime } from '../frame/index.ts'
import { useHomeText } from './texts.ts'

/** The game that is quickest to learn. */
const FIRST_GAME = 'southern-cross'

const FirstPicture = lazy(() => import('./first-picture.tsx'))

/** For who has never been here: a picture of a move, and one button that leads to making one. */
export const FirstVisit = () => {
  const t = useHomeText()
  const [, navigate] = useLocation()
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

const fetchLesson = () => import('../lessons/begin.ts')

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
