import type { MatrixSetting, RuleValue, Setting, TableSetting } from '@tefuda/kernel'
import { Button, Segmented, Stepper, Switch } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { resizeRow, resizeRows, setCell } from './matrix.ts'
import { stepFor } from './step.ts'
import { useSetupText } from './texts.ts'

export interface SettingControlProps<S extends Setting = Setting> {
  readonly setting: S
  readonly value: RuleValue
  readonly onChange: (value: RuleValue) => void
  /** The id of the text that says what it conflicts with. */
  readonly describedBy: string | undefined
}

/** More choices than fit side by side on a phone are offered as a list. */
const SIDE_BY_SIDE = 3

/** The control that fits a setting, whatever its kind. */
export const SettingControl = ({ setting, value, onChange, describedBy }: SettingControlProps) => {
  const say = useSay()
  const label = say(setting.label)
  switch (setting.kind) {
    case 'integer':
      return (
        <Stepper
          label={label}
          value={Number(value)}
          min={setting.min}
          max={setting.max}
          step={stepFor(setting.default, setting.max)}
          onChange={onChange}
          describedBy={describedBy}
        />
      )
    case 'flag':
      return <Switch label={label} value={value === true} onChange={onChange} describedBy={describedBy} />
    case 'choice': {
      const chosen = typeof value === 'string' ? value : setting.default
      const options = setting.options.map((option) => ({ value: option.value, label: say(option.label) }))
      if (options.length <= SIDE_BY_SIDE)
        return (
          <Segmented label={label} value={chosen} options={options} onChange={onChange} describedBy={describedBy} />
        )
      return (
        <select
          className="field-input"
          aria-label={label}
          aria-describedby={describedBy}
          value={chosen}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )
    }
    case 'table':
      return <TableControl setting={setting} value={value} onChange={onChange} describedBy={describedBy} />
    case 'matrix':
      return <MatrixControl setting={setting} value={value} onChange={onChange} describedBy={describedBy} />
  }
}

const TableControl = ({ setting, value, onChange, describedBy }: SettingControlProps<TableSetting>) => {
  const t = useSetupText()
  const say = useSay()
  const table = value as Readonly<Record<string, number>>
  const nameOf = (number: number | undefined): string => {
    const name = number === undefined ? undefined : setting.names?.[number]
    return name === undefined ? `${number ?? ''}` : say(name)
  }
  return (
    <ul className="table-rows">
      {setting.rows.map(({ key, label }) => {
        const usual = setting.default[key]
        const now = table[key] ?? usual ?? setting.min
        return (
          <li key={key} className={now === usual ? undefined : 'chg'}>
            <span>
              {say(label)}
              {now !== usual && <small>{t('changedFrom', { value: nameOf(usual) })}</small>}
            </span>
            {setting.names === undefined ? (
              <Stepper
                label={say(label)}
                value={now}
                min={setting.min}
                max={setting.max}
                step={stepFor(usual ?? setting.min, setting.max)}
                describedBy={describedBy}
                onChange={(number) => onChange({ ...table, [key]: number })}
              />
            ) : (
              <select
                className="field-input"
                aria-label={say(label)}
                aria-describedby={describedBy}
                value={now}
                onChange={(event) => onChange({ ...table, [key]: Number(event.target.value) })}
              >
                {Object.entries(setting.names).map(([number, name]) => (
                  <option key={number} value={number}>
                    {say(name)}
                  </option>
                ))}
              </select>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const MatrixControl = ({ setting, value, onChange }: SettingControlProps<MatrixSetting>) => {
  const t = useSetupText()
  const say = useSay()
  const rows = value as readonly (readonly number[])[]
  const label = say(setting.label)
  return (
    <fieldset className="matrix" aria-label={label}>
      {rows.map((row, y) => (
        <div key={rowKey(y)} className="matrix-row">
          {row.map((cell, x) => (
            <input
              key={rowKey(x)}
              type="number"
              aria-label={t('cell', { label, row: y + 1, column: x + 1 })}
              min={setting.min}
              max={setting.max}
              value={cell}
              onChange={(event) => onChange(setCell(rows, y, x, event.target.valueAsNumber, setting))}
            />
          ))}
          <Button
            label={t('removeColumn', { row: y + 1 })}
            onPress={() => onChange(resizeRow(rows, y, row.length - 1, setting))}
          >
            −
          </Button>
          <Button
            label={t('addColumn', { row: y + 1 })}
            onPress={() => onChange(resizeRow(rows, y, row.length + 1, setting))}
          >
            ＋
          </Button>
        </div>
      ))}
      <div className="matrix-row">
        <Button onPress={() => onChange(resizeRows(rows, rows.length - 1, setting))}>{t('removeRow')}</Button>
        <Button onPress={() => onChange(resizeRows(rows, rows.length + 1, setting))}>{t('addRow')}</Button>
      </div>
    </fieldset>
  )
}

/** Rows and columns have no identity but their place. */
const rowKey = (place: number): string => `place ${place}`
