import { type Refusal, refusal, type Text, text } from '@tefuda/kernel'
import type { Kind } from '../store/url.ts'

export const fileTaken = (file: string): Refusal =>
  refusal(
    'file-taken',
    null,
    `${file} はもうあります。上書きはしません。別の名前にしてください。`,
    `${file} is already there and will not be overwritten; choose another name.`,
  )

export const noDatabase = (place: string): Refusal =>
  refusal(
    'no-database',
    null,
    `${place} にデータベースがありません。--data でサーバーのフォルダーを指定してください。`,
    `There is no database at ${place}; name the server's folder with --data.`,
  )

export const notReached = (place: string, error: unknown): Refusal => {
  const why = error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error)
  return refusal(
    'no-database',
    null,
    `データベース ${place} を開けません（${why}）。`,
    `The database ${place} could not be opened (${why}).`,
  )
}

export const placeTaken = (place: string): Refusal =>
  refusal(
    'place-taken',
    null,
    `${place} には何かあります。上書きはしません。空の場所に戻してください。`,
    `There is something at ${place} already, and it will not be overwritten; restore into an empty place.`,
  )

export const notABackup = (file: string): Refusal =>
  refusal('not-a-backup', null, `${file} は手札のバックアップではありません。`, `${file} is not a backup of Tefuda.`)

export const damaged = (file: string, why: string): Refusal =>
  refusal(
    'backup-damaged',
    null,
    `${file} は壊れています（${why}）。別のバックアップを使ってください。`,
    `${file} is damaged (${why}); use another backup.`,
  )

export const otherKind = (file: string, kind: Kind): Refusal =>
  kind === 'sqlite'
    ? refusal(
        'other-database',
        null,
        `${file} は SQLite のバックアップです。--data でフォルダーを指定してください。`,
        `${file} is a backup of SQLite; name a folder with --data.`,
      )
    : refusal(
        'other-database',
        null,
        `${file} は PostgreSQL のバックアップです。--database postgres://… で空のデータベースを指定してください。`,
        `${file} is a backup of PostgreSQL; name an empty database with --database postgres://….`,
      )

export const NO_TOOLS = 'no-postgres-tools'

export const noTool = (tool: string): Refusal =>
  refusal(
    NO_TOOLS,
    null,
    `${tool} がありません。PostgreSQL のクライアントを入れて PATH に通してください（Debian：apt-get install postgresql-client）。`,
    `${tool} was not found; install the client programs of PostgreSQL on the PATH (Debian: apt-get install postgresql-client).`,
  )

export const toolFailed = (tool: string, said: string): Refusal =>
  refusal('postgres-tool-failed', null, `${tool} が失敗しました：${said}`, `${tool} failed: ${said}`)

const TROUBLES: { readonly [code: string]: Text } = {
  ENOENT: text('ファイルかフォルダーがありません', 'there is no such file or folder'),
  ENOTDIR: text('途中にフォルダーでないものがあります', 'part of the path is not a folder'),
  EACCES: text('許可がありません', 'permission denied'),
  EPERM: text('許可がありません', 'permission denied'),
  EROFS: text('書き込めない場所です', 'the place is read-only'),
  EISDIR: text('フォルダーです', 'it is a folder'),
  ENOSPC: text('空きがありません', 'no space is left'),
}

/** A file or folder that the system does not let us use. Throws what is no such trouble on. */
export const unusable = (path: string, error: unknown): Refusal => {
  const code = (error as NodeJS.ErrnoException | null)?.code
  if (code === undefined) throw error
  const { ja, en } = TROUBLES[code] ?? text(code, code)
  return refusal('unusable-file', null, `${path} を使えません（${ja}）。`, `${path} cannot be used (${en}).`)
}
