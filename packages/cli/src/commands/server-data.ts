import type { Command } from 'commander'
import type { Program } from '../command-line.ts'

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
