import { join } from 'node:path'
import type { Command } from 'commander'
import type { Program } from '../program.ts'

/** Where a server keeps its data, as a command line names it. */
export interface Place {
  readonly data?: string
  readonly database?: string
}

/** Gives a command the options that name a server's data. */
export const withPlace = (command: Command, { say }: Program): Command =>
  command
    .option(
      '--data <folder>',
      say(
        'サーバーのデータのフォルダー（なければ環境変数 TEFUDA_DATA、それもなければ ./data）',
        "the folder of the server's data (else TEFUDA_DATA, else ./data)",
      ),
    )
    .option(
      '--database <url>',
      say(
        'データベース：postgres://… か sqlite:ファイル（なければ環境変数 DATABASE_URL。パスワードはそちらに）',
        'the database: postgres://… or sqlite:FILE (else DATABASE_URL, which is the place for a password)',
      ),
    )

/** The same place as a server with these flags and this environment. A flag wins over the environment. */
export const urlOf = ({ data, database }: Place, env: NodeJS.ProcessEnv): string => {
  const folder = data ?? (env.TEFUDA_DATA || './data')
  const named = database ?? (data === undefined ? env.DATABASE_URL : undefined)
  return named || `sqlite:${join(folder, 'tefuda.db')}`
}
