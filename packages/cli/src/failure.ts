import { type Refusal, refusal } from '@tefuda/kernel'

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

/** Why the system did not let a file be read or written, in a few words. */
export const fileTrouble = (error: unknown): { readonly ja: string; readonly en: string } => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  return (
    FILE_TROUBLES[code] ?? {
      ja: `読み書きできません（${code || String(error)}）`,
      en: `it cannot be read or written (${code || String(error)})`,
    }
  )
}

const FILE_TROUBLES: { readonly [code: string]: { readonly ja: string; readonly en: string } } = {
  ENOENT: { ja: 'ありません', en: 'there is no such file' },
  ENOTDIR: { ja: '途中にフォルダーでないものがあります', en: 'part of the path is not a folder' },
  EACCES: { ja: '許可がありません', en: 'permission denied' },
  EPERM: { ja: '許可がありません', en: 'permission denied' },
  EROFS: { ja: '書き込めない場所です', en: 'the place is read-only' },
  EISDIR: { ja: 'フォルダーです', en: 'it is a folder' },
  ENOSPC: { ja: '空きがありません', en: 'no space is left' },
  ENAMETOOLONG: { ja: '名前が長すぎます', en: 'the name is too long' },
}
