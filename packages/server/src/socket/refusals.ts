import { refusal } from '@tefuda/kernel'

export const MALFORMED = refusal(
  'bad-message',
  null,
  'サーバーが理解できないメッセージです。ページを読み込み直してください。',
  'The server does not understand this message. Load the page again.',
)

export const NO_HELLO = refusal('no-hello', null, '最初に hello を送ってください。', 'Send hello first.')
