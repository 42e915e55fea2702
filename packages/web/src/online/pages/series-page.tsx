import { csvOf, isRefusal } from '@tefuda/kernel'
import type { Series } from '@tefuda/wire'
import { Link } from 'wouter'
import { Button } from '../../frame/index.ts'
import { useReachableScroll } from '../../frame/use-reachable-scroll.ts'
import { formatDate, formatNumber, useLanguage, useSay } from '../../i18n/index.ts'
import { saveFile } from '../../records/save-file.ts'
import { addressOf } from '../../site/place.ts'
import '../../site/lists.css'
import { CopyField } from '../../site/copy-field.tsx'
import { SitePage } from '../../site/site-page.tsx'
import { NoTable } from '../../table/no-table.tsx'
import { api } from '../api.ts'
import { useLineWords } from './line-words.ts'
import './series.css'
import { useSeriesText } from './texts/series.ts'
import { useAnswer } from './use-answer.ts'

/** Games played in a row by the same people, and what they come to: /series/ID. */
const SeriesPage = ({ params }: { readonly params: { readonly id: string } }) => {
  const t = useSeriesText()
  const say = useSay()
  const series = useAnswer(api.series, params.id)
  if (series === null) return <output className="waiting">{t('loading')}</output>
  if (isRefusal(series)) return <NoTable title={t('missing')} words={say(series.message)} />
  return <SeriesView series={series} />
}

const SeriesView = ({ series }: { readonly series: Series }) => {
  const t = useSeriesText()
  const words = useLineWords()
  const language = useLanguage()
  const [first] = series.games
  const heads = useHeads(series)
  const save = (): void => {
    const rows = series.players.map((player) => [
      words.sitter(player),
      player.total,
      player.firsts,
      player.games,
      ...player.scores.map((score) => score ?? ''),
    ])
    const day = new Date(first?.opened ?? Date.now()).toISOString().slice(0, 10)
    saveFile(`${series.game}-series-${day}.csv`, csvOf([heads, ...rows]), 'text/csv;charset=utf-8')
  }
  return (
    <SitePage title={t('title')}>
      <div className="lists series">
        <header>
          <div>
            <h1>{t('title')}</h1>
            <p className="muted">
              {words.game(series.game)}
              {first !== undefined &&
                [words.rules(first), formatDate(first.opened, language)]
                  .filter(Boolean)
                  .map((part) => ` · ${part}`)}{' '}
              · {t('facts', { count: series.games.length })}
            </p>
          </div>
          <div className="tools">
            <Button icon="down" onPress={save}>
              {t('csv')}
            </Button>
            <Button icon="print" onPress={() => print()}>
              {t('print')}
            </Button>
          </div>
        </header>
        <Results series={series} heads={heads} />
        <section aria-labelledby="per-game" className="per-game">
          <h2 id="per-game">{t('perGame')}</h2>
          <ol>
            {series.games.map((line, place) => (
              <li key={line.table}>
                <b>{t('game', { number: place + 1 })}</b>
                <span>{formatDate(line.ended ?? line.opened, language)}</span>
                <span>{words.rules(line)}</span>
                {line.stage === 'over' ? (
                  <Link href={`/replay?table=${line.table}`}>{t('replay')}</Link>
                ) : line.stage === 'stopped' ? (
                  <span className="muted">{t(line.stoppedBy === 'host' ? 'stoppedByHost' : 'stopped')}</span>
                ) : (
                  <Link href={`/table/${line.table}`}>{t('running')}</Link>
                )}
              </li>
            ))}
          </ol>
        </section>
        <CopyField label={t('share')} value={addressOf(`series/${series.id}`)} />
      </div>
    </SitePage>
  )
}

/** What the columns of the results say: who it is, what it comes to, and each game. */
const useHeads = ({ games }: Series): string[] => {
  const t = useSeriesText()
  return [
    t('player'),
    t('total'),
    t('firsts'),
    t('games'),
    ...games.map((_, place) => t('game', { number: place + 1 })),
  ]
}

/** Who has how much, game by game; the leader in bold. It scrolls sideways where there are more games than room. */
const Results = ({ series, heads }: { readonly series: Series; readonly heads: readonly string[] }) => {
  const t = useSeriesText()
  const words = useLineWords()
  const scroll = useReachableScroll<HTMLElement>()
  const best = Math.max(...series.players.map(({ total }) => total))
  return (
    <section ref={scroll} className="results" aria-label={t('title')}>
      <table>
        <thead>
          <tr>
            {heads.map((head, column) => (
              <th key={head} scope="col" className={column > 0 ? 'number' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.players.map((player, place) => (
            <tr key={playerKey(place)} className={player.total === best && player.games > 0 ? 'won' : undefined}>
              <th scope="row">
                {words.sitter(player)}
                {player.you && player.name !== '' && <small>{t('you')}</small>}
              </th>
              <td className="number total">{formatNumber(player.total)}</td>
              <td className="number">{player.firsts}</td>
              <td className="number">{player.games}</td>
              {series.games.map((line, game) => (
                <td key={line.table} className="number">
                  {scoreText(player.scores[game]) ?? t('notPlayed')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const scoreText = (score: number | null | undefined): string | undefined =>
  score === null || score === undefined ? undefined : formatNumber(score)

/** Players come in the order of their totals; two of them may have the same name. */
const playerKey = (place: number): string => `player ${place}`

export default SeriesPage
