import type { Lesson, RuleId } from '@tefuda/kernel'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useSay } from '../i18n/index.ts'
import { useTableText } from './texts.ts'

/** Leads to the lesson that teaches a rule; nothing where there is none. The game is kept meanwhile. */
export const LessonLink = ({ game, rule }: { readonly game: string; readonly rule: RuleId }) => {
  const t = useTableText()
  const say = useSay()
  const [lesson, setLesson] = useState<Lesson | null>(null)
  useEffect(() => {
    let here = true
    void import('@tefuda/learn/lesson-on')
      .then(({ lessonOn }) => lessonOn(game, rule))
      .then((found) => {
        if (here) setLesson(found)
      })
    return () => {
      here = false
    }
  }, [game, rule])
  if (lesson === null) return null
  return (
    <Link href={`/learn#${game}/${lesson.id}`} aria-label={t('lessonOn', { title: say(lesson.title) })}>
      {t('lesson')}
    </Link>
  )
}
