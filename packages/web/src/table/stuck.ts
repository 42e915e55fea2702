import { type Refusal, Refused, refusal } from '@tefuda/kernel'

/** A bot gave no move, or one that cannot be played. */
export const BOT_STUCK = refusal(
  'bot-stuck',
  null,
  'ボットが次の手を決められませんでした。もう一度試すか、記録を保存してからページを開き直してください。',
  'A bot could not decide on a move. Try again, or save the record and reload the page.',
)

/** The table could not go on, such as when the end could not be kept. */
export const TABLE_STUCK = refusal(
  'table-stuck',
  null,
  '卓を先に進められませんでした。もう一度試すか、記録を保存してからページを開き直してください。',
  'The table could not go on. Try again, or save the record and reload the page.',
)

/** What a person is told of a fault; the fault itself is for the console. */
export const reasonOf = (error: unknown, otherwise: Refusal): Refusal => {
  if (error instanceof Refused) return error.refusal
  console.error(error)
  return otherwise
}
