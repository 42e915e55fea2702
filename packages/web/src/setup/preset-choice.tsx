import type { Game, Preset } from '@tefuda/kernel'
import { Link } from 'wouter'
import { useSay } from '../i18n/index.ts'
import { useSetupText } from './texts.ts'

export interface PresetChoiceProps {
  readonly game: Game
  readonly preset: Preset
  readonly onChange: (id: string) => void
}

/** The rules to begin with: a preset of the game, or rules somebody has saved. */
export const PresetChoice = ({ game, preset, onChange }: PresetChoiceProps) => {
  const t = useSetupText()
  const say = useSay()
  return (
    <>
      <div className="presets">
        <div role="radiogroup" aria-label={t('base')}>
          {game.schema.presets.map(({ id, name, summary }) => (
            <label key={id} title={say(summary)}>
              <input type="radio" name="preset" checked={id === preset.id} onChange={() => onChange(id)} />
              {say(name)}
            </label>
          ))}
        </div>
        <Link href="/rules-sets">{t('savedSets')}</Link>
      </div>
      <p className="preset-summary">{say(preset.summary)}</p>
    </>
  )
}
