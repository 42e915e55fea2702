import { lazy, Suspense } from 'react'
import { Button, IconButton } from '../frame/index.ts'
import { graphLabel } from '../table/end-sheet.tsx'
import type { NameOf } from '../table/names.ts'
import { useTableText } from '../table/texts.ts'
import type { Course } from './course.ts'
import { useReplayText } from './texts.ts'
import type { Position } from './use-position.ts'

const ScoreGraph = lazy(() => import('../table/score-graph.tsx'))

/** Graph, slider and buttons: where in the record one is. */
export const ReplayControls = ({
  course,
  position,
  nameOf,
  onAgain,
}: {
  readonly course: Course
  readonly position: Position
  readonly nameOf: NameOf
  readonly onAgain: () => void
}) => {
  const t = useReplayText()
  const tableText = useTableText()
  const { now, go, playing, toggle } = position
  const again = (
    <Button icon="again" onPress={onAgain}>
      <span className="only-wide">{t('sameDeal')}</span>
      <span className="only-phone">{t('sameDealShort')}</span>
    </Button>
  )
  if (course.length === 0)
    return (
      <section className="dock replay" aria-label={t('replay')}>
        <div className="controls">
          <span className="muted">{t('noMoves')}</span>
          {again}
        </div>
      </section>
    )
  return (
    <section className="dock replay" aria-label={t('replay')}>
      <Suspense fallback={<div className="graph" />}>
        <ScoreGraph scores={course.scores} now={now} label={graphLabel(course.scores, now, nameOf, tableText)} />
      </Suspense>
      <input
        type="range"
        className="slider"
        aria-label={t('position')}
        min={0}
        max={course.length}
        value={now}
        style={{ ['--done' as string]: String(now / Math.max(1, course.length)) }}
        onChange={(event) => go(Number(event.target.value))}
      />
      <div className="controls">
        <span className="where">
          <b>{now}</b> {t('of', { count: course.length })}
        </span>
        <span className="steps">
          <IconButton icon="first" label={t('first')} onPress={() => go(0)} />
          <IconButton icon="prev" label={t('prev')} onPress={() => go(now - 1)} />
          <IconButton
            icon={playing ? 'pause' : 'play'}
            label={t(playing ? 'pause' : 'play')}
            className="play-btn"
            onPress={toggle}
          />
          <IconButton icon="next" label={t('next')} onPress={() => go(now + 1)} />
          <IconButton icon="last" label={t('last')} onPress={() => go(course.length)} />
        </span>
        {again}
      </div>
    </section>
  )
}
