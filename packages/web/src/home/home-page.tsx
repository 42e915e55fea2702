import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { catalogue } from '../catalogue/catalogue.ts'
import { Icon } from '../frame/index.ts'
import { playsOnline } from '../online/pages/used.ts'
import { SitePage } from '../site/site-page.tsx'
import { useSiteText } from '../site/texts.ts'
import { ContinueLink } from './continue-link.tsx'
import { GameCard, Variants } from './game-section.tsx'
import './home.css'
import { useHomeText } from './texts.ts'

const TurnsLink = lazy(() => import('../online/pages/turns-link.tsx'))

/** The first page: every game, ready to be played at one press. */
export const HomePage = () => {
  const t = useHomeText()
  const site = useSiteText()
  return (
    <SitePage title={site('brand')}>
      <div className="home">
        <header className="lead">
          <div>
            <h1>{t('lead')}</h1>
            <p>{t('leadNote')}</p>
          </div>
          <div className="waiting-games">
            <OnlineTurns />
            <ContinueLink />
            <DailyLink />
            <p className="more-ways">
              <Link href="/learn">{t('learn')}</Link>
              <Link href="/puzzles">{t('puzzles')}</Link>
            </p>
          </div>
        </header>
        <ul className="games">
          {catalogue.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
        </ul>
        {catalogue.map((game) => (
          <Variants key={game.id} game={game} />
        ))}
      </div>
    </SitePage>
  )
}

const DailyLink = () => {
  const t = useHomeText()
  return (
    <Link href="/daily" className="cont">
      <Icon name="play" />
      <span>
        <b>{t('daily')}</b>
        <span>{t('dailyNote')}</span>
      </span>
    </Link>
  )
}

/** Asks the server only for those who have played online here; the page itself needs no server. */
const OnlineTurns = () => {
  const [wanted, setWanted] = useState(false)
  useEffect(() => setWanted(playsOnline()), [])
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <TurnsLink />
    </Suspense>
  )
}
