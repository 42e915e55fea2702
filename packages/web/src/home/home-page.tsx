import { catalogue } from '../catalogue/catalogue.ts'
import { SitePage } from '../site/site-page.tsx'
import { useSiteText } from '../site/texts.ts'
import { ContinueLink } from './continue-link.tsx'
import { GameCard, Variants } from './game-section.tsx'
import './home.css'
import { useHomeText } from './texts.ts'

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
          <ContinueLink />
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
