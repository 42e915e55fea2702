import { lazy, Suspense, useMemo } from 'react'
import { Button, IconButton } from '../frame/index.ts'
import { formatNumber, useSay } from '../i18n/index.ts'
import type { NameOf } from '../table/names.ts'
import type { TableGame } from '../table/table-game.ts'
import { useDealName } from '../table/use-deal-name.ts'
import type { Course } from './course.ts'
import { seriesOf } from './series.ts'
import { useReplayText } from './texts.ts'
import type { Position } from './use-position.ts'

const ScoreGraph = lazy(() => import('../table/score-graph.tsx'))

/** Graph, slider and buttons: where in the record one is. */
export const ReplayControls = ({
  course,
  tableGame,
  position,
  nameOf,
  onAgain,
}: {
  readonly course: Course
  readonly tableGame: TableGame
  readonly position: Position
  readonly nameOf: NameOf
  readonly onAgain: () => void
}) => {
  const t = useReplayText()
  const say = useSay()
  const dealName = useDealName(tableGame)
  const { now, go, jump, playing, toggle } = position
  const { steps } = course
  const series = useMemo(() => seriesOf(course, tableGame), [course, tableGame])
  const label = say(series.label)
  const deal = steps[Math.max(0, now - 1)]?.deal ?? 1
  const startOf = (wanted: number): number => steps.findIndex((step) => step.deal === wanted)
  const again = (
    <>
      <Button icon="again" className="only-wide" onPress={onAgain}>
        {t('sameDeal')}
      </Button>
      <IconButton icon="again" label={t('sameDeal')} className="only-phone" onPress={onAgain} />
    </>
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
        <ScoreGraph
          scores={series.values}
          now={now}
          label={t('graph', {
            label,
            values: (series.values[now] ?? [])
              .map((value, seat) => `${nameOf(seat)} ${formatNumber(value)}`)
              .join('、'),
          })}
          caption={label}
          rules={steps.flatMap(({ ends }, k) => (ends && k < steps.length - 1 ? [k + 1] : []))}
        />
      </Suspense>
      <input
        type="range"
        className="slider"
        aria-label={t('position')}
        min={0}
        max={steps.length}
        value={now}
        style={{ ['--done' as string]: String(now / Math.max(1, steps.length)) }}
        onChange={(event) => go(Number(event.target.value))}
      />
      <div className="controls">
        <span className="where">
          <b>{now}</b> {t('of', { count: steps.length })}
          {course.deals > 1 && (
            <select
              aria-label={t('toDeal')}
              value={deal}
              onChange={(event) => jump(startOf(Number(event.target.value)))}
            >
              {[...new Set(steps.map((step) => step.deal))].map((one) => (
                <option key={one} value={one}>
                  {dealName(one)}
                </option>
              ))}
            </select>
          )}
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
          <IconButton icon="last" label={t('last')} onPress={() => go(steps.length)} />
        </span>
        {again}
      </div>
    </section>
  )
}
