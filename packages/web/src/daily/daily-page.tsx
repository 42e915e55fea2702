import { isRefusal, type Refusal } from '@tefuda/kernel'
import type { Daily } from '@tefuda/wire'
import { useCallback, useEffect, useState } from 'react'
import { catalogueGame } from '../catalogue/catalogue.ts'
import { useSay } from '../i18n/index.ts'
import '../site/lists.css'
import { SitePage } from '../site/site-page.tsx'
import { Archive } from './archive.tsx'
import './daily.css'
import { DealCard } from './deal-card.tsx'
import { askToday, type Today } from './deals.ts'
import { unsent } from './memory.ts'
import { submitTry } from './submit.ts'
import { useDailyText } from './texts.ts'
import { useTurn } from './use-today.ts'

/** The deal of the day: /daily. */
const DailyPage = () => {
  const t = useDailyText()
  const say = useSay()
  const { today, isNew } = useTodayOnceSent()
  return (
    <SitePage title={t('title')}>
      <div className="lists daily">
        <header>
          <div>
            <h1>{t('title')}</h1>
            <p className="muted">{t('note')}</p>
            <output>{isNew ? t('turned') : ''}</output>
          </div>
          {today !== null && !isRefusal(today) && <Left key={today.day} ends={today.ends} />}
        </header>
        {today === null && <output className="muted">{t('loading')}</output>}
        {today !== null && isRefusal(today) && <p className="quiet-trouble">{say(today.message)}</p>}
        {today !== null && !isRefusal(today) && <Deals today={today} />}
      </div>
    </SitePage>
  )
}

interface Shown {
  readonly today: Today | Refusal | null
  /** Whether another day has begun since the page was opened. */
  readonly isNew: boolean
}

/** What was not sent is sent before anything is asked; and at the turn of the day it is asked again. */
const useTodayOnceSent = (): Shown => {
  const [today, setToday] = useState<Today | Refusal | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const ask = useCallback(async (): Promise<void> => {
    let answer = await askToday()
    if (!isRefusal(answer)) {
      const sent = await Promise.all(unsent().map(({ day, game }) => submitTry(day, game)))
      if (sent.some((trouble) => trouble === null)) answer = await askToday()
    }
    setToday(answer)
    if (isRefusal(answer)) return
    const { day } = answer
    setOpened((first) => first ?? day)
  }, [])
  useEffect(() => void ask(), [ask])
  const known = today === null || isRefusal(today) ? undefined : today
  useTurn(known?.ends, ask)
  return { today, isNew: known !== undefined && opened !== null && known.day !== opened }
}

const Deals = ({ today }: { readonly today: Today }) => {
  const t = useDailyText()
  const { server } = today
  return (
    <>
      {server === null && <p className="quiet-trouble">{t('offline')}</p>}
      <ul className="deals">
        {today.deals.map((deal) => (
          <DealCard key={deal.game} deal={deal} />
        ))}
      </ul>
      {server !== null && server.streak > 0 && <p className="streak">{t('streak', { count: server.streak })}</p>}
      {server !== null && <Archive key={today.day} />}
      {server !== null && <Fairness server={server} />}
    </>
  )
}

const MINUTE = 60_000

/** How long until the next day begins, by the minute. */
const Left = ({ ends }: { readonly ends: number }) => {
  const t = useDailyText()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(clock)
  }, [])
  const minutes = Math.max(0, Math.ceil((ends - now) / MINUTE))
  return <p className="muted">{t('left', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</p>
}

/** What is promised, how it is checked, and what cannot be prevented. */
const Fairness = ({ server }: { readonly server: Daily }) => {
  const t = useDailyText()
  const say = useSay()
  return (
    <details className="fair">
      <summary>{t('fair')}</summary>
      <p>{t('fairSeed')}</p>
      <p>{t('fairScore')}</p>
      <p>{t('fairNot')}</p>
      <h3>{t('promised')}</h3>
      <ul>
        {[...server.deals, ...server.coming].map(({ day, game, commitment }) => {
          const name = catalogueGame(game)?.name
          return (
            <li key={`${day} ${game}`}>
              {day} {name === undefined ? game : say(name)} <code>{commitment}</code>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

export default DailyPage
