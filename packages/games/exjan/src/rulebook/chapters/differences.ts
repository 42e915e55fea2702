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
  const told = (some: readonly Difference[]) =>
    list(
      sitting,
      some.map((difference) => difference.told),
      { about: some.map(({ aspect }) => aspect) },
    )
  const [felt, idle] = [true, false].map((is) => found.filter(({ aspect }) => matters(sitting, aspect) === is))
  return {
    id: 'differences',
    title: text('標準との違い', 'What differs from the standard'),
    blocks: [
      ...(felt!.length > 0 ? [told(felt!)] : []),
      ...(idle!.length > 0
        ? [
            say(
              sitting,
              '次の設定も標準と違いますが、この卓では出番がありません。',
              'These settings differ too, but make no difference at this table.',
            ),
            told(idle!),
          ]
        : []),
    ],
  }
}

const differencesOf = ({ rules }: Sitting, name: keyof typeof STANDARD): Difference[] => {
  const setting = schema.settings[name]
  if (setting.kind !== 'table')
    return [{ aspect: name, told: compare(setting.label, shown(name, rules[name]), shown(name, STANDARD[name])) }]
  const [now, standard] = [rules, STANDARD].map((from) => from[name] as { readonly [row: string]: number })
  return setting.rows
    .filter(({ key }) => now![key] !== standard![key])
    .map(({ key, label }) => ({
      aspect: `${name}.${key}` as Aspect,
      told: compare(
        text(`${setting.label.ja}、${label.ja}`, `${setting.label.en}, ${label.en}`),
        text(`${now![key]}`, `${now![key]}`),
        text(`${standard![key]}`, `${standard![key]}`),
      ),
    }))
}

const compare = (label: Text, now: Text, standard: Text): Text =>
  text(`${label.ja}：${now.ja}（標準は ${standard.ja}）`, `${label.en}: ${now.en} (standard: ${standard.en})`)

/** A value as a player reads it. */
const shown = (name: keyof typeof STANDARD, value: RuleValue): Text =>
  name === 'deals' && value === 0 ? text('なし', 'none') : text(JSON.stringify(value), JSON.stringify(value))
