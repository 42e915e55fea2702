import { isRefusal, type Refusal } from '@tefuda/kernel'
import type { DailyResults } from '@tefuda/wire'
import { useCallback, useEffect, useState } from 'react'
import { catalogueGame } from '../catalogue/catalogue.ts'
import { Button } from '../frame/index.ts'
import { formatDay, formatNumber, useLanguage, useSay } from '../i18n/index.ts'
import { api } from '../online/api.ts'
import '../site/lists.css'
import { SitePage } from '../site/site-page.tsx'
import { NoTable } from '../table/no-table.tsx'
import './daily.css'
import { recall } from './memory.ts'
import { OwnGame } from './own-game.tsx'
import { Proof, Standing } from './standing.tsx'
import { submitTry } from './submit.ts'
import { useDailyText } from './texts.ts'

/** While the bots play, their par is asked for so often, in milliseconds. */
const EVERY = 10_000

interface Told {
  readonly results: DailyResults | Refusal
  /** Why one's own result is not with the server; null where it is, or where there is none. */
  readonly unsent: Refusal | null
}

/** What everybody made of a deal of a day, and what oneself did: /daily/DAY/GAME. */
const ResultPage = ({
  params: { day, game },
}: {
  readonly params: { readonly day: string; readonly game: string }
}) => {
  const t = useDailyText()
  const say = useSay()
  const language = useLanguage()
  const [told, setTold] = useState<Told | null>(null)
  const ask = useCallback(async (): Promise<void> => {
    setTold(null)
    const unsent = await submitTry(day, game)
    setTold({ results: await api.dailyResults(day, game), unsent })
  }, [day, game])
  useEffect(() => void ask(), [ask])
  const isWaiting = told !== null && !isRefusal(told.results) && told.results.results?.pars.length === 0
  useEffect(() => {
    if (!isWaiting) return
    const look = async (): Promise<void> => {
      const results = await api.dailyResults(day, game)
      if (!isRefusal(results)) setTold((before) => before && { ...before, results })
    }
    const clock = setInterval(() => void look(), EVERY)
    return () => clearInterval(clock)
  }, [isWaiting, day, game])

  const name = catalogueGame(game)?.name
  if (name === undefined) return <NoTable title={t('title')} words={t('nonePast')} />
  const own = recall(day, game)
  const record = own !== undefined && 'record' in own ? own : null
  return (
    <SitePage title={t('title')}>
      <div className="lists daily daily-result">
        <header>
          <div>
            <p className="muted">{t('ofDay', { date: formatDay(day, language) })}</p>
            <h1>{say(name)}</h1>
          </div>
          {told !== null && !isRefusal(told.results) && <OwnScore results={told.results} />}
        </header>
        {told === null && <output className="muted">{t(record === null ? 'loading' : 'sending')}</output>}
        {told?.unsent != null && (
          <p className="quiet-trouble" role="alert">
            {t('unsent')} {say(told.unsent.message)} <Button onPress={() => void ask()}>{t('send')}</Button>
          </p>
        )}
        {told !== null && isRefusal(told.results) && (
          <p className="quiet-trouble">{record?.kind === 'offline' ? t('offlineDone') : say(told.results.message)}</p>
        )}
        {told !== null && !isRefusal(told.results) && <Standing told={told.results} />}
        {record !== null && (
          <OwnGame
            day={day}
            game={say(name)}
            record={record.record}
            told={told !== null && !isRefusal(told.results) ? told.results : null}
          />
        )}
        {told !== null && !isRefusal(told.results) && <Proof deal={told.results.deal} />}
        <Button href="/daily">{t('again')}</Button>
      </div>
    </SitePage>
  )
}

const OwnScore = ({ results: { deal } }: { readonly results: DailyResults }) => {
  const t = useDailyText()
  const score = deal.mine?.score
  return score == null ? null : <p className="own-score">{t('score', { score: formatNumber(score) })}</p>
}

export default ResultPage
