import { canonicalJson, type RuleValue, type Setting } from '@tefuda/kernel'
import { Suspense, useContext } from 'react'
import { IconButton } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { SettingControl } from '../setup/setting-control.tsx'
import { SettingEditors } from '../setup/setting-editors.ts'
import '../setup/setup.css'
import { useLabText } from './texts.ts'

interface ChangedValueProps {
  /** The id of a game. */
  readonly game: string
  readonly name: string
  readonly setting: Setting
  readonly value: RuleValue
  readonly base: RuleValue
  readonly onChange: (value: RuleValue) => void
}

/** The value that a variant has for a setting, to be changed. */
export const ChangedValue = ({ game, name, setting, value, base, onChange }: ChangedValueProps) => {
  const t = useLabText()
  const Editor = useContext(SettingEditors)(game, name)
  return (
    <>
      {Editor === undefined ? (
        <SettingControl setting={setting} value={value} describedBy={undefined} onChange={onChange} />
      ) : (
        <Suspense>
          <Editor value={value} describedBy={undefined} onChange={onChange} />
        </Suspense>
      )}
      {canonicalJson(value) === canonicalJson(base) && <p className="muted">{t('sameAsBase')}</p>}
    </>
  )
}

/** What is to be known of a setting; an editor of the game's own says so itself. */
export const SettingNote = ({ game, name, setting }: Pick<ChangedValueProps, 'game' | 'name' | 'setting'>) => {
  const say = useSay()
  const Editor = useContext(SettingEditors)(game, name)
  return setting.note !== undefined && Editor === undefined && <p className="muted">{say(setting.note)}</p>
}

interface ChangeProps extends ChangedValueProps {
  /** Leaves the setting as in the base. */
  readonly onDrop: () => void
}

/** A setting that a variant changes, by its name. */
export const Change = ({ onDrop, ...changed }: ChangeProps) => {
  const t = useLabText()
  const say = useSay()
  const label = say(changed.setting.label)
  return (
    <div className="lab-change">
      <ChangeHead title={label} drop={t('dropChange', { setting: label })} onDrop={onDrop} />
      <SettingNote {...changed} />
      <ChangedValue {...changed} />
    </div>
  )
}

/** A setting that a variant names and its game does not have, as it was written. */
export const UnknownChange = ({ name, onDrop }: Pick<ChangeProps, 'name' | 'onDrop'>) => {
  const t = useLabText()
  return (
    <div className="lab-change">
      <ChangeHead title={name} drop={t('dropUnknown', { setting: name })} onDrop={onDrop} />
      <p className="muted">{t('unknownSetting')}</p>
    </div>
  )
}

interface ChangeHeadProps extends Pick<ChangeProps, 'onDrop'> {
  readonly title: string
  /** What the button is called that takes it out. */
  readonly drop: string
}

const ChangeHead = ({ title, drop, onDrop }: ChangeHeadProps) => (
  <p>
    <b>{title}</b>
    <IconButton icon="close" label={drop} onPress={onDrop} />
  </p>
)
