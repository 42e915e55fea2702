import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson } from './json.ts'
import { isRefusal, type Refusal, type RuleId, refusal } from './refusal.ts'
import type { Text } from './text.ts'

/** A rule set in full: a value for every setting of the game. */
export type Rules = { readonly [setting: string]: RuleValue }
export type RuleValue = number | boolean | string | readonly (readonly number[])[] | { readonly [row: string]: number }

interface SettingBase {
  readonly label: Text
  /** What it changes, in a sentence; absent where the label says it all. */
  readonly note?: Text
  /** Where the default comes from: a ruling id, or the section of the designer's document. */
  readonly source: RuleId
  /** The heading under which a form shows it; an id of `RuleSchema.groups`. */
  readonly group: string
}

export interface IntegerSetting extends SettingBase {
  readonly kind: 'integer'
  readonly default: number
  readonly min: number
  readonly max: number
}

export interface FlagSetting extends SettingBase {
  readonly kind: 'flag'
  readonly default: boolean
}

export interface ChoiceSetting<T extends string = string> extends SettingBase {
  readonly kind: 'choice'
  readonly default: T
  readonly options: readonly { readonly value: T; readonly label: Text }[]
}

/** Named whole numbers, such as the points of each role. */
export interface TableSetting<K extends string = string> extends SettingBase {
  readonly kind: 'table'
  readonly default: Readonly<Record<K, number>>
  readonly rows: readonly { readonly key: K; readonly label: Text }[]
  readonly min: number
  readonly max: number
}

/** Rows of whole numbers, such as a board; rows may differ in length. */
export interface MatrixSetting extends SettingBase {
  readonly kind: 'matrix'
  readonly default: readonly (readonly number[])[]
  readonly min: number
  readonly max: number
  /** At most so many rows, and so many numbers in a row. */
  readonly maxSide: number
}

export type Setting = IntegerSetting | FlagSetting | ChoiceSetting | TableSetting | MatrixSetting

/** The type of a rule set, read off the settings that describe it. */
export type RulesOf<T extends { readonly [name: string]: Setting }> = {
  readonly [K in keyof T]: T[K] extends { readonly kind: 'choice'; readonly options: readonly { readonly value: infer V }[] }
    ? V
    : T[K] extends { readonly kind: 'table'; readonly default: infer D }
      ? { readonly [Row in keyof D]: number }
      : T[K] extends IntegerSetting
        ? number
        : T[K] extends FlagSetting
          ? boolean
          : readonly (readonly number[])[]
}

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
  /** The settings a form should point at. */
  readonly settings: readonly (keyof R & string)[]
  when(rules: R, seats: number): boolean
  /** Says what cannot go together and what to change. */
  message(rules: R, seats: number): Text
}

export interface RuleSchema<R extends Rules = Rules> {
  readonly groups: readonly { readonly id: string; readonly label: Text }[]
  readonly settings: { readonly [K in keyof R & string]: Setting }
  /** The first is the standard game, without a delta. */
  readonly presets: readonly Preset<R>[]
  readonly conflicts: readonly Conflict<R>[]
}

/** What a person or program asks for: a preset and changes to it. A row of a table may be given alone, as `points.set`. */
export type RulesRequest = { readonly preset?: string; readonly [setting: string]: unknown }

export const defaultRules = <R extends Rules>(schema: RuleSchema<R>): R =>
  Object.fromEntries(Object.entries(schema.settings).map(([name, setting]) => [name, (setting as Setting).default])) as R

/**
 * The full rule set of a request, or why there is none: an unknown preset or setting, a value of the wrong type
 * or out of range, settings that exclude one another, a number of seats they do not allow.
 */
export const resolveRules = <R extends Rules>(
  schema: RuleSchema<R>,
  seatRange: { readonly minSeats: number; readonly maxSeats: number },
  request: RulesRequest,
  seats: number,
): R | Refusal => {
  const rules = readRules(schema, request)
  if (isRefusal(rules)) return rules
  if (!Number.isInteger(seats) || seats < seatRange.minSeats || seats > seatRange.maxSeats)
    return refusal(
      'bad-seats',
      null,
      `この遊びは${seatRange.minSeats}人から${seatRange.maxSeats}人までです。席の数を直してください。`,
      `This game is for ${seatRange.minSeats} to ${seatRange.maxSeats} seats. Change the number of seats.`,
    )
  const conflict = conflictsOf(schema, rules, seats)[0]
  if (conflict === undefined) return rules
  return { code: 'rules-conflict', rule: conflict.rule, message: conflict.message(rules, seats) }
}

/** Like `resolveRules`, before it is known how many will sit down: conflicts are not looked at. */
export const readRules = <R extends Rules>(schema: RuleSchema<R>, request: RulesRequest): R | Refusal => {
  const { preset: presetId = schema.presets[0]?.id, ...changes } = request
  const preset = schema.presets.find((p) => p.id === presetId)
  if (preset === undefined) {
    const known = schema.presets.map((p) => p.id).join(' ')
    return refusal('unknown-preset', null, `「${String(presetId)}」というルールはありません。あるのは ${known} です。`, `There is no preset ${JSON.stringify(presetId)}. There are: ${known}.`)
  }
  const rules: Record<string, RuleValue> = { ...defaultRules(schema), ...preset.delta }
  for (const [key, value] of Object.entries(changes)) {
    const [name = '', row] = key.split('.', 2)
    const setting = Object.hasOwn(schema.settings, name) ? (schema.settings[name as keyof R & string] as Setting) : undefined
    if (setting === undefined) return unknownSetting(key)
    const whole = row === undefined ? value : rowChange(setting, rules[name], row, value)
    const read = whole === undefined ? unknownSetting(key) : readValue(name, setting, whole, rules[name])
    if (isRefusal(read)) return read
    rules[name] = read
  }
  return rules as R
}

export const conflictsOf = <R extends Rules>(schema: RuleSchema<R>, rules: R, seats: number): Conflict<R>[] =>
  schema.conflicts.filter((conflict) => conflict.when(rules, seats))

/** The settings whose value differs from the defaults: what to show as "changed". */
export const changedSettings = <R extends Rules>(schema: RuleSchema<R>, rules: R): (keyof R & string)[] => {
  const standard = defaultRules(schema)
  return (Object.keys(schema.settings) as (keyof R & string)[]).filter(
    (name) => canonicalJson(rules[name]) !== canonicalJson(standard[name]),
  )
}

/** SHA-256, as 64 hex digits, of the canonical form of game, rules version and full rule set: equal rules, equal fingerprint. */
export const fingerprint = (game: string, rulesVersion: number, rules: Rules): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson({ game, rulesVersion, rules }))))

/** A setting's value from text, as in `--set hand=1`; what it means is for `readRules` to check. */
export const parseSettingText = (value: string): unknown => {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

const unknownSetting = (key: string): Refusal =>
  refusal('unknown-setting', null, `「${key}」という設定はありません。設定の一覧から選んでください。`, `There is no setting ${JSON.stringify(key)}. Choose one of the listed settings.`)

const rowChange = (setting: Setting, table: RuleValue | undefined, row: string, value: unknown): unknown =>
  setting.kind === 'table' && setting.rows.some((r) => r.key === row) ? { ...(table as object), [row]: value } : undefined

const readValue = (name: string, setting: Setting, value: unknown, before: RuleValue | undefined): RuleValue | Refusal => {
  switch (setting.kind) {
    case 'integer':
      return isWhole(value, setting) ? value : wholeExpected(name, setting)
    case 'flag':
      return typeof value === 'boolean' ? value : refusal('bad-setting', null, `「${name}」は true か false にしてください。`, `${name} must be true or false.`)
    case 'choice': {
      const option = setting.options.find((o) => o.value === value)
      if (option !== undefined) return option.value
      const known = setting.options.map((o) => o.value).join(' ')
      return refusal('bad-setting', null, `「${name}」は ${known} のどれかにしてください。`, `${name} must be one of ${known}.`)
    }
    case 'table':
      return readTable(name, setting, value, before)
    case 'matrix':
      return isMatrix(value, setting)
        ? value
        : refusal('bad-setting', null, `「${name}」は ${setting.min}〜${setting.max} の整数を並べた行（${setting.maxSide}行・${setting.maxSide}列まで）にしてください。`, `${name} must be rows of whole numbers from ${setting.min} to ${setting.max}, at most ${setting.maxSide} rows and columns.`)
  }
}

/** A table may be given in part: rows that are not named keep the preset's value. */
const readTable = (name: string, setting: TableSetting, value: unknown, before: RuleValue | undefined): RuleValue | Refusal => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refusal('bad-setting', null, `「${name}」は項目と数の組で書いてください。`, `${name} must be an object of rows and numbers.`)
  for (const [row, number] of Object.entries(value)) {
    if (!setting.rows.some((r) => r.key === row)) return unknownSetting(`${name}.${row}`)
    if (!isWhole(number, setting)) return wholeExpected(`${name}.${row}`, setting)
  }
  return { ...(before as Record<string, number>), ...(value as Record<string, number>) }
}

const isWhole = (value: unknown, range: { readonly min: number; readonly max: number }): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= range.min && value <= range.max

const wholeExpected = (name: string, range: { readonly min: number; readonly max: number }): Refusal =>
  refusal('bad-setting', null, `「${name}」は ${range.min} から ${range.max} までの整数にしてください。`, `${name} must be a whole number from ${range.min} to ${range.max}.`)

const isMatrix = (value: unknown, setting: MatrixSetting): value is readonly (readonly number[])[] =>
  Array.isArray(value) &&
  value.length <= setting.maxSide &&
  value.every((row) => Array.isArray(row) && row.length <= setting.maxSide && row.every((cell) => isWhole(cell, setting)))
