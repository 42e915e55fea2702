import type { Lesson, RuleId } from '@tefuda/kernel'
import { lessonsOf, stepOf } from '@tefuda/learn/lessons'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Button, useOneAtATime } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import type { LocalTable, Taught } from '../table/local-table.ts'
import { useTableState } from '../table/use-table-state.ts'
import { beginLesson } from './begin.ts'
import './lessons.css'
import { noteDone } from '../storage/lessons-done.ts'
import { useLessonText } from './texts.ts'

interface CoachProps {
  readonly table: LocalTable
  readonly taught: Taught
  /** Opens the rule book beside the table. */
  readonly onRule: (rule: RuleId) => void
}

/** Above the field: what the step of a lesson is about, and where to go when it is over. */
export const Coach = ({ table, taught, onRule }: CoachProps) => {
  const t = useLessonText()
  const say = useSay()
  useTableState(table)
  const { game, lesson } = taught
  const step = stepOf(lesson, table.match)
  const isOver = step === undefined
  useEffect(() => {
    if (isOver) noteDone(game, lesson.id)
  }, [isOver, game, lesson])
  const number = isOver ? lesson.steps.length : lesson.steps.indexOf(step) + 1
  return (
    <section className="coach" aria-label={t('coach')}>
      <p className="coach-head">
        <b>{isOver ? t('end') : say(lesson.title)}</b>
        {!isOver && (
          <button type="button" className="fact" onClick={() => onRule(lesson.teaches[0]!)}>
            {t('why')}
          </button>
        )}
        <small>{t('step', { step: number, count: lesson.steps.length })}</small>
      </p>
      <div className="coach-lines">
        <div>
          <p aria-live="polite">{say(isOver ? lesson.end : step.say)}</p>
          {isOver && <WhereTo game={game} lesson={lesson} />}
        </div>
        <Room lesson={lesson} />
      </div>
    </section>
  )
}

/** In a sheet that lies over the coach: what it says when the lesson is over. */
export const CoachEnd = ({ game, lesson }: Taught) => {
  const t = useLessonText()
  const say = useSay()
  return (
    <div className="coach">
      <b>{t('end')}</b>
      <p>{say(lesson.end)}</p>
      <WhereTo game={game} lesson={lesson} />
    </div>
  )
}

/** As high as the longest of a lesson's texts, and as its end with where to go, so that the field keeps its place to the end. */
const Room = ({ lesson: { steps, end } }: { readonly lesson: Lesson }) => {
  const say = useSay()
  return [...steps.map((step) => step.say), end].map((text) => (
    <div key={text.ja} className="coach-room" aria-hidden="true">
      <p>{say(text)}</p>
      {text === end && (
        <p className="coach-acts">
          <span className="btn" />
        </p>
      )}
    </div>
  ))
}

const WhereTo = ({ game, lesson: { id: after, teaches } }: { readonly game: string; readonly lesson: Lesson }) => {
  const t = useLessonText()
  const [, navigate] = useLocation()
  const [next, setNext] = useState<string | null>(null)
  useEffect(() => {
    let here = true
    void lessonsOf(game).then((all) => {
      if (here) setNext(all[all.findIndex(({ id }) => id === after) + 1]?.id ?? null)
    })
    return () => {
      here = false
    }
  }, [game, after])
  const go = useOneAtATime(async (id: string) => {
    const table = await beginLesson(game, id)
    if (table !== null) navigate(`/play/${table}`)
  })
  return (
    <div className="coach-acts">
      {next === null ? (
        <Button kind="primary" href={`/new/${game}`}>
          {t('play')}
        </Button>
      ) : (
        <Button kind="primary" onPress={() => go(next)}>
          {t('onward')}
        </Button>
      )}
      <Button href={`/learn#${game}`}>{t('list')}</Button>
      <Button icon="book" href={`/rules/${game}#${teaches[0]}`}>
        {t('rule')}
      </Button>
    </div>
  )
}
