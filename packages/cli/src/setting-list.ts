import { changedSettings, type Game, type Rules, type RuleValue, type Setting, text } from '@tefuda/kernel'
import type { Look } from './terminal/look.ts'
import { wrap } from './terminal/text.ts'

/** Every setting of a game with its value in these rules, its range, its default and its meaning. */
export const settingLines = (game: Game, rules: Rules, look: Look, columns: number): string[] => {
  const changed = new Set(changedSettings(game.schema, rules))
  return game.schema.groups.flatMap((group) => [
    '',
    look.paint.bold(`${look.signs.rule.repeat(2)} ${look.say(group.label)}`),
    ...Object.entries(game.schema.settings).flatMap(([name, setting]) =>
      setting.group === group.id ? oneSetting(name, setting, rules[name], changed.has(name), look, columns) : [],
    ),
  ])
}

const oneSetting = (
  name: string,
  setting: Setting,
  value: RuleValue | undefined,
  changed: boolean,
  look: Look,
  columns: number,
): string[] => {
  const { say, paint, lang } = look
  const mark = changed ? paint.accent(` ${say(text('［標準と違う］', '[changed]'))}`) : ''
  const set = typeof value === 'object' ? '' : ` = ${String(value)}`
  const meaning = `${say(setting.label)}${lang === 'ja' ? '。' : '. '}${setting.note === undefined ? '' : say(setting.note)}`
  const about = [
    ...wrap(meaning.trim(), columns - 4, lang),
    ...rangeLines(setting, value, look).flatMap((line) => wrap(line, columns - 4, lang).map(paint.dim)),
  ]
  return ['', `${paint.bold(name)}${set}${mark}`, ...about.map((line) => `    ${line}`)]
}

const rangeLines = (setting: Setting, value: RuleValue | undefined, { say, lang }: Look): string[] => {
  const colon = lang === 'ja' ? '：' : ': '
  const standard = (plain: unknown): string => `${say(text('既定', 'default'))} ${String(plain)}`
  const source = `(${setting.source})`
  switch (setting.kind) {
    case 'integer':
      return [`${setting.min}–${setting.max}, ${standard(setting.default)} ${source}`]
    case 'flag':
      return [`true / false, ${standard(setting.default)} ${source}`]
    case 'choice':
      return [
        ...setting.options.map((option) => `${option.value}${colon}${say(option.label)}`),
        `${standard(setting.default)} ${source}`,
      ]
    case 'table':
      return [
        `${setting.min}–${setting.max} ${source}`,
        ...setting.rows.map(
          ({ key, label }) => `.${key} = ${rowOf(value, key)}${colon}${say(label)}, ${standard(setting.default[key])}`,
        ),
      ]
    case 'matrix':
      return [
        `${setting.min}–${setting.max}, ${setting.maxSide} × ${setting.maxSide}, ${standard(JSON.stringify(setting.default))} ${source}`,
      ]
  }
}

const rowOf = (table: RuleValue | undefined, key: string): string =>
  typeof table === 'object' && !Array.isArray(table) ? String((table as { readonly [row: string]: number })[key]) : ''
