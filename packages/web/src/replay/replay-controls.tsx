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

export interface ReplayControlsProps {
  readonly course: Course
  readonly tableGame: TableGame
  readonly position: Position
  readonly nameOf: NameOf
  readonly onAgain: () => void
}

/** Graph, slider and buttons: where in the record one is. */
export const ReplayControls = ({ course, tableGame, position, nameOf, onAgain }: ReplayControlsProps) => {
  const t = useReplayText()
  const { now, go } = position
  const { steps } = course
  if (course.length === 0)
    return (
      <section className="dock replay" aria-label={t('replay')}>
        <div className="controls">
          <span className="muted">{t('noMoves')}</span>
          <Again onPress={onAgain} />
        </div>
      </section>
    )
  return (
    <section className="dock replay" aria-label={t('replay')}>
      <Suspense fallback={<div className="graph" />}>
        <Graph course={course} tableGame={tableGame} nameOf={nameOf} now={now} />
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
          {course.deals > 1 && <Deals course={course} tableGame={tableGame} position={position} />}
        </span>
        <StepButtons position={position} length={steps.length} />
        <Again onPress={onAgain} />
      </div>
    </section>
  )
}

const Again = ({ onPress }: { readonly onPress: () => void }) => {
  const t = useReplayText()
  return (
    <>
      <Button icon="again" className="only-wide" onPress={onPress}>
        {t('sameDeal')}
      </Button>
      <IconButton icon="again" label={t('sameDeal')} className="only-phone" onPress={onPress} />
    </>
  )
}

interface GraphProps {
  readonly course: Course
  readonly tableGame: TableGame
  readonly nameOf: NameOf
  readonly now: number
}

/** What is worth watching, over the steps; deals are ruled off. */
const Graph = ({ course, tableGame, nameOf, now }: GraphProps) => {
  const t = useReplayText()
  const say = useSay()
  const { steps } = course
  const series = useMemo(() => seriesOf(course, tableGame), [course, tableGame])
  const label = say(series.label)
  const values = (series.values[now] ?? []).map((value, seat) => `${nameOf(seat)} ${formatNumber(value)}`).join('、')
  return (
    <ScoreGraph
      scores={series.values}
      now={now}
      label={t('graph', { label, values })}
      caption={label}
      rules={steps.flatMap(({ ends }, k) => (ends && k < steps.length - 1 ? [k + 1] : []))}
    />
  )
}

/** The deal that is shown, and the way to any other. */
const Deals = ({
  course: { steps },
  tableGame,
  position: { now, jump },
}: Omit<ReplayControlsProps, 'nameOf' | 'onAgain'>) => {
  const t = useReplayText()
  const dealName = useDealName(tableGame)
  const startOf = (wanted: number): number => steps.findIndex((step) => step.deal === wanted)
  return (
    <select
      aria-label={t('toDeal')}
      value={steps[Math.max(0, now - 1)]?.deal ?? 1}
      onChange={(event) => jump(startOf(Number(event.target.value)))}
    >
      {[...new Set(steps.map((step) => step.deal))].map((one) => (
        <option key={one} value={one}>
          {dealName(one)}
        </option>
      ))}
    </select>
  )
}

const StepButtons = ({ position, length }: { readonly position: Position; readonly length: number }) => {
  const t = useReplayText()
  const { now, go, playing, toggle } = position
  return (
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
      <IconButton icon="last" label={t('last')} onPress={() => go(length)} />
    </span>
  )
}
