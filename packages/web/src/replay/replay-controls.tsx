import { lazy, Suspense, useMemo } from 'react'
import { Button, IconButton } from '../frame/index.ts'
import { formatNumber, useSay } from '../i18n/index.ts'
import type { NameOf } from '../table/names.ts'
import type { TableGame } from '../table/table-game.ts'
import { useDealName } from '../table/use-deal-name.ts'
import type { Course } from './course.ts'
import { type DealSpan, spanAt, startOf } from './deals.ts'
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
  const { steps, deals } = course
  const span = spanAt(deals, now)
  const [first, last] = [startOf(span), span.to]
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
      <Graph course={course} tableGame={tableGame} nameOf={nameOf} now={now} span={span} />
      <input
        type="range"
        className="slider"
        aria-label={t('position')}
        min={first}
        max={last}
        value={now}
        style={{ ['--done' as string]: String((now - first) / Math.max(1, last - first)) }}
        onChange={(event) => go(Number(event.target.value))}
      />
      <div className="controls">
        <span className="where">
          <b>{now}</b> {t('of', { count: steps.length })}
          {deals.length > 1 && <Deals course={course} position={position} />}
        </span>
        <StepButtons course={course} position={position} />
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
  readonly span: DealSpan
}

/** What is worth watching, over the steps of the deal that is shown. */
const Graph = ({ course, tableGame, nameOf, now, span }: GraphProps) => {
  const t = useReplayText()
  const say = useSay()
  const series = useMemo(() => seriesOf(course, tableGame, span), [course, tableGame, span])
  const label = say(series.label)
  const at = now - span.from
  const values = (series.values[at] ?? []).map((value, seat) => `${nameOf(seat)} ${formatNumber(value)}`).join('、')
  return (
    <div>
      <span className="graph-caption" aria-hidden="true">
        {label}
      </span>
      <Suspense fallback={<div className="graph" />}>
        <ScoreGraph scores={series.values} now={at} label={t('graph', { label, values })} />
      </Suspense>
    </div>
  )
}

interface DealsProps {
  readonly course: Course
  readonly position: Position
}

/** The deal that is shown, and the way to any other. */
const Deals = ({ course: { deals, match }, position: { now, jump } }: DealsProps) => {
  const t = useReplayText()
  const dealName = useDealName(match.game)
  const wanted = (deal: number): DealSpan => deals.find((span) => span.deal === deal)!
  return (
    <select
      aria-label={t('toDeal')}
      value={spanAt(deals, now).deal}
      onChange={(event) => jump(startOf(wanted(Number(event.target.value))))}
    >
      {deals.map(({ deal }) => (
        <option key={deal} value={deal}>
          {dealName(deal)}
        </option>
      ))}
    </select>
  )
}

/** A step, or to the ends of the deal; from there to those of the deals beside it. */
const StepButtons = ({ course: { deals, match }, position }: DealsProps) => {
  const t = useReplayText()
  const dealName = useDealName(match.game)
  const { now, go, playing, toggle } = position
  const first = spanAt(deals, now > startOf(spanAt(deals, now)) ? now : now - 1)
  const last = spanAt(deals, now + 1)
  const named = (end: 'first' | 'last', { deal }: DealSpan): string =>
    deals.length > 1 ? t(end === 'first' ? 'firstOf' : 'lastOf', { deal: dealName(deal) }) : t(end)
  return (
    <span className="steps">
      <IconButton icon="first" label={named('first', first)} onPress={() => go(startOf(first))} />
      <IconButton icon="prev" label={t('prev')} onPress={() => go(now - 1)} />
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={t(playing ? 'pause' : 'play')}
        className="play-btn"
        onPress={toggle}
      />
      <IconButton icon="next" label={t('next')} onPress={() => go(now + 1)} />
      <IconButton icon="last" label={named('last', last)} onPress={() => go(last.to)} />
    </span>
  )
}
