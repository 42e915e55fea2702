import type { ReactNode } from 'react'
import { Pictogram } from '../site/pictogram.tsx'
import { useHomeText } from './texts.ts'

export interface TodayFrameProps {
  readonly game: string
  /** Day and name of the game. */
  readonly day: string
  /** What everybody made of it, as soon as that may be seen. */
  readonly results?: ReactNode
  /** Whether it counts, and what to press. */
  readonly children: ReactNode
}

export const TodayFrame = ({ game, day, results, children }: TodayFrameProps) => {
  const t = useHomeText()
  return (
    <section className="today" aria-labelledby="today">
      <div className="what">
        <Pictogram game={game} />
        <div className="about">
          <h2 id="today">{t('daily')}</h2>
          <p className="day">{day}</p>
          <p>{t('dailyNote')}</p>
        </div>
      </div>
      {results}
      <div className="act">{children}</div>
    </section>
  )
}
