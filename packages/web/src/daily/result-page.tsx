import { isRefusal } from '@tefuda/kernel'
import type { DailyResults } from '@tefuda/wire'
import { catalogueGame } from '../catalogue/catalogue.ts'
import { Button } from '../frame/index.ts'
import { formatDay, useLanguage, useSay } from '../i18n/index.ts'
import '../site/lists.css'
import { SitePage } from '../site/site-page.tsx'
import { NoTable } from '../table/no-table.tsx'
import './daily.css'
import { recall } from './memory.ts'
import { OwnGame } from './own-game.tsx'
import { Proof, Standing } from './standing.tsx'
import { useDailyText, usePoints } from './texts.ts'
import { Trouble } from './trouble.tsx'
import { useResult } from './use-result.ts'

/** What everybody made of a deal of a day, and what oneself did: /daily/DAY/GAME. */
const ResultPage = ({
  params: { day, game },
}: {
  readonly params: { readonly day: string; readonly game: string }
}) => {
  const t = useDailyText()
  const say = useSay()
  const language = useLanguage()
  const { told, ask } = useResult(day, game)
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
        <Trouble told={told} ask={ask} isOffline={record?.kind === 'offline'} />
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
  const points = usePoints()
  const score = deal.mine?.score
  return score == null ? null : <p className="own-score">{points(score)}</p>
}

export default ResultPage
