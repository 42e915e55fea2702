import { type Chapter, changedSettings, type RuleValue, type Text, text } from '@tefuda/kernel'
import { schema } from '../../rules.ts'
import { list, say } from '../block.ts'
import { type Aspect, matters, type Sitting, STANDARD } from '../sitting.ts'

interface Difference {
  readonly aspect: Aspect
  readonly told: Text
}

/** Everything that is set otherwise than in the standard game, one by one. */
export const differences = (sitting: Sitting): Chapter | null => {
  const found = changedSettings(schema, sitting.rules).flatMap((name) => differencesOf(sitting, name))
  if (found.length === 0) return null
  const [felt, idle] = [true, false].map((is) => found.filter(({ aspect }) => matters(sitting, aspect) === is))
  return {
    id: 'differences',
    title: text('標準との違い', 'What differs from the standard'),
    blocks: [
      ...(felt!.length > 0 ? [listed(sitting, felt!)] : []),
      ...(idle!.length > 0
        ? [
            say(
              sitting,
              '次の設定も標準と違いますが、この卓では出番がありません。',
              'These settings differ too, but make no difference at this table.',
            ),
            listed(sitting, idle!),
          ]
        : []),
    ],
  }
}

const listed = (sitting: Sitting, found: readonly Difference[]) =>
  list(
    sitting,
    found.map(({ told }) => told),
    { about: found.map(({ aspect }) => aspect) },
  )

const differencesOf = ({ rules }: Sitting, name: Aspect & keyof typeof STANDARD): Difference[] => {
  const setting = schema.settings[name]
  if (setting.kind !== 'table')
    return [{ aspect: name, told: told(setting.label, shown(name, rules[name]), shown(name, STANDARD[name])) }]
  const [now, standard] = [rules, STANDARD].map((from) => from[name] as { readonly [row: string]: number })
  return setting.rows
    .filter(({ key }) => now![key] !== standard![key])
    .map(({ key, label }) => ({
      aspect: `${name}.${key}` as Aspect,
      told: told(
        text(`${setting.label.ja}、${label.ja}`, `${setting.label.en}, ${label.en.toLowerCase()}`),
        text(`${now![key]}`, `${now![key]}`),
        text(`${standard![key]}`, `${standard![key]}`),
      ),
    }))
}

const told = (label: Text, now: Text, standard: Text): Text =>
  text(`${label.ja}：${now.ja}（標準は ${standard.ja}）`, `${label.en}: ${now.en} (standard: ${standard.en})`)

/** Where zero is no number. */
const ZERO: { readonly [name: string]: Text | undefined } = {
  target: text('組み分けに合わせる', 'as the sides ask'),
  deals: text('なし', 'none'),
}

/** A value as a player reads it. */
const shown = (name: keyof typeof STANDARD, value: RuleValue): Text => {
  const setting = schema.settings[name]
  const nothing = value === 0 ? ZERO[name] : undefined
  if (nothing !== undefined) return nothing
  if (setting.kind === 'choice') return setting.options.find((option) => option.value === value)!.label
  if (setting.kind === 'flag') return value === true ? text('あり', 'yes') : text('なし', 'no')
  const written = JSON.stringify(value)
  return text(written, written)
}
