import { type Refusal, refusal } from '@tefuda/kernel'
import type { Stage } from '@tefuda/wire'

export const NO_SEAT = refusal('unknown-seat', null, 'その席はありません。', 'There is no such seat.')
export const TAKEN = refusal(
  'seat-taken',
  null,
  'その席はもうふさがっています。ほかの席を選んでください。',
  'That seat is taken. Choose another one.',
)
export const BARRED = refusal(
  'barred',
  null,
  'この卓では席につけません。ほかの卓を選んでください。',
  'You cannot take a seat at this table. Choose another table.',
)
export const GONE = refusal(
  'seat-given-up',
  null,
  'この席は、ゲームの終わりまでボットが受け持ちます。',
  'A bot plays this seat to the end of the game.',
)

export const WORN_OUT = refusal(
  'worn-out',
  null,
  'この卓では、席や準備や申し出の変更が多くなりすぎました。新しい卓を開いてください。',
  'Seats, readiness or proposals have changed too often at this table. Open a new one.',
)

/** Why something cannot be done at a table in this stage. */
export const STAGES: Readonly<Record<Stage, Refusal>> = {
  open: refusal('not-begun', null, 'ゲームはまだ始まっていません。', 'The game has not begun yet.'),
  revealing: refusal(
    'dealing',
    null,
    'いま配っています。少し待ってください。',
    'The cards are being dealt. Wait a moment.',
  ),
  playing: refusal('begun', null, 'ゲームはもう始まっています。', 'The game has begun already.'),
  over: refusal('over', null, 'ゲームは終わっています。', 'The game is over.'),
  stopped: refusal('stopped', null, 'この卓は閉じられています。', 'This table is closed.'),
}
