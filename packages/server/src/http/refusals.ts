import { excerpt, type Refusal, refusal } from '@tefuda/kernel'

/** Ends a request with a status and a sentence that says why. */
export class Denied extends Error {
  readonly status: number
  readonly refusal: Refusal

  constructor(status: number, reason: Refusal) {
    super(reason.message.en)
    this.name = 'Denied'
    this.status = status
    this.refusal = reason
  }
}

/** Not there, or not for whoever asks: the same answer, so that nobody learns what is there. */
export const NOT_FOUND = new Denied(404, refusal('not-found', null, '見つかりません。', 'Not found.'))

export const WRONG_METHOD = refusal(
  'wrong-method',
  null,
  'このアドレスでは、その操作はできません。',
  'This address does not take that method.',
)

export const FOREIGN_ORIGIN = new Denied(
  403,
  refusal(
    'foreign-origin',
    null,
    'ほかのサイトからの要求は受け付けません。この卓のページから操作してください。',
    'Requests from other sites are refused. Use the page of this table.',
  ),
)

export const NO_GUEST = new Denied(
  401,
  refusal(
    'no-guest',
    null,
    'この端末はまだ名乗っていません。名前を決めてからもう一度どうぞ。',
    'This device is not known here yet. Choose a name and try again.',
  ),
)

export const TOO_LARGE = refusal('too-large', null, '送られたものが大きすぎます。', 'What was sent is too large.')

export const NOT_JSON = refusal('not-json', null, 'JSON で送ってください。', 'Send JSON.')

export const BROKEN_JSON = refusal('broken-json', null, 'JSON として読めません。', 'That is not JSON.')

export const NAMES_A_PROTOTYPE = new Denied(
  400,
  refusal(
    'bad-request',
    null,
    '「__proto__」や「constructor」の「prototype」という名前の項目は受け取れません。取り除いてください。',
    'Fields named "__proto__", or "prototype" in "constructor", are not taken. Leave them out.',
  ),
)

export const BAD_REQUEST = refusal(
  'bad-request',
  null,
  '要求の書き方が正しくありません。',
  'The request is not as it should be.',
)

/** Some part of a request, `name`, is not as its schema says. */
export const badPart = (name: string): Refusal =>
  refusal(
    'bad-request',
    null,
    `「${excerpt(name)}」は、このままでは受け取れません。使える項目と値は api/openapi.json にあります。`,
    `${JSON.stringify(excerpt(name))} cannot be taken as it is. api/openapi.json says which fields and values can.`,
  )

export const tooMany = (seconds: number): Refusal =>
  refusal(
    'too-many',
    null,
    `要求が多すぎます。${seconds} 秒後にもう一度どうぞ。`,
    `Too many requests; try again in ${seconds} s.`,
  )

export const INTERNAL = refusal(
  'internal',
  null,
  'サーバーの中で問題が起きました。少し待ってからもう一度どうぞ。',
  'Something went wrong in the server. Wait a moment and try again.',
)

export const STOPPING = refusal(
  'stopping',
  null,
  'サーバーは終わろうとしています。すぐにもう一度どうぞ。',
  'The server is about to stop. Try again in a moment.',
)

export const UNREACHABLE = refusal('no-database', null, 'データベースが答えません。', 'The database does not answer.')

export const UNWRITABLE = refusal(
  'store-down',
  null,
  'いまデータベースに書き込めません。ディスクの空きと、書き込みの許可を確かめてください。',
  'Nothing can be written to the database; see whether its disk has room, and whether it may be written to.',
)

export const DAMAGED = refusal(
  'database-damaged',
  null,
  'データベースに壊れたところがあります。サーバーのログを見てください。',
  'Part of the database is damaged; see the log of the server.',
)
