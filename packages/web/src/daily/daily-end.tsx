import { isRefusal, recordOf } from '@tefuda/kernel'
import type { DailyResults } from '@tefuda/wire'
import { Button, Sheet } from '../frame/index.ts'
import { formatDay, useLanguage, useSay } from '../i18n/index.ts'
import type { LocalTable } from '../table/local-table.ts'
import type { End } from '../table/table-end.tsx'
import { usePlayAgain } from '../table/use-play-again.ts'
import { useTableState } from '../table/use-table-state.ts'
import './daily.css'
import './daily-end.css'
import { Share } from './share.tsx'
import { Best, Everybody, Pars } from './standing.tsx'
import { useDailyText, usePoints } from './texts.ts'
import { Trouble } from './trouble.tsx'
import { useResult } from './use-result.ts'
import { useToday } from './use-today.ts'
import { Week } from './week.tsx'

interface DailyEndProps {
  readonly table: LocalTable
  /** The day whose deal was played. */
  readonly day: string
  readonly end: End
}

/** After a try at a deal of a day: what it made, and where that stands. */
const DailyEnd = ({ table, day, end }: DailyEndProps) => {
  const t = useDailyText()
  const points = usePoints()
  const say = useSay()
  const language = useLanguage()
  const playAgain = usePlayAgain()
  const { outcome, finished } = useTableState(table).state
  const { match, players } = table
  if (outcome === null) return null
  return (
    <Sheet
      open={end.isOpen}
      onClose={end.close}
      roomy
      title={
        <span className="daily-head">
          <span>
            <small>{t('ofDay', { date: formatDay(day, language) })}</small> {say(match.game.name)}
          </span>{' '}
          <b>{points(outcome.scores[0] ?? 0)}</b>
        </span>
      }
      foot={
        <div className="end-acts">
          <Button onPress={() => playAgain(recordOf(match), players, true)}>{t('unrecorded')}</Button>
          {finished !== null && (
            <Button kind="primary" href={`/review/${finished.record}`}>
              {t('review')}
            </Button>
          )}
        </div>
      }
    >
      {finished !== null && <Ended table={table} day={day} />}
    </Sheet>
  )
}

/** The result is kept: it is sent, and compared. */
const Ended = ({ table: { match, daily }, day }: Omit<DailyEndProps, 'end'>) => {
  const t = useDailyText()
  const say = useSay()
  const game = match.game.id
  const { told, ask } = useResult(day, game)
  const results = told === null || isRefusal(told.results) ? null : told.results
  const today = useToday(told !== null)
  const streak = today?.server?.streak ?? 0
  return (
    <div className="daily-result daily-end">
      <div className="daily-column">
        {told === null && <output className="muted">{t('sending')}</output>}
        <Trouble told={told} ask={ask} isOffline={daily?.kind === 'offline'} />
        {results !== null && <Place told={results} />}
        {today !== null && (
          <p className="days">
            {streak > 0 && <b>{t('streak', { count: streak })}</b>}
            <Week today={today} />
          </p>
        )}
      </div>
      <div className="daily-column">
        {results?.results?.best != null && <Best day={day} game={game} best={results.results.best} />}
        <Share day={day} game={say(match.game.name)} record={recordOf(match)} told={results} streak={streak} />
        <Button href={`/daily/${day}/${game}`}>{t('toResult')}</Button>
      </div>
    </div>
  )
}

const Place = ({ told: { deal, results } }: { readonly told: DailyResults }) => {
  const t = useDailyText()
  const { mine } = deal
  return (
    <>
      {mine?.why != null && <p className="quiet-trouble">{t(`why_${mine.why}`)}</p>}
      {results !== null && <Everybody results={results} own={mine?.why === null ? mine.score : null} />}
      {results !== null && <Pars results={results} />}
    </>
  )
}

export default DailyEnd
