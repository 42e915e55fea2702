import { bots } from '@tefuda/bots'
import { games } from '@tefuda/games'
import type { Command, Option } from 'commander'

/** What may stand in a place of the command line. */
export type Values =
  | { readonly kind: 'words'; readonly words: readonly string[]; readonly open?: boolean }
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
}

/** The command line as a shell needs to know it, read off the program itself. */
export interface CompletionModel {
  readonly commands: readonly CommandModel[]
  readonly common: readonly OptionModel[]
}

export const completionModel = (root: Command): CompletionModel => ({
  common: root.options.map(optionModel),
  commands: root.commands.map((command) => ({
    name: command.name(),
    summary: command.summary(),
    options: [...command.options.map(optionModel), { names: ['-h', '--help'], values: null }],
    argument: argumentValues(command),
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
      return {
        kind: 'words',
        words: distinct(games.flatMap(({ schema }) => Object.keys(schema.settings))).map((name) => `${name}=`),
        open: true,
      }
    case '--bots':
      return { kind: 'words', words: bots.map(({ id }) => id) }
    case '--record':
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
      return { kind: 'files' }
    default:
      return { kind: 'any' }
  }
}

const distinct = (words: readonly string[]): string[] => [...new Set(words)]
