import { games } from '@tefuda/games'
import type { Setting } from '@tefuda/kernel'
import type { Command, Option } from 'commander'
import { BOT_CHOICES } from '../bot-choice.ts'

/** What may stand in a place of the command line. */
export type Values =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  /** `name=value` of a rule setting. */
  | { readonly kind: 'setting' }
  | { readonly kind: 'files' }
  | { readonly kind: 'any' }

export interface OptionModel {
  readonly names: readonly string[]
  /** Null for an option without a value. */
  readonly values: Values | null
}

export interface CommandModel {
  readonly name: string
  readonly summary: string
  readonly options: readonly OptionModel[]
  readonly argument: Values
  /** Whether settings may follow the argument. */
  readonly takesSettings: boolean
}

/** A rule setting, or one row of a table, and the values it may have where they are few. */
export interface SettingModel {
  readonly name: string
  readonly values: readonly string[]
}

/** The command line as a shell needs to know it, read off the program itself. */
export interface CompletionModel {
  readonly commands: readonly CommandModel[]
  readonly common: readonly OptionModel[]
  readonly games: readonly string[]
  readonly settings: readonly SettingModel[]
}

export const completionModel = (root: Command): CompletionModel => ({
  common: root.options.map(optionModel),
  games: games.map(({ id }) => id),
  settings: settingModels(),
  commands: root.commands.map((command) => ({
    name: command.name(),
    summary: command.summary(),
    options: [...command.options.map(optionModel), { names: ['-h', '--help'], values: null }],
    argument: argumentValues(command),
    takesSettings: command.registeredArguments.some((argument) => argument.name() === 'settings'),
  })),
})

const optionModel = (option: Option): OptionModel => ({
  names: [option.short, option.long].filter((name) => name !== undefined),
  values: option.required ? optionValues(option) : null,
})

const optionValues = ({ argChoices, long }: Option): Values => {
  if (argChoices !== undefined) return { kind: 'words', words: argChoices }
  switch (long) {
    case '--preset':
      return { kind: 'words', words: distinct(games.flatMap(({ schema }) => schema.presets.map(({ id }) => id))) }
    case '--set':
      return { kind: 'setting' }
    case '--bots':
      return { kind: 'words', words: BOT_CHOICES.map(({ id }) => id) }
    case '--record':
    case '--input':
    case '--data':
      return { kind: 'files' }
    default:
      return { kind: 'any' }
  }
}

const argumentValues = ({ registeredArguments: [first] }: Command): Values => {
  if (first?.argChoices !== undefined) return { kind: 'words', words: first.argChoices }
  switch (first?.name()) {
    case 'game':
      return { kind: 'words', words: games.map(({ id }) => id) }
    case 'file':
    case 'path':
      return { kind: 'files' }
    default:
      return { kind: 'any' }
  }
}

/** The settings of all games; one that several games have takes what any of them allows. */
const settingModels = (): SettingModel[] => {
  const all = games.flatMap(({ schema }) =>
    Object.entries(schema.settings).flatMap(([name, setting]) => namesAndValues(name, setting)),
  )
  return [...Map.groupBy(all, ({ name }) => name)].map(([name, alike]) => ({
    name,
    values: distinct(alike.flatMap(({ values }) => values)),
  }))
}

/** Whole numbers are offered where there are at most so many. */
const FEW = 16

const namesAndValues = (name: string, setting: Setting): SettingModel[] => {
  switch (setting.kind) {
    case 'flag':
      return [{ name, values: ['true', 'false'] }]
    case 'choice':
      return [{ name, values: setting.options.map(({ value }) => value) }]
    case 'integer':
      return [{ name, values: wholeNumbers(setting) }]
    case 'table':
      return setting.rows.map(({ key }) => ({ name: `${name}.${key}`, values: wholeNumbers(setting) }))
    case 'matrix':
      return [{ name, values: [] }]
  }
}

const wholeNumbers = ({ min, max }: { readonly min: number; readonly max: number }): string[] =>
  max - min < FEW ? Array.from({ length: max - min + 1 }, (_, more) => String(min + more)) : []

const distinct = (words: readonly string[]): string[] => [...new Set(words)]
