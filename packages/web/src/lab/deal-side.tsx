import type { Seat } from '@tefuda/kernel'
import { useMemo } from 'react'
import { formatNumber } from '../i18n/index.ts'
import { playerOf } from '../records/keep-unfinished.ts'
import type { Course } from '../replay/course.ts'
import { ReplayHands } from '../replay/replay-hands.tsx'
import { atMove, useRecordPath } from '../replay/use-record-path.ts'
import { Ticker } from '../table/log.tsx'
import { useNames } from '../table/names.ts'
import { ReadoutLine } from '../table/readout-line.tsx'
import type { TableGame } from '../table/table-game.ts'
import { useLabText } from './texts.ts'

interface DealSideProps {
  readonly course: Course
  readonly tableGame: TableGame
  /** Of the rule set. */
  readonly name: string
  /** How many steps have been made. */
  readonly now: number
  /** Whether the two have gone different ways by now. */
  readonly parted: boolean
}

const NONE: ReadonlySet<Seat> = new Set()

/** One of the two games, as it stands after so many steps. */
export const DealSide = ({ course, tableGame, name, now, parted }: DealSideProps) => {
  const t = useLabText()
  const { match, record } = course
  const players = useMemo(() => record.seats.map(playerOf), [record])
  const nameOf = useNames(record.seats, players, null)
  const path = useRecordPath(record)
  const step = course.steps[now - 1]
  const before = step?.move ?? 0
  const move = step === undefined ? undefined : record.moves[step.move]
  const seat = course.mover(before) ?? 0
  const context = useMemo(() => {
    const there = { ...course.context(before, seat), below: 0 }
    return step === undefined ? { ...there, due: false } : there
  }, [course, step, before, seat])
  const draft = useMemo(
    () => (move === undefined ? tableGame.blank(context) : tableGame.draftOf(move[1], context)),
    [tableGame, move, context],
  )
  const picture = tableGame.picture(draft, context)
  const last = now === 0 ? [] : course.events(now)
  const seen = match.events.slice(0, match.marks[step?.to ?? 0] ?? match.events.length)
  const isAlone = match.seats.length === 1
  const { Field } = tableGame
  const scores = course.scores[step?.to ?? 0] ?? []
  return (
    <section className={`lab-card deal-side${parted ? ' parted' : ''}`} aria-label={name}>
      <h2>{name}</h2>
      <div className="deal-ticker">
        <Ticker
          last={last}
          engine={match.engine}
          tableGame={tableGame}
          nameOf={nameOf}
          isAlone={isAlone}
          aside={null}
          timedOut={false}
        />
      </div>
      <div className="deal-field">
        <Field
          context={context}
          draft={draft}
          last={last}
          events={seen}
          nameOf={nameOf}
          window={null}
          focus={null}
          still
          effect={null}
          onOpen={() => {}}
        />
      </div>
      {picture.readout !== null && (
        <p className="muted">
          <ReadoutLine readout={picture.readout} nameOf={nameOf} />
        </p>
      )}
      {!isAlone && (
        <ReplayHands
          course={course}
          tableGame={tableGame}
          nameOf={nameOf}
          position={before}
          seats={[...match.seats.keys()]}
          closed={NONE}
          onToggle={() => {}}
        />
      )}
      <p className="muted">
        {t('scores')} {scores.map((score, at) => `${isAlone ? '' : `${nameOf(at)} `}${formatNumber(score)}`).join('　')}
      </p>
      {typeof path === 'string' && <a href={`../${atMove(path, now)}`}>{t('openReplay')}</a>}
    </section>
  )
}
