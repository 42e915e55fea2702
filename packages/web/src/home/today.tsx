import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '../frame/index.ts'
import { useHomeText } from './texts.ts'
import { TodayFrame } from './today-frame.tsx'

const LiveToday = lazy(() => import('./live-today.tsx'))

/** Alone, and every day: what the deal of the day is before anything is known of it. */
const EVERY_DAY = 'southern-cross'

/** The deal of the day. What only a clock and a server can say comes after the page itself. */
export const Today = ({ isFirst }: { readonly isFirst: boolean }) => {
  const t = useHomeText()
  const [wanted, setWanted] = useState(false)
  useEffect(() => setWanted(true), [])
  const empty = (
    <TodayFrame game={EVERY_DAY} day=" ">
      <div className="week-line" />
      <Button kind={isFirst ? 'accent' : 'primary'} href="/daily">
        {t('todayBegin')}
      </Button>
    </TodayFrame>
  )
  return wanted ? (
    <Suspense fallback={empty}>
      <LiveToday isFirst={isFirst} />
    </Suspense>
  ) : (
    empty
  )
}
