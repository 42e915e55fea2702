import type { Writable } from 'node:stream'
import { inspect } from 'node:util'
import { type Refusal, refusal, type Text, text } from '@tefuda/kernel'

/** What the exit code says. 130 and the like (128 + signal) say that a signal ended the program. */
export const EXIT = {
  /** Done; the answer is yes. */
  fine: 0,
  /** The answer is no: a record that does not hold, a move or rule set that is refused. */
  no: 1,
  /** The command line is wrong. */
  usage: 2,
  /** Something cannot be read or written. */
  file: 3,
  /** A fault of Tefuda itself. */
  fault: 4,
  interrupted: 130,
} as const

/** Ends a command with an exit code and one line that says why. */
export class Failure extends Error {
  readonly exit: number
  readonly refusal: Refusal

  constructor(exit: number, reason: Refusal) {
    super(reason.message.en)
    this.name = 'Failure'
    this.exit = exit
    this.refusal = reason
  }
}

export const failure = (exit: number, code: string, ja: string, en: string): Failure =>
  new Failure(exit, refusal(code, null, ja, en))

/** What the user is told of a fault of Tefuda itself; what the error says is for those who look for it. */
export const INTERNAL = refusal(
  'internal',
  null,
  '手札の内部で誤りが起きました。もう一度試し、また起きたら、環境変数 TEFUDA_DEBUG=1 をつけて動かしたときの表示を添えて知らせてください。',
  'Something went wrong inside Tefuda. Try again; if it happens again, run it with TEFUDA_DEBUG=1 in the environment and report what it shows.',
)

/** Where a fault may be told in full: the environment, which says whether to, and a stream. */
export interface FaultLog {
  readonly env: NodeJS.ProcessEnv
  readonly errors: Writable
}

/** Writes down what went wrong inside, where TEFUDA_DEBUG is set. */
export const tellFault = (error: unknown, { env, errors }: FaultLog): void => {
  if (env.TEFUDA_DEBUG) errors.write(`${inspect(error)}\n`)
}

/** Why the system did not let a file be read or written, in a few words. Throws what is no such trouble on. */
export const fileTrouble = (error: unknown): Text => {
  const code = (error as NodeJS.ErrnoException | null)?.code
  if (code === undefined) throw error
  return FILE_TROUBLES[code] ?? text(`読み書きできません：${code}`, `it cannot be read or written: ${code}`)
}

const FILE_TROUBLES: { readonly [code: string]: Text } = {
  ENOENT: text('ありません', 'there is no such file'),
  EEXIST: text('同じ名前のファイルがあります', 'there is a file of that name'),
  ENOTDIR: text('途中にフォルダーでないものがあります', 'part of the path is not a folder'),
  EACCES: text('許可がありません', 'permission denied'),
  EPERM: text('許可がありません', 'permission denied'),
  EROFS: text('書き込めない場所です', 'the place is read-only'),
  EISDIR: text('フォルダーです', 'it is a folder'),
  ENOSPC: text('空きがありません', 'no space is left'),
  ENAMETOOLONG: text('名前が長すぎます', 'the name is too long'),
}

export const unreadable = (path: string, error: unknown): Failure => {
  const { ja, en } = fileTrouble(error)
  return failure(EXIT.file, 'unreadable-file', `${path} を読めません（${ja}）。`, `Cannot read ${path} (${en}).`)
}

export const unwritable = (path: string, error: unknown): Failure => {
  const { ja, en } = fileTrouble(error)
  return failure(EXIT.file, 'unwritable-file', `${path} に書けません（${ja}）。`, `Cannot write ${path} (${en}).`)
}
