import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { formatDate, formatNumber, useLanguage } from '../i18n/index.ts'
import { useMarks } from './marks.ts'
import { isAided, movingMean, type OwnGame } from './own-stats.ts'
import { useRecordsText } from './texts.ts'

/** The drawing is stretched to its place; only its proportions count. */
const WIDTH = 640
const HEIGHT = 160
const MARGIN = 10
/** So many games make the mean of the line. */
const MEAN_OF = 10

/** Scores over time: a dot for each game, a line for the mean of the last ten, and a table of the same. */
export const OwnCurve = ({ games, label }: { readonly games: readonly OwnGame[]; readonly label: string }) => {
  const t = useRecordsText()
  const scores = games.map(({ score }) => score)
  // The first game of all stands in the middle, clear of the numbers at the edge.
  const x = scaleLinear(games.length === 1 ? [-1, 1] : [0, games.length - 1], [MARGIN, WIDTH - MARGIN])
  const y = scaleLinear([Math.min(...scores), Math.max(...scores)], [HEIGHT - MARGIN, MARGIN]).nice(4)
  const draw = line<number>(
    (_, at) => x(at),
    (mean) => y(mean),
  )
  const percent = (value: number, whole: number): string => `${(value / whole) * 100}%`
  return (
    <figure className="own-curve">
      <div className="scores-drawn" role="img" aria-label={label}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {y.ticks(4).map((tick) => (
            <path key={tick} d={`M0 ${y(tick)}H${WIDTH}`} />
          ))}
          <path className="mean" d={draw([...movingMean(games, MEAN_OF)]) ?? ''} />
        </svg>
        {y.ticks(4).map((tick) => (
          <span key={tick} className="tick" style={{ top: percent(y(tick), HEIGHT) }}>
            {formatNumber(tick)}
          </span>
        ))}
        {[...games.entries()].map(([at, game]) => (
          <i
            key={game.id}
            className={isAided(game) ? 'game aided' : 'game'}
            style={{ left: percent(x(at), WIDTH), top: percent(y(game.score), HEIGHT) }}
          />
        ))}
      </div>
      <figcaption>{t('curveNote', { count: MEAN_OF })}</figcaption>
      <GamesTable games={games} />
    </figure>
  )
}

/** What the drawing shows, as a table, the latest first. */
const GamesTable = ({ games }: { readonly games: readonly OwnGame[] }) => {
  const t = useRecordsText()
  const language = useLanguage()
  const marks = useMarks()
  const isAlone = games.every(({ rank }) => rank === null)
  return (
    <details>
      <summary>{t('asTable')}</summary>
      <table className="bests">
        <thead>
          <tr>
            <th scope="col">{t('when')}</th>
            <th scope="col" className="number">
              {t('score')}
            </th>
            {!isAlone && (
              <th scope="col" className="number">
                {t('rank')}
              </th>
            )}
            <th scope="col">{t('help')}</th>
          </tr>
        </thead>
        <tbody>
          {games.toReversed().map(({ id, when, score, rank, help }) => (
            <tr key={id}>
              <td>{formatDate(when, language)}</td>
              <td className="number">{formatNumber(score)}</td>
              {!isAlone && <td className="number">{rank}</td>}
              <td>{marks(help).join(t('between'))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
