import type { Match, Outcome, Rules, Seat } from '@tefuda/kernel'
import { lazy, type ReactNode, Suspense } from 'react'
import { Sheet } from '../frame/index.ts'
import { formatNumber, useSay } from '../i18n/index.ts'
import { useMarks } from '../records/marks.ts'
import './graph.css'
import type { NameOf } from './names.ts'
import { ScoreSheet } from './score-sheet.tsx'
import { StandingsTable } from './standings-table.tsx'
import type { Finished } from './table.ts'
import type { DealEnd, Standing, TableGame } from './table-game.ts'
import { useTableText } from './texts.ts'

const ScoreGraph = lazy(() => import('./score-graph.tsx'))

export interface EndSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly match: Match
  readonly tableGame: TableGame
  readonly outcome: Outcome
  readonly scores: readonly (readonly number[])[]
  readonly finished: Finished | null
  readonly nameOf: NameOf
  /** Where to go from here. */
  readonly acts: ReactNode
  /** What else is to be said about the session. */
  readonly children?: ReactNode
}

/** After a session: who won and how, and where to go from here. */
export const EndSheet = ({
  open,
  onClose,
  match,
  tableGame,
  outcome,
  scores,
  finished,
  nameOf,
  acts,
  children,
}: EndSheetProps) => {
  const t = useTableText()
  const title = useEndTitle(tableGame, match.rules, nameOf)
  const isAlone = outcome.scores.length === 1
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title(outcome)}
      roomy={!isAlone}
      foot={<div className="end-acts">{acts}</div>}
    >
      {isAlone && (
        <p className="end-score">
          <b>{formatNumber(outcome.scores[0] ?? 0)}</b> {t('points')}
        </p>
      )}
      {isAlone && <Best finished={finished} match={match} />}
      {!isAlone && <Result match={match} tableGame={tableGame} outcome={outcome} nameOf={nameOf} />}
      {children}
      {isAlone ? (
        <ScoreSheet match={match} tableGame={tableGame} nameOf={nameOf} />
      ) : (
        <details className="end-details">
          <summary>{t('breakdown')}</summary>
          <LastDeal match={match} tableGame={tableGame} nameOf={nameOf} />
          <ScoreSheet match={match} tableGame={tableGame} nameOf={nameOf} />
        </details>
      )}
      <h3 className="end-head">{t('graph')}</h3>
      <Suspense fallback={<div className="graph" />}>
        <ScoreGraph scores={scores} now={scores.length - 1} label={graphLabel(scores, scores.length - 1, nameOf, t)} />
      </Suspense>
    </Sheet>
  )
}

/** The one table of a session that is over, the best first, with what the last deal made of everybody. */
const Result = ({
  match,
  tableGame,
  outcome,
  nameOf,
}: Pick<EndSheetProps, 'match' | 'tableGame' | 'outcome' | 'nameOf'>) => {
  const end = lastDealOf(match, tableGame)
  const isLong = match.events.filter((event) => tableGame.dealEnd(event) !== null).length > 1
  const standings = outcome.scores
    .map((total, seat): Standing => {
      const last = end?.standings.find((one) => one.seat === seat)
      const points = isLong ? (last?.points ?? null) : null
      return { seat, place: outcome.ranks[seat] ?? null, title: last?.title ?? null, points, total }
    })
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
  return <StandingsTable standings={standings} nameOf={nameOf} sideOf={(seat) => tableGame.side(seat, match.rules)} />
}

const lastDealOf = (match: Match, tableGame: TableGame): DealEnd | undefined =>
  match.events.flatMap((event) => tableGame.dealEnd(event) ?? []).at(-1)

/** How the deal that ended the session came to its end, where the game has more to say than its places. */
const LastDeal = ({ match, tableGame, nameOf }: Pick<EndSheetProps, 'match' | 'tableGame' | 'nameOf'>) => {
  const say = useSay()
  const end = lastDealOf(match, tableGame)
  const { Ending } = tableGame
  if (Ending === undefined) return null
  return (
    <>
      {end !== undefined && <h3 className="end-head">{say(end.title)}</h3>}
      <Ending events={match.events} nameOf={nameOf} rules={match.rules} />
    </>
  )
}

type Translate = ReturnType<typeof useTableText>

/** Says of an end who won: a team by its name. */
export const useEndTitle = (tableGame: TableGame, rules: Rules, nameOf: NameOf): ((outcome: Outcome) => string) => {
  const t = useTableText()
  const say = useSay()
  const sideOf = (seat: Seat): string | null => {
    const side = tableGame.side(seat, rules)
    return side === null ? null : say(side)
  }
  return (outcome) => titleOf(outcome, nameOf, sideOf, t)
}

/** Who won, in words. */
export const titleOf = (
  { scores, winners }: Outcome,
  nameOf: NameOf,
  sideOf: (seat: Seat) => string | null,
  t: Translate,
): string => {
  if (scores.length === 1) return t('over')
  const [winner] = winners
  const side = winner === undefined ? null : sideOf(winner)
  if (side !== null && winners.every((seat) => sideOf(seat) === side)) return t('wins', { name: side })
  if (winners.length > 1 || winner === undefined) return t('draw')
  const name = nameOf(winner)
  return name === t('you') ? t('youWin') : t('wins', { name })
}

/** The graph in words. */
export const graphLabel = (scores: readonly (readonly number[])[], now: number, nameOf: NameOf, t: Translate): string =>
  t('graphLabel', {
    n: now,
    scores: (scores[now] ?? []).map((score, seat) => `${nameOf(seat)} ${formatNumber(score)}`).join('、'),
  })

const Best = ({ finished, match }: Pick<EndSheetProps, 'finished' | 'match'>) => {
  const t = useTableText()
  const marks = useMarks()(match)
  if (marks.length > 0) return <p className="muted">{t('noBest', { marks: marks.join(t('between')) })}</p>
  const best = finished?.best
  if (best === null || best === undefined) return null
  if (best.before === null) return <p className="muted">{t('firstBest')}</p>
  const before = formatNumber(best.before)
  return best.improved ? (
    <p className="end-new">{t('newBest', { before })}</p>
  ) : (
    <p className="muted">{t('bestIs', { best: before })}</p>
  )
}
