import { refusal } from '@tefuda/kernel'

export type Kind = 'sqlite' | 'postgres'

/** The kind of database that `sqlite:PATH` or `postgres://…` names; undefined where it is neither. */
export const kindOfUrl = (url: string): Kind | undefined => {
  if (/^sqlite:./.test(url)) return 'sqlite'
  return /^postgres(ql)?:\/\//.test(url) && URL.canParse(url) ? 'postgres' : undefined
}

/** The file that `sqlite:PATH` names. */
export const pathOf = (url: string): string => url.slice('sqlite:'.length)

/** The URL as it may be shown. */
export const withoutPassword = (url: string): string => {
  const without = new URL(url)
  without.password = ''
  return without.href
}

export const BAD_URL = refusal(
  'bad-database-url',
  null,
  'データベースの場所は sqlite:ファイル か postgres://… で書いてください。',
  'Name the database as sqlite:FILE or postgres://….',
)
