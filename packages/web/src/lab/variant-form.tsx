import { canonicalJson, type RuleValue, type Setting } from '@tefuda/kernel'
import type { Experiment } from '@tefuda/lab'
import { Suspense, useContext } from 'react'
import { IconButton } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { otherValue } from '../setup/lab-href.ts'
import { SettingControl } from '../setup/setting-control.tsx'
import { SettingEditors } from '../setup/setting-editors.ts'
import '../setup/setup.css'
import { ArmName } from './arm-head.tsx'
import { type Editing, letterOf, withChange, withoutVariant } from './edit.ts'
import { useLabText } from './texts.ts'

interface VariantFormProps {
  readonly editing: Editing
  readonly variant: number
  readonly onChange: (experiment: Experiment) => void
}

/** What one variant changes in the base, setting by setting. */
export const VariantForm = ({ editing, variant, onChange }: VariantFormProps) => {
  const t = useLabText()
  const say = useSay()
  const { game, experiment, rules } = editing
  const set = (experiment.variants[variant]?.set ?? {}) as Readonly<Record<string, RuleValue>>
  const settings = Object.entries<Setting>(game.schema.settings)
  const letter = letterOf(variant)
  const change = (name: string, value: RuleValue | undefined): void =>
    onChange(withChange(editing, variant, name, value))
  return (
    <fieldset className="lab-variant">
      <legend>
        <ArmName arm={variant + 1} />
        {variant < experiment.variants.length && (
          <IconButton
            icon="trash"
            label={t('dropVariant', { letter })}
            onPress={() => onChange(withoutVariant(editing, variant))}
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
          />
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

/** The values that the variants have for a setting. */
const takenBy = ({ variants }: Experiment, name: string): readonly unknown[] =>
  variants.flatMap(({ set }) => (name in set ? [set[name]] : []))

interface ChangeProps {
  readonly game: string
  readonly name: string
  readonly setting: Setting
  readonly value: RuleValue
  readonly base: RuleValue
  readonly onChange: (value: RuleValue | undefined) => void
}

const Change = ({ game, name, setting, value, base, onChange }: ChangeProps) => {
  const t = useLabText()
  const say = useSay()
  const Editor = useContext(SettingEditors)(game, name)
  const label = say(setting.label)
  return (
    <div className="lab-change">
      <p>
        <b>{label}</b>
        <IconButton icon="close" label={t('dropChange', { setting: label })} onPress={() => onChange(undefined)} />
      </p>
      {setting.note !== undefined && Editor === undefined && <p className="muted">{say(setting.note)}</p>}
      {Editor === undefined ? (
        <SettingControl setting={setting} value={value} describedBy={undefined} onChange={onChange} />
      ) : (
        <Suspense>
          <Editor value={value} describedBy={undefined} onChange={onChange} />
        </Suspense>
      )}
      {canonicalJson(value) === canonicalJson(base) && <p className="muted">{t('sameAsBase')}</p>}
    </div>
  )
}
