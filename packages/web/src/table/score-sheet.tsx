import type { Match, Outcome, Seat, Text } from '@tefuda/kernel'
import { useMemo } from 'react'
import { formatNumber, useSay } from '../i18n/index.ts'
import { TermSentence } from '../rulebook/index.ts'
import type { NameOf } from './names.ts'
import { PersonName } from './person-name.tsx'
import type { SideOf } from './standings-table.tsx'
import type { TableGame, Tally } from './table-game.ts'
import { useTableText } from './texts.ts'

export interface ScoreSheetProps {
  readonly match: Match
  readonly tableGame: TableGame
  readonly nameOf: NameOf
}

/** How the scores of a session that is over came about. Everybody may know everything now. */
export const ScoreSheet = ({ match, tableGame, nameOf }: ScoreSheetProps) => {
  const tallies = useMemo(() => match.seats.map((_, seat) => tableGame.tally(match.events, seat)), [match, tableGame])
  const outcome = match.engine.outcome(match.state)
  const [only] = tallies
  if (outcome === null || only === undefined) return null
  return (
    <div className="score-sheet">
      {tallies.length === 1 ? (
        <OwnSheet tally={only} />
      ) : (
        <SharedSheet
          outcome={outcome}
          tallies={tallies}
          nameOf={nameOf}
          sideOf={(seat) => tableGame.side(seat, match.rules)}
        />
      )}
    </div>
  )
}

/** One person alone: what scored how often. */
const OwnSheet = ({ tally }: { readonly tally: Tally }) => {
  const t = useTableText()
  const say = useSay()
  if (tally.rows.length === 0) return null
  return (
    <>
      <table className="end-table">
        <thead>
          <tr>
            <th scope="col">{t('roleHead')}</th>
            <th scope="col" className="number">
              {t('countHead')}
            </th>
            <th scope="col" className="number">
              {t('scoreHead')}
            </th>
          </tr>
        </thead>
        <tbody>
          {tally.rows.map(({ label, count, points }) => (
            <tr key={label.en}>
              <th scope="row">
                <TermSentence text={say(label)} />
              </th>
              <td className="number">{count}</td>
              <td className="number">{formatNumber(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {tally.best !== null && (
        <p className="end-best">
          {t('bestMove')}{' '}
          <span className="trick">
            <TermSentence text={say(tally.best.label)} />
          </span>{' '}
          <b>{formatNumber(tally.best.points)}</b>
        </p>
      )}
    </>
  )
}

/** Seats side by side, the best first: their scores and what they are made of. */
const SharedSheet = ({
  outcome,
  tallies,
  nameOf,
  sideOf,
}: {
  readonly outcome: Outcome
  readonly tallies: readonly Tally[]
  readonly nameOf: NameOf
  readonly sideOf: SideOf
}) => {
  const t = useTableText()
  const say = useSay()
  const seats = outcome.scores
    .map((_, seat): Seat => seat)
    .toSorted((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0))
  const labels = [
    ...new Map(tallies.flatMap(({ rows }) => rows.map(({ label }) => [label.en, label] as const))).values(),
  ].filter((label) => tallies.some(({ rows }) => rows.some((row) => row.label.en === label.en && row.count > 0)))
  return (
    <div className="end-scroll">
      <table className="end-table">
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col" className="number">
                <PersonName name={nameOf(seat)} />
                <Side side={sideOf(seat)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <ResultRows outcome={outcome} seats={seats} />
          {labels.map((label) => (
            <tr key={label.en}>
              <th scope="row">
                <TermSentence text={say(label)} />
              </th>
              {seats.map((seat) => (
                <RowCell key={seat} row={tallies[seat]?.rows.find((one) => one.label.en === label.en)} />
              ))}
            </tr>
          ))}
          {tallies.some(({ best }) => best !== null) && (
            <tr>
              <th scope="row">{t('bestMove')}</th>
              {seats.map((seat) => (
                <BestCell key={seat} best={tallies[seat]?.best ?? null} />
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

/** Places and scores. */
const ResultRows = ({ outcome, seats }: { readonly outcome: Outcome; readonly seats: readonly Seat[] }) => {
  const t = useTableText()
  return (
    <>
      <tr>
        <th scope="row">{t('rank')}</th>
        {seats.map((seat) => (
          <td key={seat} className="number">
            {outcome.ranks[seat]}
          </td>
        ))}
      </tr>
      <tr className="end-total">
        <th scope="row">{t('scoreHead')}</th>
        {seats.map((seat) => (
          <td key={seat} className={outcome.winners.includes(seat) ? 'number winner' : 'number'}>
            {formatNumber(outcome.scores[seat] ?? 0)}
          </td>
        ))}
      </tr>
    </>
  )
}

const Side = ({ side }: { readonly side: Text | null }) => {
  const say = useSay()
  return side !== null && <small>{say(side)}</small>
}

const RowCell = ({ row }: { readonly row: Tally['rows'][number] | undefined }) => (
  <td className="number">
    {row === undefined || row.count === 0 ? '–' : formatNumber(row.points)}
    {row !== undefined && row.count > 0 && <small>×{row.count}</small>}
  </td>
)

const BestCell = ({ best }: { readonly best: Tally['best'] }) => {
  const say = useSay()
  return (
    <td className="number">
      {best === null ? '–' : formatNumber(best.points)}
      {best !== null && (
        <small className="trick-name">
          <TermSentence text={say(best.label)} />
        </small>
      )}
    </td>
  )
}
