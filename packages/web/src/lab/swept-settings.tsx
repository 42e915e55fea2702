import type { RuleValue, Setting } from '@tefuda/kernel'
import { valueNamed } from '@tefuda/lab'
import { Button, confirm, IconButton, notify } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { otherValue } from '../setup/lab-href.ts'
import { ChangedValue, SettingNote } from './change.tsx'
import { changeKey } from './change-heads.tsx'
import { isTaken, takenBy, withoutVariant, withSweptValue, withVariants } from './edit.ts'
import { MOST_CHANGES, mayHaveMore, valuesIn, withoutIdle } from './sweep.ts'
import { useLabText } from './texts.ts'
import type { VariantsProps } from './variant-form.tsx'

/** Which settings are varied, and to what: each value is a variant of its own. */
export const SweptSettings = (asked: VariantsProps) => {
  const t = useLabText()
  const settings = Object.entries<Setting>(asked.game.schema.settings)
  return (
    <fieldset className="lab-variant">
      <legend>{t('sweptSettings')}</legend>
      <p className="muted">{t('mostSettings', { count: MOST_CHANGES })}</p>
      <ul className="sweep-settings">
        {settings
          .filter(([, { peopleOnly }]) => peopleOnly !== true)
          .map(([name, setting]) => (
            <SweptSetting key={name} name={name} setting={setting} {...asked} />
          ))}
      </ul>
    </fieldset>
  )
}

interface SweptSettingProps extends VariantsProps {
  readonly name: string
  readonly setting: Setting
}

const SweptSetting = ({ name, setting, ...asked }: SweptSettingProps) => {
  const t = useLabText()
  const say = useSay()
  const { game, rules, experiment, onChange } = asked
  const values = valuesIn(experiment, name)
  const isFull = withoutIdle(experiment).variants.length >= MOST_CHANGES
  const base = rules[name]!
  const add = (): void => {
    const taken = takenBy(experiment, name)
    const value = otherValue(game, rules, experiment.seats, { name, kind: setting }, taken)
    if (isTaken(taken, value)) notify({ text: t('noOtherValue') })
    else onChange(withVariants(experiment, [...experiment.variants, { set: { [name]: value } }]))
  }
  const change = (variant: number, value: RuleValue): void => {
    const next = withSweptValue(experiment, variant, name, value)
    if (withoutIdle(next).variants.length > MOST_CHANGES) {
      notify({ text: t('mostSettings', { count: MOST_CHANGES }) })
      return
    }
    if (isTaken(takenBy(withoutVariant(experiment, variant), name), value)) confirm(t('valuesExchanged'))
    onChange(next)
  }
  const drop = (): void =>
    onChange(
      withVariants(
        experiment,
        experiment.variants.filter(({ set }) => !(name in set)),
      ),
    )
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={values.length > 0}
          disabled={values.length === 0 && isFull}
          onChange={values.length > 0 ? drop : add}
        />
        <span>
          {say(setting.label)}
          {!holdsMany(setting) && <small> {t('inBase', { value: say(valueNamed(setting, base, base)) })}</small>}
        </span>
      </label>
      {values.length > 0 && <SettingNote game={game.id} name={name} setting={setting} />}
      {values.map(({ variant, value }, k) => (
        <div key={changeKey(k)} className="lab-change sweep-value">
          {setting.kind === 'flag' ? (
            <p>→ {say(valueNamed(setting, value, base))}</p>
          ) : (
            <ChangedValue
              game={game.id}
              name={name}
              setting={setting}
              value={value}
              base={base}
              onChange={(next) => change(variant, next)}
            />
          )}
          {values.length > 1 && (
            <IconButton
              icon="close"
              label={t('dropValue', { value: say(valueNamed(setting, value, base)) })}
              onPress={() => onChange(withoutVariant(experiment, variant))}
            />
          )}
        </div>
      ))}
      {values.length > 0 && mayHaveMore(setting, values.length) && (
        <Button icon="plus" unavailable={isFull ? t('mostSettings', { count: MOST_CHANGES }) : null} onPress={add}>
          {t('addValue')}
        </Button>
      )}
    </li>
  )
}

const holdsMany = ({ kind }: Setting): boolean => kind === 'table' || kind === 'matrix'
