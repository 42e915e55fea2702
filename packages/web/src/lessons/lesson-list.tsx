import type { Lesson } from '@tefuda/kernel'
import { lessonsOf } from '@tefuda/learn/lessons'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { type CatalogueGame, useCatalogue } from '../catalogue/catalogue.ts'
import { useOneAtATime } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { Dots } from '../site/dots.tsx'
import { Pictogram } from '../site/pictogram.tsx'
import { isDone } from '../storage/lessons-done.ts'
import { beginLesson } from './begin.ts'
import { useLessonText } from './texts.ts'

/** The games that have lessons, each to be unfolded; open is the one that the address names (`#GAME` or `#GAME/LESSON`), else the first with a lesson to do. */
export const LessonList = () => {
  const t = useLessonText()
  const taught = useCatalogue().filter(({ lessons }) => lessons.length > 0)
  const [named, wanted] = location.hash.slice(1).split('/')
  const open = taught.find(({ id }) => id === named) ?? taught.find(hasMore) ?? taught[0]
  return (
    <section className="lesson-list" aria-label={t('lessons')}>
      {taught.map((game) => (
        <LessonsOf key={game.id} game={game} isOpen={game === open} wanted={game.id === named ? wanted : undefined} />
      ))}
    </section>
  )
}

const hasMore = ({ id, lessons }: CatalogueGame): boolean => lessons.some((lesson) => !isDone(id, lesson))

interface LessonsOfProps {
  readonly game: CatalogueGame
  readonly isOpen: boolean
  /** The lesson that the address names; else the next one stands out. */
  readonly wanted: string | undefined
}

const LessonsOf = ({ game, isOpen, wanted }: LessonsOfProps) => {
  const t = useLessonText()
  const say = useSay()
  const [, navigate] = useLocation()
  const [isShown, setShown] = useState(isOpen)
  const lessons = useLessons(game.id, isShown)
  const done = game.lessons.map((id) => isDone(game.id, id))
  const count = done.filter((one) => one).length
  const next = wanted ?? game.lessons[done.indexOf(false)]
  const begin = useOneAtATime(async (id: string) => {
    const table = await beginLesson(game.id, id)
    if (table !== null) navigate(`/play/${table}`)
  })
  return (
    <details id={game.id} open={isShown} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary>
        <Pictogram game={game.id} />
        <h2>{say(game.name)}</h2>
        <Dots done={done} label={t('doneOf', { done: count, all: done.length })} />
        <span aria-hidden="true">
          {count}／{done.length}
        </span>
      </summary>
      <ol>
        {lessons.map((lesson) => {
          const state = stateOf(isDone(game.id, lesson.id) && lesson.id !== wanted, lesson.id === next)
          return (
            <li key={lesson.id}>
              <button type="button" className={state} onClick={() => begin(lesson.id)}>
                <i aria-hidden="true" />
                <b>{say(lesson.title)}</b>
                <span>{t(state, { count: lesson.steps.length })}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </details>
  )
}

const stateOf = (isOver: boolean, isNext: boolean): 'done' | 'next' | 'open' => {
  if (isOver) return 'done'
  return isNext ? 'next' : 'open'
}

/** The lessons of a game, once they are wanted. */
const useLessons = (game: string, isWanted: boolean): readonly Lesson[] => {
  const [lessons, setLessons] = useState<readonly Lesson[]>([])
  useEffect(() => {
    if (!isWanted) return
    let here = true
    void lessonsOf(game).then((all) => {
      if (here) setLessons(all)
    })
    return () => {
      here = false
    }
  }, [game, isWanted])
  return lessons
}
