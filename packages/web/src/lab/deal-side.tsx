import { useMemo } from 'react'
import { formatNumber } from '../i18n/index.ts'
import { playerOf } from '../records/keep-unfinished.ts'
import type { Course } from '../replay/course.ts'
import { ReplayHands } from '../replay/replay-hands.tsx'
import { StepField, StepTicker } from '../replay/step-view.tsx'
import { atMove, useRecordPath } from '../replay/use-record-path.ts'
import { useShownStep } from '../replay/use-shown-step.ts'
import { useNames } from '../table/names.ts'
import { ReadoutLine } from '../table/readout-line.tsx'
import type { TableGame } from '../table/table-game.ts'
import { PartOfPage } from '../theme/index.ts'
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

/** One of the two games, as it stands after so many steps. */
export const DealSide = ({ course, tableGame, name, now, parted }: DealSideProps) => {
  const t = useLabText()
  const { match, record } = course
  const players = useMemo(() => record.seats.map(playerOf), [record])
  const nameOf = useNames(record.seats, players, null)
  const path = useRecordPath(record)
  const shown = useShownStep(course, tableGame, now, 0)
  const { step, before, picture } = shown
  const isAlone = match.seats.length === 1
  const scores = course.scores[step?.to ?? 0] ?? []
  const inWords = (points: readonly number[]): string =>
    points.map((score, at) => (isAlone ? '' : `${nameOf(at)}: `) + formatNumber(score)).join('　')
  const view = { course, tableGame, nameOf, shown }
  return (
    <section className={`lab-card deal-side${parted ? ' parted' : ''}`} aria-label={name}>
      <div className="deal-name">
        <h2>{name}</h2>
        <p className="muted">
          {t('final')} {inWords(course.scores.at(-1) ?? [])}
        </p>
      </div>
      <div className="deal-ticker">
        <StepTicker {...view} />
      </div>
      <div className="field deal-field">
        <PartOfPage value={true}>
          <StepField {...view} onOpen={() => {}} />
        </PartOfPage>
      </div>
      <p className="muted">{picture.readout !== null && <ReadoutLine readout={picture.readout} nameOf={nameOf} />}</p>
      <div className="deal-below">
        {!isAlone && (
          <ReplayHands
            course={course}
            tableGame={tableGame}
            nameOf={nameOf}
            position={before}
            seats={[...match.seats.keys()]}
          />
        )}
        <p className="muted">
          {t('scores')} {inWords(scores)}
        </p>
        {typeof path === 'string' && (
          <a className="lab-way" href={`../${atMove(path, now)}`}>
            {t('openReplay')}
          </a>
        )}
      </div>
    </section>
  )
}
