import { digestOf } from './digest.ts'
import { canonicalJson, isObject } from './json.ts'
import { allRefused, isRefusal, type Refusal, type RuleId, refusal } from './refusal.ts'
import { excerpt, type Text, text } from './text.ts'

/** A rule set in full: a value for every setting of the game. */
export type Rules = { readonly [setting: string]: RuleValue }

/** The value of one setting: of an integer, a flag, a choice, a matrix, a table. */
export type RuleValue = number | boolean | string | readonly (readonly number[])[] | { readonly [row: string]: number }

interface SettingBase {
  readonly label: Text
  /** What it changes, in a sentence; absent where the label says it all. */
  readonly note?: Text
  /** Where the default comes from: a ruling id, or the section of the designer's document. */
  readonly source: RuleId
  /** The heading under which a form shows it; an id of `RuleSchema.groups`. */
  readonly group: string
  /** Set where it matters to people alone, such as how long they may think: bots play alike whatever it is, and no experiment tells what it does. */
  readonly peopleOnly?: true
}

/** A whole number from `min` to `max`. */
export interface IntegerSetting extends SettingBase {
  readonly kind: 'integer'
  readonly default: number
  readonly min: number
  readonly max: number
}

/** Something that is played or not. */
export interface FlagSetting extends SettingBase {
  readonly kind: 'flag'
  readonly default: boolean
}

/** One of several named ways. */
export interface ChoiceSetting<T extends string = string> extends SettingBase {
  readonly kind: 'choice'
  readonly default: T
  readonly options: readonly { readonly value: T; readonly label: Text }[]
}

/** Named whole numbers from `min` to `max`, such as the points of each role. */
export interface TableSetting<K extends string = string> extends SettingBase {
  readonly kind: 'table'
  readonly default: Readonly<Record<K, number>>
  readonly rows: readonly { readonly key: K; readonly label: Text }[]
  readonly min: number
  readonly max: number
  /** What numbers are called where they stand for something else, such as 11 for a jack. Only these are offered. */
  readonly names?: Readonly<Record<number, Text>>
}

/** Rows of whole numbers from `min` to `max`, such as a board; rows may differ in length. */
export interface MatrixSetting extends SettingBase {
  readonly kind: 'matrix'
  readonly default: readonly (readonly number[])[]
  readonly min: number
  readonly max: number
  /** At most so many rows, and so many numbers in a row. */
  readonly maxSide: number
  /** What those that players know by a name are called. */
  readonly known?: readonly { readonly value: readonly (readonly number[])[]; readonly label: Text }[]
}

/** One thing that rule sets of a game may have otherwise. */
export type Setting = IntegerSetting | FlagSetting | ChoiceSetting | TableSetting | MatrixSetting

/** The type of a rule set, read off the settings that describe it. */
export type RulesOf<T extends { readonly [name: string]: Setting }> = {
  readonly [K in keyof T]: T[K] extends {
    readonly kind: 'choice'
    readonly options: readonly { readonly value: infer V }[]
  }
    ? V
    : T[K] extends { readonly kind: 'table'; readonly default: infer D }
      ? { readonly [Row in keyof D]: number }
      : T[K] extends IntegerSetting
        ? number
        : T[K] extends FlagSetting
          ? boolean
          : readonly (readonly number[])[]
}

/** A rule set with a name: the defaults but for its delta. */
export interface Preset<R extends Rules = Rules> {
  readonly id: string
  readonly name: Text
  readonly summary: Text
  /** What differs from the defaults. */
  readonly delta: Partial<R>
}

/** Settings that cannot go together, or not with this number of seats. */
export interface Conflict<R extends Rules = Rules> {
  readonly id: string
  readonly rule: RuleId | null
  /** The names of the settings a form should point at. */
  readonly settings: readonly string[]
  when(rules: R, seats: number): boolean
  /** Says what cannot go together and what to change. */
  message(rules: R, seats: number): Text
}

/** All that a rule set of a game may say: settings, named rule sets, what cannot go together. Forms and rule books are made from it. */
export interface RuleSchema<R extends Rules = Rules> {
  readonly groups: readonly { readonly id: string; readonly label: Text }[]
  readonly settings: { readonly [K in keyof R & string]: Setting }
  /** The first is the standard game, without a delta. */
  readonly presets: readonly Preset<R>[]
  readonly conflicts: readonly Conflict<R>[]
}

/** What a person or program asks for: a preset and changes to it. A row of a table may be given alone, as `points.set`. */
export type RulesRequest = { readonly preset?: string | undefined; readonly [setting: string]: unknown }

/** The rules of the standard game: every setting at its default. */
export const defaultRules = <R extends Rules>(schema: RuleSchema<R>): R =>
  Object.fromEntries(
    Object.entries<Setting>(schema.settings).map(([name, setting]) => [name, setting.default]),
  ) as unknown as R

/**
 * The full rule set of a request, or all that is wrong with it: an unknown preset or setting, a value of the wrong type
 * or out of range, a number of seats the game is not for; or, where it can be read, settings that exclude one another or these seats.
 */
export const resolveRules = <R extends Rules>(
  schema: RuleSchema<R>,
  seatRange: SeatRange,
  request: RulesRequest,
  seats: number,
): R | Refusal => {
  const rules = readRules(schema, request)
  const unseated = seatsRefused(seatRange, seats) ?? undefined
  if (isRefusal(rules)) return allRefused([rules, unseated])!
  if (unseated !== undefined) return unseated
  const conflicts = conflictsOf(schema, rules, seats).map(
    ({ rule, message }): Refusal => ({ code: 'rules-conflict', rule, message: message(rules, seats) }),
  )
  return allRefused(conflicts) ?? rules
}

interface SeatRange {
  readonly minSeats: number
  readonly maxSeats: number
}

/** Why a game of such a range has no table of so many seats; null where it may have one, by rules that allow it. */
export const seatsRefused = ({ minSeats, maxSeats }: SeatRange, seats: number): Refusal | null =>
  Number.isInteger(seats) && seats >= minSeats && seats <= maxSeats
    ? null
    : refusal(
        'bad-seats',
        null,
        `この遊びは${minSeats}人から${maxSeats}人までです。席の数を直してください。`,
        `This game is for ${minSeats} to ${maxSeats} seats. Change the number of seats.`,
      )

/** Like `resolveRules`, before it is known how many will sit down: neither seats nor conflicts are looked at. */
export const readRules = <R extends Rules>(schema: RuleSchema<R>, request: RulesRequest): R | Refusal => {
  if (!isObject(request))
    return refusal(
      'bad-rules',
      null,
      'ルールは、設定の名前と値の組で書いてください。',
      'Rules are an object of setting names and values.',
    )
  const { preset: presetId = schema.presets[0]?.id, ...changes } = request
  const preset = schema.presets.find((p) => p.id === presetId)
  const rules: Record<string, RuleValue> = {
    ...(preset === undefined ? defaultRules(schema) : presetRules(schema, preset)),
  }
  const unknown: string[] = []
  const wrong: Refusal[] = []
  for (const [key, value] of Object.entries(changes)) {
    const dot = key.indexOf('.')
    const name = dot < 0 ? key : key.slice(0, dot)
    const setting = settingOf(schema, name)
    if (setting === undefined || (dot >= 0 && setting.kind !== 'table')) {
      unknown.push(key)
      continue
    }
    const read = readValue(name, setting, dot < 0 ? value : { [key.slice(dot + 1)]: value }, rules[name])
    if (isRefusal(read)) wrong.push(read)
    else rules[name] = read
  }
  const refused = allRefused([
    preset === undefined ? unknownPreset(schema.presets.map((p) => p.id).join(' '), presetId) : undefined,
    unknownSettings(unknown, Object.keys(rules)),
    ...wrong.slice(0, MOST_TOLD),
  ])
  return refused ?? (rules as R)
}

/** So many of the things that are wrong are told: a request may be of any length. */
const MOST_TOLD = 10

/** What in these rules cannot go together with that many seats; empty where they can be played. */
export const conflictsOf = <R extends Rules>(schema: RuleSchema<R>, rules: R, seats: number): Conflict<R>[] =>
  schema.conflicts.filter((conflict) => conflict.when(rules, seats))

/** The settings whose value differs from the defaults: what to show as "changed". */
export const changedSettings = <R extends Rules>(schema: RuleSchema<R>, rules: R): (keyof R & string)[] => {
  const standard = defaultRules(schema)
  return Object.keys(schema.settings).filter((name) => canonicalJson(rules[name]) !== canonicalJson(standard[name]))
}

/** The values of `rules` that differ from those of `base`. */
export const changesFrom = (base: Rules, rules: Rules): Rules =>
  Object.fromEntries(
    Object.entries(rules).filter(([name, value]) => canonicalJson(value) !== canonicalJson(base[name])),
  )

/** The id of the preset from which the fewest settings differ, among equals the first, and the values of those settings. */
export const nearestPreset = <R extends Rules>(
  schema: RuleSchema<R>,
  rules: Rules,
): { readonly preset: string; readonly changes: Rules } =>
  schema.presets
    .map((preset) => ({ preset: preset.id, changes: changesFrom(presetRules(schema, preset), rules) }))
    .reduce((best, next) => (Object.keys(next.changes).length < Object.keys(best.changes).length ? next : best))

/** How a rule set is called: by the preset nearest to it, and how many settings differ from that. */
export const ruleSetName = <R extends Rules>(
  schema: RuleSchema<R>,
  rules: Rules,
): { readonly preset: Text; readonly changes: number } => {
  const { preset, changes } = nearestPreset(schema, rules)
  return { preset: schema.presets.find(({ id }) => id === preset)!.name, changes: Object.keys(changes).length }
}

/** The same as a heading takes it: `Zodiac cross +1`. */
export const variantName = <R extends Rules>(schema: RuleSchema<R>, rules: Rules): Text => {
  const { preset, changes } = ruleSetName(schema, rules)
  return changes === 0 ? preset : text(`${preset.ja} +${changes}`, `${preset.en} +${changes}`)
}

/** SHA-256, as 64 hex digits, of the canonical form of game, rules version and full rule set: equal rules, equal fingerprint. */
export const fingerprint = (game: string, rulesVersion: number, rules: Rules): string =>
  digestOf({ game, rulesVersion, rules })

/** A setting's value from text, as in `--set hand=1`; what it means is for `readRules` to check. */
export const parseSettingText = (value: string): unknown => {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

const presetRules = <R extends Rules>(schema: RuleSchema<R>, { delta }: Preset<R>): R => ({
  ...defaultRules(schema),
  ...delta,
})

const settingOf = <R extends Rules>(schema: RuleSchema<R>, name: string): Setting | undefined =>
  Object.hasOwn(schema.settings, name) ? schema.settings[name as keyof R & string] : undefined

const unknownPreset = (known: string, id: unknown): Refusal => {
  const name = typeof id === 'string' ? excerpt(id) : typeof id
  return refusal(
    'unknown-preset',
    null,
    `「${name}」という遊び方はありません。あるのは ${known} です。`,
    `There is no preset ${JSON.stringify(name)}. There are: ${known}.`,
  )
}

const unknownSettings = (keys: readonly string[], known: readonly string[]): Refusal | undefined => {
  if (keys.length === 0) return undefined
  const names = keys.slice(0, MOST_TOLD).map(excerpt)
  return refusal(
    'unknown-setting',
    null,
    `「${names.join('」「')}」という設定はありません。あるのは ${known.join(' ')} です。`,
    `There is no setting ${names.map((name) => JSON.stringify(name)).join(', ')}. There are: ${known.join(' ')}.`,
  )
}

const badSetting = (ja: string, en: string): Refusal => refusal('bad-setting', null, ja, en)

const readValue = (
  name: string,
  setting: Setting,
  value: unknown,
  before: RuleValue | undefined,
): RuleValue | Refusal => {
  switch (setting.kind) {
    case 'integer':
      return readWhole(value, setting) ?? wholeExpected(name, setting)
    case 'flag':
      return typeof value === 'boolean'
        ? value
        : badSetting(`「${name}」は true か false にしてください。`, `${name} must be true or false.`)
    case 'choice': {
      const option = setting.options.find((o) => o.value === value)
      if (option !== undefined) return option.value
      const known = setting.options.map((o) => o.value).join(' ')
      return badSetting(`「${name}」は ${known} のどれかにしてください。`, `${name} must be one of ${known}.`)
    }
    case 'table':
      return readTable(name, setting, value, before)
    case 'matrix':
      return readMatrix(name, setting, value)
  }
}

/** A table may be given in part: rows that are not named keep the preset's value. */
const readTable = (
  name: string,
  setting: TableSetting,
  value: unknown,
  before: RuleValue | undefined,
): RuleValue | Refusal => {
  if (!isObject(value))
    return badSetting(`「${name}」は項目と数の組で書いてください。`, `${name} must be an object of rows and numbers.`)
  const known = setting.rows.map(({ key }) => key)
  const inRules = (row: string): string => `${name}.${row}`
  const given = Object.entries(value).map(([row, number]) => ({ row, whole: readWhole(number, setting) }))
  const there = given.filter(({ row }) => known.includes(row))
  const unknown = given.filter(({ row }) => !known.includes(row))
  const wrong = there.filter(({ whole }) => whole === undefined)
  const refused = allRefused([
    unknownSettings(
      unknown.map(({ row }) => inRules(row)),
      known.map(inRules),
    ),
    ...wrong.map(({ row }) => wholeExpected(inRules(row), setting)),
  ])
  if (refused !== undefined) return refused
  return {
    ...(before as Readonly<Record<string, number>>),
    ...Object.fromEntries(there.map(({ row, whole }) => [row, whole!])),
  }
}

const readMatrix = (name: string, setting: MatrixSetting, value: unknown): RuleValue | Refusal => {
  const { min, max, maxSide } = setting
  const expected = badSetting(
    `「${name}」は ${min} から ${max} までの整数を並べた行（${maxSide}行・${maxSide}列まで）にしてください。`,
    `${name} must be rows of whole numbers from ${min} to ${max}, at most ${maxSide} rows and columns.`,
  )
  if (!Array.isArray(value) || value.length > maxSide) return expected
  const rows: number[][] = []
  for (const given of value) {
    if (!Array.isArray(given) || given.length > maxSide) return expected
    const row = given.flatMap((cell) => readWhole(cell, setting) ?? [])
    if (row.length !== given.length) return expected
    rows.push(row)
  }
  return rows
}

/** The whole number, or undefined where it is none or out of range. JSON has a minus zero; rules have not. */
const readWhole = (value: unknown, { min, max }: { readonly min: number; readonly max: number }): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value + 0 : undefined

const wholeExpected = (name: string, range: { readonly min: number; readonly max: number }): Refusal =>
  badSetting(
    `「${name}」は ${range.min} から ${range.max} までの整数にしてください。`,
    `${name} must be a whole number from ${range.min} to ${range.max}.`,
  )
