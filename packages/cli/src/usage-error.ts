import { type Refusal, refusal } from '@tefuda/kernel'
import type { Command, CommanderError } from 'commander'

/** What is wrong with a command line, in both languages; commander itself speaks English alone. */
export const usageRefusal = ({ code, message }: CommanderError): Refusal => {
  const quoted = Array.from(message.matchAll(/'([^']*)'/g), ([, inner]) => inner ?? '')
  const [ja, en] = (MESSAGES[code] ?? otherwise)(quoted[0] ?? '', message)
  const meant = /\(Did you mean ([^?]*)\?\)/.exec(message)?.[1]
  return refusal(
    code.replace('commander.', '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    null,
    `${ja}${meant === undefined ? '' : `もしかして：${meant.replace('one of ', '')}`}`,
    `${en}${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
  )
}

/**
 * Commander takes whatever follows for the value of an option, another option or nothing between quotes too: then a value was
 * forgotten. Throws as commander does.
 */
export const checkValues = (command: Command): void => {
  const isNone = (value: unknown): boolean =>
    typeof value === 'string' && (value.trim() === '' || command.options.some(({ long }) => long === value))
  for (const option of command.options)
    if (option.required && isNone(command.getOptionValue(option.attributeName())))
      command.error(`error: option '${option.flags}' argument missing`, { code: 'commander.optionMissingArgument' })
}

const SEE_HELP = { ja: '使い方は --help で見られます。', en: 'See --help.' }

const otherwise = (): readonly [string, string] => [
  `コマンドの書き方が違います。${SEE_HELP.ja}`,
  `The command line is wrong. ${SEE_HELP.en}`,
]

const MESSAGES: { readonly [code: string]: (quoted: string, message: string) => readonly [ja: string, en: string] } = {
  'commander.unknownOption': (name) => [
    `「${name}」というオプションはありません。${SEE_HELP.ja}`,
    `There is no option ${name}. ${SEE_HELP.en}`,
  ],
  'commander.unknownCommand': (name) => [
    `「${name}」というコマンドはありません。${SEE_HELP.ja}`,
    `There is no command ${JSON.stringify(name)}. ${SEE_HELP.en}`,
  ],
  'commander.missingArgument': (name) => [
    `<${name}> にあたるものが書かれていません。${SEE_HELP.ja}`,
    `<${name}> is missing. ${SEE_HELP.en}`,
  ],
  'commander.optionMissingArgument': (flags) => [
    `${flags} の値を書いてください。`,
    `The option ${flags} needs a value.`,
  ],
  'commander.excessArguments': () => [
    `余分な引数があります。${SEE_HELP.ja}`,
    `There are too many arguments. ${SEE_HELP.en}`,
  ],
  'commander.invalidArgument': (flags, message) => {
    const allowed = /Allowed choices are (.*)\.$/.exec(message)?.[1]
    if (allowed !== undefined && message.includes('for argument'))
      return [
        `「${flags}」は使えません。使えるのは ${allowed} です。`,
        `${JSON.stringify(flags)} is not possible here. It is one of ${allowed}.`,
      ]
    return [
      `${flags} の値が違います。${allowed === undefined ? '' : `使えるのは ${allowed} です。`}`,
      `The value of ${flags} is wrong.${allowed === undefined ? '' : ` It is one of ${allowed}.`}`,
    ]
  },
  'commander.conflictingOption': (flags, message) => {
    const other = Array.from(message.matchAll(/'([^']*)'/g))[1]?.[1] ?? ''
    return [`${flags} と ${other} は一緒に使えません。`, `${flags} and ${other} cannot be used together.`]
  },
}
