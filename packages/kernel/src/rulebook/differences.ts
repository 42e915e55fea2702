import { canonicalJson } from '../json.ts'
import type { Block, Chapter, RuleBook } from '../rulebook.ts'
import type { RuleSchema, Rules, RuleValue, Setting } from '../rules.ts'
import { defaultRules } from '../rules.ts'
import { type Text, text } from '../text.ts'
import { same } from './writer.ts'

/** The rules a book is written for. */
interface Ruled {
  readonly rules: Rules
}

/** Something that is set otherwise than in the standard game, in words. */
export interface Difference<A extends string> {
  readonly aspect: A
  readonly told: Text
}

/** Whether a subject plays a setting, or one row of it such as `points.set`, otherwise than `standard`. */
export const differsFrom =
  (standard: Rules) =>
  ({ rules }: Ruled, aspect: string): boolean =>
    canonicalJson(valueIn(rules, aspect)) !== canonicalJson(valueIn(standard, aspect))

const valueIn = (rules: Rules, aspect: string): RuleValue | undefined => {
  const [name = '', row] = aspect.split('.')
  const value = rules[name]
  return row === undefined ? value : (value as { readonly [row: string]: number })[row]
}

/** The chapter of all differences. */
const DIFFERENCES = 'differences'

/** What a book says of how its rules are played: all but the list of what differs from the standard game. */
export const chaptersOfPlay = ({ chapters }: RuleBook): readonly Chapter[] =>
  chapters.filter(({ id }) => id !== DIFFERENCES)

/** The chapter of all differences, those that make none at this table apart from the others; null where there are none. */
export const differencesChapter = <S, A extends string>(
  subject: S,
  found: readonly Difference<A>[],
  matters: (subject: S, aspect: A) => boolean,
): Chapter | null => {
  if (found.length === 0) return null
  const listed = (some: readonly Difference<A>[]): Block => ({ kind: 'list', items: some.map(({ told }) => told) })
  const felt = found.filter(({ aspect }) => matters(subject, aspect))
  const idle = found.filter(({ aspect }) => !matters(subject, aspect))
  return {
    id: DIFFERENCES,
    title: text('標準との違い', 'What differs from the standard'),
    blocks: [...(felt.length > 0 ? [listed(felt)] : []), ...(idle.length > 0 ? [IDLE_LEAD, listed(idle)] : [])],
  }
}

const IDLE_LEAD: Block = {
  kind: 'paragraph',
  text: text(
    '次の設定も標準と違いますが、この卓では出番がありません。',
    'These settings differ too, but make no difference at this table.',
  ),
}

/** How a game tells of its settings where the general words do not fit. */
export interface Telling {
  /** A value in the game's own words; absent where the general ones will do. */
  readonly shown?: (name: string, value: RuleValue) => Text | undefined
  /** Rows of tables have proper names, which keep their capitals in the middle of an English line. */
  readonly properNames?: boolean
}

/** One setting that is not as in the standard game: a line for it, or for each row of a table that differs. */
export const differencesOf = <A extends string, R extends Rules>(
  schema: RuleSchema<R>,
  rules: R,
  name: keyof R & string,
  { shown = () => undefined, properNames = false }: Telling = {},
): Difference<A>[] => {
  const setting: Setting = schema.settings[name]
  const standard: R = defaultRules(schema)
  const worded = (value: RuleValue): Text => shown(name, value) ?? inWords(setting, value)
  if (setting.kind !== 'table')
    return [
      { aspect: name as string as A, told: otherThan(setting.label, worded(rules[name]!), worded(standard[name]!)) },
    ]
  const [now, usual] = [rules, standard].map((from) => from[name] as { readonly [row: string]: number })
  return setting.rows
    .filter(({ key }) => now![key] !== usual![key])
    .map(({ key, label }) => ({
      aspect: `${name}.${key}` as A,
      told: otherThan(
        text(
          `${setting.label.ja}、${label.ja}`,
          `${setting.label.en}, ${properNames ? label.en : label.en.toLowerCase()}`,
        ),
        same(now![key]!),
        same(usual![key]!),
      ),
    }))
}

/** `label: now (standard: …)`. */
export const otherThan = (label: Text, now: Text, standard: Text): Text =>
  text(`${label.ja}：${now.ja}（標準は ${standard.ja}）`, `${label.en}: ${now.en} (standard: ${standard.en})`)

const inWords = (setting: Setting, value: RuleValue): Text => {
  if (setting.kind === 'choice') return setting.options.find((option) => option.value === value)!.label
  if (setting.kind === 'flag') return value === true ? text('はい', 'yes') : text('いいえ', 'no')
  return same(JSON.stringify(value))
}
