import {
  canonicalJson,
  changesFrom,
  joinTexts,
  nearestPreset,
  type Rules,
  type RuleValue,
  readRules,
  type Setting,
  type Text,
  text,
} from '@tefuda/kernel'
import type { Plan } from './plan.ts'
import { settingNamed, valueNamed } from './value.ts'

/** The settings in which the rule sets of an experiment differ. */
export interface RulesCompared {
  readonly title: Text
  readonly rows: readonly {
    readonly setting: Text
    /** By arm, the base first. */
    readonly cells: readonly { readonly value: Text; readonly isOther: boolean }[]
  }[]
  /** What all other settings are. */
  readonly others: Text
}

/** Null where nothing differs. */
export const rulesCompared = ({ arms, game }: Pick<Plan, 'arms' | 'game'>): RulesCompared | null => {
  const [base, ...variants] = arms.map(({ rules }) => rules)
  const names = [...new Set(variants.flatMap((rules) => Object.keys(changesFrom(base!, rules))))]
  if (names.length === 0) return null
  const settings: Readonly<Record<string, Setting>> = game.schema.settings
  return {
    title: text('比べるルール', 'The rules compared'),
    rows: names.map((name) => {
      const values = arms.map(({ rules }) => rules[name]!)
      const setting = whereTheyDiffer(settings[name]!, values)
      return {
        setting: settingNamed(setting),
        cells: values.map((value) => ({
          value: valueNamed(setting, value, values[0]!),
          isOther: canonicalJson(value) !== canonicalJson(values[0]),
        })),
      }
    }),
    others: othersThan(names, base!, game),
  }
}

/** Of a table the rows alone in which some of these values differ. */
const whereTheyDiffer = (setting: Setting, values: readonly RuleValue[]): Setting => {
  if (setting.kind !== 'table') return setting
  const tables = values as readonly Readonly<Record<string, number>>[]
  return { ...setting, rows: setting.rows.filter(({ key }) => tables.some((table) => table[key] !== tables[0]![key])) }
}

const othersThan = (compared: readonly string[], base: Rules, game: Plan['game']): Text => {
  const { ja, en } = presetNamed(game, base, compared)
  return text(`ほかの設定はどれも${ja}のまま。`, `All other settings are those of ${en}.`)
}

/** Rules by the preset next to them and what differs from it, but for some settings: `Standard (but: Packs of cards 2)`. */
export const presetNamed = ({ schema }: Plan['game'], rules: Rules, except: readonly string[] = []): Text => {
  const { preset: id, changes } = nearestPreset(schema, rules)
  const { name: preset } = schema.presets.find((each) => each.id === id)!
  const before = readRules(schema, { preset: id }) as Rules
  const changed = Object.entries<Setting>(schema.settings).flatMap(([name, setting]) => {
    if (!(name in changes) || except.includes(name)) return []
    const value = valueNamed(setting, changes[name]!, before[name]!)
    const { ja, en } = settingNamed(setting)
    return [text(`${ja} ${value.ja}`, `${en} ${value.en}`)]
  })
  const { ja, en } = joinTexts(changed, text('、', ', '))
  return changed.length === 0 ? preset : text(`${preset.ja}（ただし、${ja}）`, `${preset.en} (but: ${en})`)
}
