import type { Game, Rules, RuleValue, Setting } from '@tefuda/kernel'
import { type Experiment, letterOf } from '@tefuda/lab'
import { Button, IconButton } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { otherValue } from '../setup/lab-href.ts'
import { ArmName } from './arm-head.tsx'
import { Change, UnknownChange } from './change.tsx'
import { takenBy, withChange, withNewVariant, withoutVariant } from './edit.ts'
import { useLabText } from './texts.ts'

export interface VariantsProps {
  readonly game: Game
  /** The whole rule set of the base. */
  readonly rules: Rules
  readonly experiment: Experiment
  readonly onChange: (experiment: Experiment) => void
}

/** The variants of an experiment, and another. */
export const Variants = (props: VariantsProps) => {
  const t = useLabText()
  const { experiment, onChange } = props
  const { variants } = experiment
  return (
    <>
      {Array.from({ length: Math.max(1, variants.length) }, (_, variant) => (
        <VariantForm key={letterOf(variant)} variant={variant} {...props} />
      ))}
      {variants.length === 0 && <p className="muted">{t('noVariant')}</p>}
      {variants.length > 0 && variants.every(({ set }) => Object.keys(set).length > 0) && (
        <Button icon="plus" onPress={() => onChange(withNewVariant(experiment))}>
          {t('addVariant')}
        </Button>
      )}
    </>
  )
}

interface VariantFormProps extends VariantsProps {
  readonly variant: number
}

/** What one variant changes in the base, setting by setting. */
const VariantForm = ({ game, rules, experiment, variant, onChange }: VariantFormProps) => {
  const t = useLabText()
  const say = useSay()
  const set = (experiment.variants[variant]?.set ?? {}) as Readonly<Record<string, RuleValue>>
  const settings = Object.entries<Setting>(game.schema.settings)
  const letter = letterOf(variant)
  const change = (name: string, value: RuleValue | undefined): void =>
    onChange(withChange(experiment, variant, name, value))
  return (
    <fieldset className="lab-variant">
      <legend>
        <ArmName arm={variant + 1} />
        {variant < experiment.variants.length && (
          <IconButton
            icon="trash"
            label={t('dropVariant', { letter })}
            onPress={() => onChange(withoutVariant(experiment, variant))}
          />
        )}
      </legend>
      {settings
        .filter(([name]) => name in set)
        .map(([name, setting]) => (
          <Change
            key={name}
            game={game.id}
            name={name}
            setting={setting}
            value={set[name]!}
            base={rules[name]!}
            onChange={(value) => change(name, value)}
            onDrop={() => change(name, undefined)}
          />
        ))}
      {Object.keys(set)
        .filter((name) => !Object.hasOwn(game.schema.settings, name))
        .map((name) => (
          <UnknownChange key={name} name={name} onDrop={() => change(name, undefined)} />
        ))}
      <select
        className="field-input"
        aria-label={t('change')}
        value=""
        onChange={({ target: { value: name } }) => {
          const found = settings.find(([each]) => each === name)
          if (found !== undefined)
            change(name, otherValue(game, rules, experiment.seats, { name, kind: found[1] }, takenBy(experiment, name)))
        }}
      >
        <option value="">{t('addChange')}</option>
        {game.schema.groups.map((group) => (
          <optgroup key={group.id} label={say(group.label)}>
            {settings
              .filter(([name, setting]) => setting.group === group.id && !(name in set) && setting.peopleOnly !== true)
              .map(([name, setting]) => (
                <option key={name} value={name}>
                  {say(setting.label)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </fieldset>
  )
}
