import { isRefusal } from '@tefuda/kernel'
import type { DailyResults } from '@tefuda/wire'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { catalogueGame } from '../catalogue/catalogue.ts'
import { BeginButton, isOver, isUnderWay } from '../daily/deal-card.tsx'
import type { Deal } from '../daily/deals.ts'
import { Histogram } from '../daily/histogram.tsx'
import { recall } from '../daily/memory.ts'
import { useDailyText } from '../daily/texts.ts'
import { useToday } from '../daily/use-today.ts'
import { Week } from '../daily/week.tsx'
import { Button } from '../frame/index.ts'
import { formatDay, formatNumber, useLanguage, useSay } from '../i18n/index.ts'
import { api } from '../online/api.ts'
import { useHomeText } from './texts.ts'
import { TodayFrame } from './today-frame.tsx'

/** The deal of the day as it is now: the next one to play, else what came of it. */
const LiveToday = ({ isFirst }: { readonly isFirst: boolean }) => {
  const t = useHomeText()
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const open = today?.deals.find((deal) => !isOver(deal))
  const deal = open ?? today?.deals[0]
  const name = deal && catalogueGame(deal.game)?.name
  return (
    <TodayFrame
      game={deal?.game ?? 'southern-cross'}
      day={today === null ? ' ' : `${formatDay(today.day, language)}　${name === undefined ? '' : say(name)}`}
      results={deal !== undefined && open === undefined ? <Results deal={deal} /> : undefined}
    >
      <div className="week-line">
        {today !== null && <Week today={today} />}
        {today !== null && <Streak count={today.server?.streak ?? 0} />}
      </div>
      {open === undefined ? (
        <Button kind="accent" href={deal === undefined ? '/daily' : `/daily/${deal.day}/${deal.game}`}>
          {t(deal === undefined ? 'todayBegin' : 'todayResults')}
        </Button>
      ) : (
        <BeginButton
          deal={open}
          kind={isFirst ? 'accent' : 'primary'}
          word={t(isUnderWay(recall(open.day, open.game)) ? 'todayGoOn' : 'todayBegin')}
        />
      )}
      <Link href="/daily">{t('todayAll')}</Link>
    </TodayFrame>
  )
}

const Streak = ({ count }: { readonly count: number }) => {
  const t = useDailyText()
  return <b>{count > 0 ? t('streak', { count }) : t('fromToday')}</b>
}

/** What everybody made of a deal, once one’s own try is over. */
const Results = ({ deal: { day, game } }: { readonly deal: Deal }) => {
  const t = useDailyText()
  const [told, setTold] = useState<DailyResults | null>(null)
  useEffect(() => {
    let here = true
    void api.dailyResults(day, game).then((answer) => {
      if (here && !isRefusal(answer)) setTold(answer)
    })
    return () => {
      here = false
    }
  }, [day, game])
  const histogram = told?.results?.histogram ?? []
  const [lowest] = histogram
  const highest = histogram.at(-1)
  if (told === null || lowest === undefined || highest === undefined) return null
  const own = told.deal.mine?.why === null ? told.deal.mine.score : null
  const count = histogram.reduce((sum, one) => sum + one.count, 0)
  const ownWords = own === null ? '' : t('own', { score: formatNumber(own) })
  const label = t('histogram', { count, low: lowest.score, high: highest.score, own: ownWords })
  return (
    <div className="everybody">
      <Histogram results={histogram} own={own} ownWord={t('you')} label={label} />
    </div>
  )
}

export default LiveToday
