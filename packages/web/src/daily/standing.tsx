import { isRefusal } from '@tefuda/kernel'
import type { DailyResults } from '@tefuda/wire'
import { useLocation } from 'wouter'
import { botLevel } from '../bots-worker/bot-levels.ts'
import { Button, notify } from '../frame/index.ts'
import { formatNumber, useSay } from '../i18n/index.ts'
import { api } from '../online/api.ts'
import { readRecordFile } from '../records/read-file.ts'
import { addRecord } from '../storage/index.ts'
import { BeginButton } from './deal-card.tsx'
import { dealOf } from './deals.ts'
import { Histogram } from './histogram.tsx'
import { placeOf } from './place.ts'
import { useDailyText, usePoints } from './texts.ts'

type Results = NonNullable<DailyResults['results']>

/** Where one stands among all who played a deal, and what the bots make of it. */
export const Standing = ({ told: { deal, results } }: { readonly told: DailyResults }) => {
  const t = useDailyText()
  const { mine } = deal
  const isOver = deal.secret !== null
  return (
    <>
      {mine?.why != null && <p className="quiet-trouble">{t(`why_${mine.why}`)}</p>}
      {results === null && <p className="none">{t('mayNotYet')}</p>}
      {results !== null && <Everybody results={results} own={mine?.why === null ? mine.score : null} />}
      {results !== null && <Pars results={results} />}
      {mine?.score == null && (
        <BeginButton deal={dealOf(deal, isOver ? 'late' : 'today')} word={t(isOver ? 'late' : 'begin')} />
      )}
      {results !== null && results.best !== null && <Best day={deal.day} game={deal.game} best={results.best} />}
    </>
  )
}

/** By what anybody can check the cards of a deal. */
export const Proof = ({ deal }: Pick<DailyResults, 'deal'>) => {
  const t = useDailyText()
  return (
    <dl className="proof small">
      <dt>{t('commitment')}</dt>
      <dd>
        <code>{deal.commitment}</code>
      </dd>
      <dt>{t('secret')}</dt>
      <dd>{deal.secret === null ? t('secretLater') : <code>{deal.secret}</code>}</dd>
    </dl>
  )
}

export const Everybody = ({ results, own }: { readonly results: Results; readonly own: number | null }) => {
  const t = useDailyText()
  const { histogram, isUnchecked } = results
  const place = placeOf(results)
  const [lowest] = histogram
  const highest = histogram.at(-1)
  if (lowest === undefined || highest === undefined) return <p className="none">{t('first')}</p>
  const ownWords = own === null ? '' : t('own', { score: formatNumber(own) })
  const label = t('histogram', { count: place.count, low: lowest.score, high: highest.score, own: ownWords })
  return (
    <section className="everybody">
      {place.place !== null && (
        <p className="place">
          <b>{t('place', { place: formatNumber(place.place) })}</b>
          <span className="muted">{t('among', { count: formatNumber(place.count) })}</span>
          {place.percent <= 50 && <span className="top">{t('top', { percent: place.percent })}</span>}
        </p>
      )}
      {isUnchecked && <p className="muted small">{t('unchecked')}</p>}
      <Histogram results={histogram} own={own} ownWord={t('you')} label={label} />
    </section>
  )
}

export const Pars = ({ results: { pars } }: { readonly results: Results }) => {
  const t = useDailyText()
  const points = usePoints()
  const say = useSay()
  if (pars.length === 0) return <p className="muted small">{t('parsComing')}</p>
  return (
    <section className="pars">
      <h2>{t('pars')}</h2>
      <ul>
        {pars.map(({ level, score }) => (
          <li key={level}>
            <span>{say(botLevel(level).name)}</span>
            <b>{points(score)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface BestProps {
  readonly day: string
  readonly game: string
  readonly best: NonNullable<Results['best']>
}

/** The best game of all, to replay: it is put among the records as one that was read. */
export const Best = ({ day, game, best }: BestProps) => {
  const t = useDailyText()
  const points = usePoints()
  const say = useSay()
  const [, navigate] = useLocation()
  const open = async (): Promise<void> => {
    const answer = await api.dailyBest(day, game)
    const record = isRefusal(answer) ? answer : readRecordFile(JSON.stringify(answer))
    if (isRefusal(record)) notify({ text: say(record.message) })
    else navigate(`/replay/${await addRecord(record, { imported: true })}`)
  }
  return (
    <section className="best">
      <p>
        {t('best')} <b>{points(best.score)}</b>
        {best.isUnchecked && <small className="muted"> {t('unchecked')}</small>}
      </p>
      <Button icon="play" onPress={() => void open()}>
        {t('replayBest')}
      </Button>
    </section>
  )
}
