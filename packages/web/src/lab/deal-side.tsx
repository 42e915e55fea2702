import { useMemo } from 'react'
import { formatNumber } from '../i18n/index.ts'
import { playerOf } from '../records/keep-unfinished.ts'
import type { Course } from '../replay/course.ts'
import { ofDeal } from '../replay/of-deal.ts'
import { ReplayHands } from '../replay/replay-hands.tsx'
import { StepField, StepTicker, type StepViewProps } from '../replay/step-view.tsx'
import { atMove, useRecordPath } from '../replay/use-record-path.ts'
import { useEndTitle } from '../table/end-sheet.tsx'
import { useNames } from '../table/names.ts'
import { ReadoutLine } from '../table/readout-line.tsx'
import type { TableGame } from '../table/table-game.ts'
import { useTableText } from '../table/texts.ts'
import { PartOfPage } from '../theme/index.ts'
import { settledStep } from './settled-step.ts'
import { useLabText } from './texts.ts'

interface DealSideProps {
  readonly course: Course
  readonly tableGame: TableGame
  /** From 0. */
  readonly deal: number
  /** Of the rule set. */
  readonly name: string
  /** How many steps have been made. */
  readonly now: number
  /** Whether the two have gone different ways by now. */
  readonly parted: boolean
}

/** One of the two games, as it stands after so many steps. */
export const DealSide = ({ course, tableGame, deal, name, now, parted }: DealSideProps) => {
  const t = useLabText()
  const { match, record } = course
  const players = useMemo(() => record.seats.map(playerOf), [record])
  const nameOf = useNames(record.seats, players, null)
  const path = useRecordPath(record)
  const shown = useMemo(() => settledStep(course, tableGame, now), [course, tableGame, now])
  const isAlone = match.seats.length === 1
  const readout = tableGame.told(shown.last)
  const final = course.scores.at(-1) ?? []
  const view = { course, tableGame, nameOf, shown }
  return (
    <section className={`lab-card deal-side${parted ? ' parted' : ''}`} aria-label={name}>
      <div className="deal-name">
        <h2>{name}</h2>
        <p className="muted deal-points" data-name={name}>
          {t('pointsToEnd')}{' '}
          {shown.scores.map((score, at) => (
            <span key={nameOf(at)}>
              {isAlone ? '' : `${nameOf(at)}: `}
              <b>{formatNumber(score)}</b> → {formatNumber(final[at] ?? 0)}
            </span>
          ))}
        </p>
      </div>
      <div className="deal-ticker">
        <StepTicker {...view} />
        {now === course.steps.length && <DealOver {...view} />}
      </div>
      <div className="field deal-field">
        <PartOfPage value={true}>
          <StepField {...view} onOpen={() => {}} />
        </PartOfPage>
      </div>
      <p className="muted deal-told">{readout !== null && <ReadoutLine readout={readout} nameOf={nameOf} />}</p>
      <div className="deal-below">
        {!isAlone && (
          <ReplayHands tableGame={tableGame} nameOf={nameOf} seenBy={shown.seenBy} seats={[...match.seats.keys()]} />
        )}
        {typeof path === 'string' && (
          <a className="lab-way" href={`../${atMove(ofDeal(path, { deal: deal + 1, rules: name }), now)}`}>
            {t('openReplay')}
          </a>
        )}
      </div>
    </section>
  )
}

/** That the game is over, and who has won it. */
const DealOver = ({
  course: { match, record },
  tableGame,
  nameOf,
}: Pick<StepViewProps, 'course' | 'tableGame' | 'nameOf'>) => {
  const t = useLabText()
  const table = useTableText()
  const titleOf = useEndTitle(tableGame, match.rules, nameOf)
  const { outcome } = record
  if (outcome === null) return null
  const title = titleOf(outcome)
  return <b className="deal-over">{match.seats.length === 1 ? title : `${table('over')}${t('colon')}${title}`}</b>
}
