import {
  canonicalJson,
  changesFrom,
  joinTexts,
  nearestPreset,
  type Rules,
  readRules,
  type Setting,
  type Text,
  text,
} from '@tefuda/kernel'
import type { Plan } from './plan.ts'
import { valueNamed } from './value.ts'

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
    rows: names.map((name) => ({
      setting: settings[name]!.label,
      cells: arms.map(({ rules }) => ({
        value: valueNamed(settings[name]!, rules[name]!, base![name]!),
        isOther: canonicalJson(rules[name]) !== canonicalJson(base![name]),
      })),
    })),
    others: othersThan(names, base!, game),
  }
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
    return [text(`${setting.label.ja} ${value.ja}`, `${setting.label.en} ${value.en}`)]
  })
  const { ja, en } = joinTexts(changed, text('、', ', '))
  return changed.length === 0 ? preset : text(`${preset.ja}（ただし、${ja}）`, `${preset.en} (but: ${en})`)
}
