import { isRefusal, type Refusal } from '@tefuda/kernel'
import type { Daily } from '@tefuda/wire'
import { useEffect, useState } from 'react'
import { catalogueGame } from '../catalogue/catalogue.ts'
import { useSay } from '../i18n/index.ts'
import '../site/lists.css'
import { SitePage } from '../site/site-page.tsx'
import { Archive } from './archive.tsx'
import './daily.css'
import { DealCard } from './deal-card.tsx'
import { askToday, type Today } from './deals.ts'
import { submitTry } from './submit.ts'
import { useDailyText } from './texts.ts'

/** The deal of the day: /daily. */
const DailyPage = () => {
  const t = useDailyText()
  const say = useSay()
  const today = useTodayOnceSent()
  return (
    <SitePage title={t('title')}>
      <div className="lists daily">
        <header>
          <div>
            <h1>{t('title')}</h1>
            <p className="muted">{t('note')}</p>
          </div>
          {today !== null && !isRefusal(today) && <Left ends={today.ends} />}
        </header>
        {today === null && <output className="muted">{t('loading')}</output>}
        {today !== null && isRefusal(today) && <p className="quiet-trouble">{say(today.message)}</p>}
        {today !== null && !isRefusal(today) && <Deals today={today} />}
      </div>
    </SitePage>
  )
}

/** What was not sent is sent before anything is asked. */
const useTodayOnceSent = (): Today | Refusal | null => {
  const [today, setToday] = useState<Today | Refusal | null>(null)
  useEffect(() => {
    let here = true
    const ask = async (): Promise<void> => {
      let answer = await askToday()
      if (!isRefusal(answer)) {
        const { day, deals } = answer
        const sent = await Promise.all(deals.map(({ game }) => submitTry(day, game)))
        if (sent.some((trouble) => trouble === null)) answer = await askToday()
      }
      if (here) setToday(answer)
    }
    void ask()
    return () => {
      here = false
    }
  }, [])
  return today
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
      {server !== null && <Archive />}
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
