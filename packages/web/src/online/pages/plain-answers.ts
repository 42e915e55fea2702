import { isRefusal, type Refusal, refusal } from '@tefuda/kernel'
import { isTableId } from '../address.ts'

export const BROKEN_LINK = refusal(
  'broken-link',
  null,
  'リンクが途中で切れているようです。もう一度、リンク全体を開いてください。',
  'The link seems to be cut off. Open the whole link again.',
)

export const BAD_NAME = refusal(
  'bad-name',
  null,
  'この名前は使えません。組み合わせてできた絵文字や、見えない文字を除いてください。',
  'This name cannot be used. Leave out joined emoji and characters that cannot be seen.',
)

const NOT_TAKEN = refusal(
  'not-taken',
  null,
  'サーバーは、この内容を受け付けませんでした。ページを読み込み直して、もう一度お試しください。',
  'The server did not take this. Reload the page and try again.',
)

/** Asks about something whose id stands in an address; half a link is known without the server. */
export const askAbout = async <Answer>(
  ask: (id: string) => Promise<Answer | Refusal>,
  id: string,
): Promise<Answer | Refusal> => (isTableId(id) ? ask(id) : BROKEN_LINK)

/** An answer, or `instead` where the server says of some field that its value is wrong: that is for those who write programs. */
export const inPlainWords = <Answer>(answer: Answer | Refusal, instead: Refusal = NOT_TAKEN): Answer | Refusal =>
  isRefusal(answer) && answer.code === 'bad-request' ? instead : answer
