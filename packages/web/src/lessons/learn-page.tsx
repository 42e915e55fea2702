import type { Lesson } from '@tefuda/kernel'
import { GAMES_WITH_LESSONS, lessonsOf } from '@tefuda/learn/lessons'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { catalogueGame } from '../catalogue/catalogue.ts'
import { Button } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import '../site/lists.css'
import { SitePage } from '../site/site-page.tsx'
import { beginLesson } from './begin.ts'
import './lessons.css'
import { isDone } from './progress.ts'
import { useLessonText } from './texts.ts'

/** The lessons of each game: /learn. */
const LearnPage = () => {
  const t = useLessonText()
  return (
    <SitePage title={t('title')}>
      <div className="lists learn">
        <header>
          <div>
            <h1>{t('title')}</h1>
            <p className="muted">{t('note')}</p>
          </div>
        </header>
        {GAMES_WITH_LESSONS.map((game) => (
          <LessonsOf key={game} game={game} />
        ))}
      </div>
    </SitePage>
  )
}

const LessonsOf = ({ game }: { readonly game: string }) => {
  const t = useLessonText()
  const say = useSay()
  const [, navigate] = useLocation()
  const [lessons, setLessons] = useState<readonly Lesson[]>([])
  useEffect(() => {
    let here = true
    void lessonsOf(game).then((all) => {
      if (here) setLessons(all)
    })
    return () => {
      here = false
    }
  }, [game])
  const begin = async (id: string): Promise<void> => {
    const table = await beginLesson(game, id)
    if (table !== null) navigate(`/play/${table}`)
  }
  const name = catalogueGame(game)?.name
  const next = lessons.find(({ id }) => !isDone(game, id))
  return (
    <section aria-labelledby={`lessons-${game}`}>
      <h2 id={`lessons-${game}`}>{name === undefined ? game : say(name)}</h2>
      <ol className="lessons">
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <span>
              {say(lesson.title)} {isDone(game, lesson.id) && <small className="muted">{t('done')}</small>}
            </span>
            <Button
              kind={lesson === next ? 'primary' : 'plain'}
              label={`${say(lesson.title)}：${t(isDone(game, lesson.id) ? 'again' : 'begin')}`}
              onPress={() => void begin(lesson.id)}
            >
              {t(isDone(game, lesson.id) ? 'again' : 'begin')}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  )
}

export default LearnPage
