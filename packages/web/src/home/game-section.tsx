import type { CatalogueGame, CataloguePreset } from '../catalogue/catalogue.ts'
import { toolsOf } from '../catalogue/tools.ts'
import { usualSeats } from '../catalogue/usual-seats.ts'
import { Button, IconButton } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { Pictogram } from './pictogram.tsx'
import { type Start, useStart } from './start.ts'
import { useHomeText } from './texts.ts'

/** What a game calls its easiest preset, where the standard is much at once. */
const FIRST_STEPS = 'first-steps'

/** One game in a card: a picture, a sentence, and its standard form one press away. */
export const GameCard = ({ game }: { readonly game: CatalogueGame }) => {
  const t = useHomeText()
  const say = useSay()
  const start = useStart(game.id)
  const [standard] = game.presets
  if (standard === undefined) return null
  const first = game.presets.find(({ id }) => id === FIRST_STEPS)
  const alone = standard.seats.includes(1)
  return (
    <li className="game-card" aria-labelledby={game.id}>
      <Pictogram game={game.id} />
      <div className="about">
        <h2 id={game.id}>{say(game.name)}</h2>
        <p>{say(game.summary)}</p>
        <p className="facts">{t('facts', { seats: seatRange(standard), count: game.minutes })}</p>
      </div>
      <div className="go">
        {alone && (
          <StartButton kind="primary" start={start} preset={standard} bots={0}>
            {t('solo')}
          </StartButton>
        )}
        <StartButton kind={alone ? 'plain' : 'primary'} start={start} preset={standard} bots={botsFor(standard)}>
          {t('bot')}
        </StartButton>
        <Button icon="people" href={`/open/${game.id}`}>
          {t('online')}
        </Button>
        {first !== undefined && (
          <StartButton kind="plain" start={start} preset={first} bots={botsFor(first)}>
            {t('firstTime')}
          </StartButton>
        )}
        <Button href={`/new/${game.id}`}>{t('setUp')}</Button>
        <Button kind="quiet" icon="book" href={`/rules/${game.id}`}>
          {t('rules')}
        </Button>
        {toolsOf(game.id).map(({ href, name }) => (
          <Button key={href} kind="quiet" icon="log" href={href}>
            {say(name)}
          </Button>
        ))}
      </div>
    </li>
  )
}

/** The other presets of a game, all of them startable at once. */
export const Variants = ({ game }: { readonly game: CatalogueGame }) => {
  const t = useHomeText()
  const say = useSay()
  const start = useStart(game.id)
  const [, ...variants] = game.presets
  if (variants.length === 0) return null
  return (
    <section aria-labelledby={`${game.id}-variants`}>
      <h2 className="variants-title" id={`${game.id}-variants`}>
        {t('variants', { name: say(game.name) })}
      </h2>
      <ul className="variants">
        {variants.map((preset) => (
          <Variant key={preset.id} game={game} preset={preset} start={start} />
        ))}
      </ul>
    </section>
  )
}

interface VariantProps {
  readonly game: CatalogueGame
  readonly preset: CataloguePreset
  readonly start: Start
}

const Variant = ({ game, preset, start }: VariantProps) => {
  const t = useHomeText()
  const say = useSay()
  const alone = preset.seats.includes(1)
  const name = say(preset.name)
  return (
    <li className="variant">
      <button
        type="button"
        className="hit"
        onClick={() => start.now(preset, alone ? 0 : botsFor(preset))}
        onPointerEnter={start.prepare}
        onFocus={start.prepare}
      >
        <Pictogram game={game.id} preset={preset.id} />
        <span className="about">
          <b>{name}</b>
          <span className="what">{say(preset.summary)}</span>
          <span className="facts">
            <span className="now">{t(alone ? 'soloNow' : 'botNow')}</span>
            <span className="nb">{t('seats', { seats: seatRange(preset) })}</span>
          </span>
        </span>
      </button>
      <IconButton icon="settings" label={t('variantSetUp', { name })} href={`/new/${game.id}?preset=${preset.id}`} />
    </li>
  )
}

interface StartButtonProps {
  readonly kind: 'primary' | 'plain'
  readonly start: Start
  readonly preset: CataloguePreset
  readonly bots: number
  readonly children: string
}

const StartButton = ({ kind, start, preset, bots, children }: StartButtonProps) => (
  <Button kind={kind} onPress={() => start.now(preset, bots)}>
    {children}
  </Button>
)

/** As many bots as there usually are with one person, and one at least. */
const botsFor = ({ seats }: CataloguePreset): number => Math.max(1, usualSeats(seats) - 1)

/** "1–5", or a single number. */
const seatRange = ({ seats }: CataloguePreset): string => [...new Set([seats[0], seats.at(-1)])].join('–')
