import { Link } from 'wouter'
import type { CatalogueGame, CataloguePreset } from '../catalogue/catalogue.ts'
import { Button } from '../frame/index.ts'
import { toolsOf } from '../games/tools.ts'
import { useSay } from '../i18n/index.ts'
import { Dots } from '../site/dots.tsx'
import { Pictogram } from '../site/pictogram.tsx'
import { isDone } from '../storage/lessons-done.ts'
import { botsFor, seatRange } from './seats.ts'
import { type Start, useStart } from './start.ts'
import { useHomeText } from './texts.ts'
import { Variants } from './variants.tsx'

/** One game: a picture, a sentence, its standard form one press away, its lessons, and its other forms folded. */
export const GameCard = ({ game }: { readonly game: CatalogueGame }) => {
  const t = useHomeText()
  const say = useSay()
  const start = useStart(game.id)
  const [standard] = game.presets
  if (standard === undefined) return null
  const isAlone = standard.seats.includes(1)
  return (
    <li className="game-card" aria-labelledby={game.id}>
      <div className="what">
        <Pictogram game={game.id} />
        <div className="about">
          <h2 id={game.id}>{say(game.name)}</h2>
          <p>{say(game.summary)}</p>
          <p className="facts">{t('facts', { seats: seatRange(standard), count: game.minutes })}</p>
        </div>
      </div>
      {game.isBroken ? (
        <p className="broken">{t('broken')}</p>
      ) : (
        <>
          <Button kind="accent" onPress={() => start.now(standard, isAlone ? 0 : botsFor(standard))}>
            {t(isAlone ? 'soloNow' : 'botNow')}
          </Button>
          <OtherWays game={game.id} start={start} standard={standard} isAlone={isAlone} />
          <div className="below">
            <LessonDots game={game} />
            <Variants game={game} start={start} />
          </div>
        </>
      )}
    </li>
  )
}

interface OtherWaysProps {
  readonly game: string
  readonly start: Start
  readonly standard: CataloguePreset
  readonly isAlone: boolean
}

const OtherWays = ({ game, start, standard, isAlone }: OtherWaysProps) => {
  const t = useHomeText()
  const say = useSay()
  return (
    <div className="other-ways">
      {isAlone && (
        <button type="button" onClick={() => start.now(standard, botsFor(standard))}>
          {t('bot')}
        </button>
      )}
      <Link href={`/open/${game}`}>{t('online')}</Link>
      <Link href={`/new/${game}`}>{t('setUp')}</Link>
      <Link href={`/rules/${game}`}>{t('rules')}</Link>
      {toolsOf(game).map(({ href, name }) => (
        <Link key={href} href={href}>
          {say(name)}
        </Link>
      ))}
    </div>
  )
}

/** How far one has come in the lessons of a game, and where they are. */
const LessonDots = ({ game: { id, lessons } }: { readonly game: CatalogueGame }) => {
  const t = useHomeText()
  if (lessons.length === 0) return null
  const done = lessons.map((lesson) => isDone(id, lesson))
  const count = done.filter((one) => one).length
  return (
    <Link href={`/learn#${id}`} className="lesson-dots">
      <Dots done={done} label={t('lessonsDone', { done: count, all: lessons.length })} />
      {t('lessons')}
    </Link>
  )
}
