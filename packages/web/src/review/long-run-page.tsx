import { DECISION_KINDS } from '@tefuda/bots/decisions'
import { findGame } from '@tefuda/games'
import { dealWordOf } from '@tefuda/kernel'
import { type LongRun, type LostADeal, longRunsOf, pointScaleOf, toldWithin } from '@tefuda/review'
import type { ReactNode } from 'react'
import { catalogueGame } from '../catalogue/catalogue.ts'
import { useSay } from '../i18n/index.ts'
import { FEWEST, widthOfMean } from '../records/width-of-mean.ts'
import { ListPage } from '../site/list-page.tsx'
import { NothingYet } from '../site/nothing-yet.tsx'
import './long-run.css'
import { useLongRunText } from './long-run-texts.ts'
import { StopOrGoOn } from './stop-or-go-on.tsx'
import { useHowFar, useReviewText } from './texts.ts'
import { type OwnGames, useOwnGames } from './use-long-run.ts'

/** One's own play over all records of this browser: /my-play. */
const LongRunPage = () => {
  const t = useLongRunText()
  const games = useOwnGames()
  return (
    <ListPage title={t('title')} note={t('note')} className="long-run">
      {games !== null && <Work games={games} />}
      {games !== null && longRunsOf(games.reviewed).map((run) => <RunOf key={run.game} run={run} />)}
    </ListPage>
  )
}

/** How much has been reviewed, and the button that goes on with it. */
const Work = ({
  games: { reviewed, left, failed, aided, imported, isRunning, progress, start, stop },
}: {
  readonly games: OwnGames
}) => {
  const t = useLongRunText()
  const r = useReviewText()
  const { doing, far } = useHowFar(progress ?? { look: 1, done: 0, all: 0 })
  const count = reviewed.length
  const leftOut = (
    <>
      {aided > 0 && <p className="muted">{t('aided', { count: aided })}</p>}
      {imported > 0 && <p className="muted">{t('imported', { count: imported })}</p>}
    </>
  )
  if (count + left + failed === 0)
    return (
      <>
        <NothingYet toPlay={t('toPlay')}>{t('none')}</NothingYet>
        {leftOut}
      </>
    )
  return (
    <div className="long-run-work">
      <p>
        {t('reviewed', { count, all: count + left })}{' '}
        {(isRunning || progress !== null) && (
          <span className="muted">
            {isRunning ? doing : r('stopped')} {progress !== null && <span className="nb">{far}</span>}
          </span>
        )}
      </p>
      {leftOut}
      {failed > 0 && <p role="status">{t('failed', { count: failed })}</p>}
      {left > 0 && (
        <StopOrGoOn isRunning={isRunning} goOn={t('start', { left })} kind="primary" onStop={stop} onGoOn={start} />
      )}
    </div>
  )
}

const RunOf = ({ run: { game, all, kinds, months } }: { readonly run: LongRun }) => {
  const t = useLongRunText()
  const say = useSay()
  const name = catalogueGame(game)?.name
  const deal = say(dealWordOf(findGame(game)))
  const row = (key: string, title: string, lost: LostADeal): ReactNode => (
    <tr key={key}>
      <th scope="row">{title}</th>
      <td>{lost.n}</td>
      <td>
        <Lost lost={lost} game={game} />
      </td>
    </tr>
  )
  return (
    <section aria-labelledby={`run-${game}`}>
      <h2 id={`run-${game}`}>{name === undefined ? game : say(name)}</h2>
      <p>
        {t('lost', { deal })} <Lost lost={all} game={game} />
        {say(pointScaleOf(game).unit)}{' '}
        <span className="muted">
          {t(all.n < FEWEST ? 'fewDeals' : 'deals', { count: all.n, deal, fewest: FEWEST })}
        </span>
      </p>
      {kinds.length > 0 && (
        <Table title={t('byKind')} head={t('kind')} deal={deal}>
          {kinds.map(({ kind, lost }) => row(kind, say(DECISION_KINDS[kind]), lost))}
        </Table>
      )}
      <Table title={t('byMonth')} head={t('month')} deal={deal}>
        {months.map(({ month, lost }) => row(month, month, lost))}
      </Table>
    </section>
  )
}

const Table = ({
  title,
  head,
  deal,
  children,
}: {
  readonly title: string
  readonly head: string
  /** What a deal is called. */
  readonly deal: string
  readonly children: ReactNode
}) => {
  const t = useLongRunText()
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t('dealsHead', { deal })}</th>
          <th scope="col">{t('lostHead', { deal })}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** The mean with its interval: by how far deals vary where there are enough of them, else by what the reviews leave open. */
const Lost = ({ lost, game }: { readonly lost: LostADeal; readonly game: string }) => {
  const { told, width } = toldWithin(lost.mean, widthOfMean(lost) ?? 2 * lost.error, game)
  return (
    <>
      <b>{told}</b>
      {width !== null && <small className="muted"> ±{width}</small>}
    </>
  )
}

export default LongRunPage
