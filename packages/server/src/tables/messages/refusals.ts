import { type Refusal, refusal } from '@tefuda/kernel'

export const STORE_DOWN = refusal(
  'store-down',
  null,
  'いま保存できません。この操作が保存されたかどうかはわかりません。少し待って、もう一度送ってください。',
  'Nothing can be stored at the moment, and it is not known whether this was. Wait a little and send it again.',
)

export const FAULT = refusal(
  'internal',
  null,
  'サーバーで問題が起きました。もう一度試してください。',
  'Something went wrong at the server. Try again.',
)

export const NO_GUEST = refusal(
  'no-guest',
  null,
  'まず名前を決めるか、ページを読み込み直してください。',
  'Take a name first, or load the page again.',
)

export const NO_SPECTATORS = refusal(
  'no-spectators',
  null,
  'この卓は観戦できません。',
  'Nobody may look on at this table.',
)

/** The same for somebody who has given a seat up there. */
export const UNSEEN = refusal(
  'no-spectators',
  null,
  'あなたの席はボットが引き継ぎました。この卓は観戦できないので、続きは見られません。記録は、ゲームが終わってから見られます。',
  'A bot has taken over your seat. Nobody may look on at this table, so you cannot see how it goes on; the record can be had once the game is over.',
)

export const NO_TABLE = refusal('no-table', null, 'その卓はありません。', 'There is no such table.')

export const UNREADABLE = refusal(
  'unreadable-table',
  null,
  'この卓は、このサーバーでは開けません。別の版の手札で作られた卓かもしれません。サーバーを動かしている人に知らせてください。',
  'This table cannot be opened by this server; it may have been made by another version of Tefuda. Tell whoever runs the server.',
)

/** What somebody asks for who has a page with other games than the server. */
export const UNKNOWN_GAME = refusal(
  'unknown-game',
  null,
  'その遊びは、いまこのサーバーにありません。ページを読み込み直すと、遊べるものが並びます。',
  'This server does not have that game now. Load the page again to see the games it has.',
)

export const GAME_GONE = refusal(
  'game-gone',
  null,
  'この卓の遊びは、いまこのサーバーにありません。卓も記録も残っています。サーバーを動かしている人に知らせてください。',
  'The game of this table is not on this server now. The table and its record are kept; tell whoever runs the server.',
)

export const NOT_OVER = refusal(
  'not-over',
  null,
  '記録は、ゲームが終わってから見られます。',
  'The record can be had once the game is over.',
)

export const NO_GAME = refusal(
  'no-game',
  null,
  'この卓ではゲームが始まりませんでした。',
  'No game began at this table.',
)

export const NO_REMATCH: Refusal = refusal(
  'no-rematch',
  null,
  '次のゲームは、いまのゲームが終わってから、席についている人か主催の人が開けます。',
  'The next game can be opened by somebody who sat here, or by the host, once this one is over.',
)

/** So many public tables that have not begun a guest may be the host of. Whoever wants more of them brings friends by links. */
export const MOST_OPEN = 10

export const TOO_MANY_OPEN = refusal(
  'too-many-tables',
  null,
  `始まっていない公開の卓は、主催の人1人につき ${MOST_OPEN} 卓までです。どれかを始めるか閉じるか、リンクで招く卓にしてください。`,
  `Nobody hosts more than ${MOST_OPEN} public tables that have not begun; begin or close one, or open this one by link.`,
)

export const TOO_MANY_AN_HOUR = refusal(
  'too-many',
  null,
  'この1時間に開いた卓が多すぎます。しばらく待ってからもう一度どうぞ。',
  'Too many tables were opened in the last hour; try again in a while.',
)

export const UNKNOWN_PERSON = refusal('unknown-person', null, 'その人はいません。', 'There is no such person.')

export const SILENCED = refusal('silenced', null, 'この卓では発言できません。', 'You may say nothing at this table.')

export const TOO_FAST = refusal(
  'too-fast',
  null,
  '続けて送りすぎです。少し待ってください。',
  'That was too much in a row. Wait a moment.',
)

/** The same, where it is known in how many milliseconds more is taken. */
export const tooFast = (wait: number): Refusal => {
  const seconds = (Math.ceil(wait / 100) / 10).toFixed(1)
  return refusal(
    'too-fast',
    null,
    `続けて送りすぎか、手間のかかる要求が続いています。${seconds} 秒待って、もう一度送ってください。`,
    `That was too much in a row, or took too much work. Wait ${seconds} s and send it again.`,
  )
}

export const BAD_TEXT = refusal(
  'bad-text',
  null,
  '空の発言と、改行や制御文字、文字の向きを変える記号の入った発言は送れません。',
  'Nothing empty can be sent, nor line breaks, control characters and signs that override the direction of reading.',
)

export const BAD_TOKEN = refusal(
  'bad-token',
  null,
  'この卓に、そのトークンの席はありません。',
  'No seat at this table is kept for this token.',
)

export const NO_SEAT = refusal(
  'no-seat',
  null,
  'この席は、もうこのプログラムのものではありません。',
  'This seat is no longer this program’s.',
)
