import type { CatalogueGame, CataloguePreset } from '../catalogue/catalogue.ts'
import { IconButton } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { botsFor, seatRange } from './seats.ts'
import type { Start } from './start.ts'
import { useHomeText } from './texts.ts'

/** The other presets of a game, folded; each of them startable at once. */
export const Variants = ({ game, start }: { readonly game: CatalogueGame; readonly start: Start }) => {
  const t = useHomeText()
  const [, ...variants] = game.presets
  if (variants.length === 0) return null
  return (
    <details className="variants">
      <summary>{t('variants', { count: variants.length })}</summary>
      <ul>
        {variants.map((preset) => (
          <Variant key={preset.id} game={game.id} preset={preset} start={start} />
        ))}
      </ul>
    </details>
  )
}

interface VariantProps {
  readonly game: string
  readonly preset: CataloguePreset
  readonly start: Start
}

const Variant = ({ game, preset, start }: VariantProps) => {
  const t = useHomeText()
  const say = useSay()
  const isAlone = preset.seats.includes(1)
  const name = say(preset.name)
  return (
    <li>
      <button
        type="button"
        onClick={() => start.now(preset, isAlone ? 0 : botsFor(preset))}
        onPointerEnter={start.prepare}
        onFocus={start.prepare}
      >
        <b>{name}</b>
        <span>{say(preset.summary)}</span>
        <span className="facts">
          <span className="now">{t(isAlone ? 'soloNow' : 'botNow')}</span>
          <span className="nb">{t('seats', { seats: seatRange(preset) })}</span>
        </span>
      </button>
      <IconButton icon="settings" label={t('variantSetUp', { name })} href={`/new/${game}?preset=${preset.id}`} />
    </li>
  )
}
