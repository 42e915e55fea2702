import { lazy, Suspense, useEffect, useState } from 'react'
import { useCatalogue } from '../catalogue/catalogue.ts'
import { playsOnline } from '../online/pages/used.ts'
import { SitePage } from '../site/site-page.tsx'
import { useSiteText } from '../site/texts.ts'
import { hasVisited } from '../storage/visited.ts'
import { ContinueLink } from './continue-link.tsx'
import { FirstVisit } from './first-visit.tsx'
import { GameCard } from './game-card.tsx'
import './home.css'
import { useHomeText } from './texts.ts'
import { Today } from './today.tsx'

const TurnsLink = lazy(() => import('../online/pages/turns-link.tsx'))

/** The first page: what to do first, the deal of the day, and every game ready to be played at one press. */
export const HomePage = () => {
  const t = useHomeText()
  const site = useSiteText()
  const games = useCatalogue()
  const [isFirst] = useState(() => !hasVisited() && !playsOnline())
  return (
    <SitePage title={site('brand')}>
      <div className="home">
        <header className={isFirst ? 'lead first' : 'lead'}>
          <div className="words">
            <h1>{t('lead')}</h1>
            <p>{t('leadNote')}</p>
          </div>
          <div className="waiting-games">
            <OnlineTurns />
            <ContinueLink />
          </div>
          {isFirst && <FirstVisit />}
        </header>
        <Today isFirst={isFirst} />
        <ul className="games">
          {games.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
        </ul>
      </div>
    </SitePage>
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
