import { canonicalJson, type MatrixSetting, type RuleValue, type Setting, type Text, text } from '@tefuda/kernel'

/** What a setting is called where its value follows after a colon. */
export const settingNamed = ({ label }: Setting): Text => withoutColon(label)

/** What stands after a colon in brackets: `Skip (the next players miss their turn)`. */
const withoutColon = ({ ja, en }: Text): Text => text(ja.replace(/：(.+)$/, '（$1）'), en.replace(/: (.+)$/, ' ($1)'))

/** The value of a setting in words; of a table only the rows that differ from the base's, and all of them in the base. */
export const valueNamed = (setting: Setting, value: RuleValue, base: RuleValue): Text => {
  switch (setting.kind) {
    case 'flag':
      return value === true ? text('あり', 'yes') : text('なし', 'no')
    case 'choice': {
      const option = setting.options.find((each) => each.value === value)
      return option === undefined ? asWritten(value) : withoutColon(option.label)
    }
    case 'table': {
      const [now, before] = [value, base] as readonly Readonly<Record<string, number>>[]
      const changed = setting.rows.filter(({ key }) => now![key] !== before![key])
      const rows = (changed.length > 0 ? changed : setting.rows).map(({ key, label: written }): Text => {
        const number = now![key]!
        const label = withoutColon(written)
        const name = setting.names?.[number] ?? text(String(number), String(number))
        return text(`${label.ja} ${name.ja}`, `${label.en} ${name.en}`)
      })
      return text(rows.map(({ ja }) => ja).join('、'), rows.map(({ en }) => en).join(', '))
    }
    case 'matrix':
      return nameIn(setting, value) ?? asWritten(value)
    case 'integer':
      return asWritten(value)
  }
}

/** The same where there is little room: of a board that has no name only how large it is. */
export const valueInShort = (setting: Setting, value: RuleValue, base: RuleValue): Text => {
  if (setting.kind !== 'matrix' || nameIn(setting, value) !== undefined) return valueNamed(setting, value, base)
  const rows = value as readonly (readonly number[])[]
  const size = `${rows.length}×${rows[0]?.length ?? 0}`
  return text(`独自の${size}`, `${size} of its own`)
}

/** What players call a board; undefined where they have no name for it. */
const nameIn = ({ known }: MatrixSetting, value: RuleValue): Text | undefined =>
  known?.find((each) => canonicalJson(each.value) === canonicalJson(value))?.label

const asWritten = (value: RuleValue): Text => text(JSON.stringify(value), JSON.stringify(value))
