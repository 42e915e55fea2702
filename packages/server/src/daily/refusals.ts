import { refusal } from '@tefuda/kernel'

export const NO_SUCH_DEAL = refusal(
  'no-daily-deal',
  null,
  'その日には、その遊びの「今日の一局」がありません。',
  'There is no deal of that game on that day.',
)

export const NOT_TODAY = refusal(
  'not-today',
  null,
  'その日の一局は、もう締め切られました。過去の一局として遊べますが、順位には入りません。',
  'That day is over. Its deal can be played late, without a place among the results.',
)

export const NOT_STARTED = refusal(
  'not-started',
  null,
  'この一局をまだ始めていません。今日の一局の画面から始めてください。',
  'You have not begun this deal. Begin it from the page of the daily deal.',
)

export const ALREADY_TRIED = refusal(
  'already-tried',
  null,
  'この一局の結果は、もう送られています。一日に数えるのは一回だけです。',
  'Your result of this deal is there already; one try a day counts.',
)

export const BUSY = refusal(
  'busy',
  null,
  '結果の確かめが、いま込み合っています。対局はこの端末に残っています。少し待って、もう一度送ってください。',
  'Too many results are being checked at the moment. Your game is kept on this device; wait a little and send it again.',
)
