import { type Conflict, canonicalJson, type Game, type Rules, type RuleValue, type Setting } from '@tefuda/kernel'
import { toldApart } from '@tefuda/lab/same-book'
import { createContext, Suspense, useContext, useDeferredValue, useMemo } from 'react'
import { Link } from 'wouter'
import { Icon } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { askedValue, labHref } from './lab-href.ts'
import { SettingControl } from './setting-control.tsx'
import { SettingEditors } from './setting-editors.ts'
import { RuleLink } from './show-rule.tsx'
import { useSetupText } from './texts.ts'

export interface SettingsFormProps {
  readonly game: Game
  readonly rules: Rules
  readonly seats: number
  /** The names of the settings that differ from the chosen preset. */
  readonly changed: ReadonlySet<string>
  readonly conflicts: readonly Conflict[]
  readonly onChange: (name: string, value: RuleValue) => void
}

/** Every setting of a game, in its groups, made from the schema alone. */
export const SettingsForm = (props: SettingsFormProps) => {
  const say = useSay()
  const { game, rules, seats } = props
  const asked = useMemo(() => ({ rules, seats, isOther: toldApart(game, rules, seats) }), [game, rules, seats])
  const settings = Object.entries<Setting>(game.schema.settings)
  return (
    <Asked value={useDeferredValue<AskedOf | null>(asked, null)}>
      {game.schema.groups.map((group) => (
        <fieldset key={group.id}>
          <legend>{say(group.label)}</legend>
          {settings
            .filter(([, setting]) => setting.group === group.id)
            .map(([name, setting]) => (
              <SettingRow key={name} name={name} setting={setting} {...props} />
            ))}
        </fieldset>
      ))}
    </Asked>
  )
}

/** The rules of which it is asked what a change would do, and whether others are played otherwise. */
interface AskedOf extends Pick<SettingsFormProps, 'rules' | 'seats'> {
  readonly isOther: (others: Rules) => boolean
}

/** Of rules that have been shown: rule books take a while. */
const Asked = createContext<AskedOf | null>(null)

interface RowProps extends SettingsFormProps {
  readonly name: string
  readonly setting: Setting
}

const SettingRow = (props: RowProps) => {
  const say = useSay()
  const findEditor = useContext(SettingEditors)
  const { name, setting, changed, rules } = props
  const against = props.conflicts.filter((conflict) => conflict.settings.includes(name))
  const problem = against.length === 0 ? undefined : `conflict-${name}`
  const value = rules[name]
  if (value === undefined) return null
  const onChange = (next: RuleValue): void => props.onChange(name, next)
  const Editor = findEditor(props.game.id, name)
  const control =
    Editor === undefined ? (
      <SettingControl setting={setting} value={value} describedBy={problem} onChange={onChange} />
    ) : (
      <Suspense>
        <Editor value={value} describedBy={problem} onChange={onChange} />
      </Suspense>
    )
  const classes = `rule${changed.has(name) ? ' chg' : ''}${problem === undefined ? '' : ' against'}`
  if (setting.kind !== 'table' && setting.kind !== 'matrix')
    return (
      <div className={classes}>
        <What {...props} />
        {control}
        <Problems id={problem} against={against} {...props} />
      </div>
    )
  return (
    <details className={classes} open={problem !== undefined || undefined}>
      <summary>
        <b>{say(setting.label)}</b>
        <DifferentRows setting={setting} value={value} />
      </summary>
      <What {...props} named />
      <Problems id={problem} against={against} {...props} />
      {control}
    </details>
  )
}

/** Name (unless it already stands above), the ruling it comes from, and what it changes. An editor of the game’s own explains itself. */
const What = ({ game, rules, seats, name, setting, named = false }: RowProps & { readonly named?: boolean }) => {
  const say = useSay()
  const findEditor = useContext(SettingEditors)
  return (
    <div className="setting-name">
      {!named && <b>{say(setting.label)}</b>}
      <RuleLink game={game} rules={rules} seats={seats} place={setting.source}>
        {setting.source}
      </RuleLink>
      <WhatIf game={game} rules={rules} seats={seats} name={name} setting={setting} />
      {setting.note !== undefined && findEditor(game.id, name) === undefined && <p>{say(setting.note)}</p>}
    </div>
  )
}

type WhatIfProps = Pick<RowProps, 'game' | 'rules' | 'seats' | 'name' | 'setting'>

/** The way to the laboratory, where another value would do something. */
const WhatIf = ({ game, rules, seats, name, setting }: WhatIfProps) => {
  const t = useSetupText()
  const say = useSay()
  const asked = useContext(Asked)
  const value = useMemo(
    () => (asked === null ? null : askedValue(game, asked.rules, asked.seats, { name, kind: setting }, asked.isOther)),
    [asked, game, name, setting],
  )
  if (value === null) return null
  const whatIf = t('whatIfSetting', { setting: say(setting.label) })
  return (
    <Link className="what-if" href={labHref(game, rules, seats, { [name]: value })} aria-label={whatIf} title={whatIf}>
      <Icon name="flask" />
    </Link>
  )
}

const Problems = ({
  id,
  against,
  rules,
  seats,
}: RowProps & { readonly id: string | undefined; readonly against: readonly Conflict[] }) => {
  const say = useSay()
  if (id === undefined) return null
  return (
    <p className="problem" id={id}>
      {against.map((conflict) => say(conflict.message(rules, seats))).join(' ')}
    </p>
  )
}

/** How many rows of a folded table are not as usual. */
const DifferentRows = ({ setting, value }: { readonly setting: Setting; readonly value: RuleValue }) => {
  const t = useSetupText()
  const before = Object.entries(setting.default as object)
  const now = value as Readonly<Record<string, unknown>>
  const count = before.filter(([key, number]) => canonicalJson(now[key]) !== canonicalJson(number)).length
  return count === 0 ? null : <span className="tag on">{t('changedIn', { count })}</span>
}
