import type { Language, Text } from '@tefuda/kernel'

/**
 * The language to speak: `--lang`, else what LC_ALL, LC_MESSAGES or LANG ask for. Japanese where they name it or nothing
 * (`C`, `POSIX`, unset); English for everybody else.
 */
export const chooseLanguage = (args: readonly string[], env: NodeJS.ProcessEnv): Language => {
  const asked = optionValue(args, '--lang')
  if (asked === 'ja' || asked === 'en') return asked
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return locale === '' || /^(ja|C|POSIX)([._@-]|$)/i.test(locale) ? 'ja' : 'en'
}

/** Needed before the command line can be read properly, because reading it may fail and say so. */
const optionValue = (args: readonly string[], option: string): string | undefined => {
  const index = args.findLastIndex((arg) => arg === option || arg.startsWith(`${option}=`))
  const arg = args[index]
  return arg === option ? args[index + 1] : arg?.slice(option.length + 1)
}

/** A text in the language chosen. */
export type Say = (text: Text) => string
