import { type Refusal, refusal } from '@tefuda/kernel'

export const NOT_OFFERED = refusal(
  'lab-not-offered',
  null,
  'このサーバーでは、実験を走らせられません。ブラウザの中か、手元の tefuda lab run で走らせてください。',
  'This server does not run experiments for you. Run it in the browser, or with tefuda lab run on a machine of yours.',
)

export const ONE_AT_A_TIME = refusal(
  'lab-one',
  null,
  'サーバーで走らせられる実験は、1人1つです。前の実験を止めるか、終わるまで待ってください。',
  'The server runs one experiment at a time for each guest. Stop the other, or wait until it is over.',
)

export const FULL = refusal(
  'lab-full',
  null,
  'サーバーで待っている実験が多すぎます。あとでもう一度どうぞ。ブラウザの中でなら、いますぐ走らせられます。',
  'Too many experiments wait on this server. Try again later; in the browser it can run at once.',
)

export const TOO_WIDE = refusal(
  'lab-too-wide',
  null,
  'サーバーで走らせるには大きすぎます。案は16まで、1回の配りの試合は64まで、配りは100万回までにしてください。',
  'This is too large for the server: at most 16 variants, 64 games of each deal, and a million deals.',
)

const TOO_SLOW = refusal(
  'lab-too-slow',
  null,
  '1回の配りに5分より長くかかるので、やめました。ボットを軽くするか、配りの短いルールにしてください。',
  'One deal took more than five minutes. Choose quicker players, or rules with a shorter session.',
)

const TOO_MUCH_MEMORY = refusal(
  'lab-memory',
  null,
  'サーバーが実験に許すメモリーを使い切ったので、やめました。案を減らしてください。',
  'It took all the memory that this server allows an experiment. Ask fewer variants at once.',
)

export const OTHER_VERSION = refusal(
  'other-version',
  null,
  'サーバーの版が変わったので、続きを調べられません。もう一度始めてください。',
  'The server is of another version now and cannot go on with it. Begin it again.',
)

export const UNKEPT = refusal(
  'lab-unkept',
  null,
  'サーバーのデータベースに書き込めないので（ディスクがいっぱいのときなど）、実験は待っています。ここまでの結果は残っていて、書き込めるようになると続きから遊びます。',
  'The database of the server takes nothing now, as when its disk is full, and the experiment waits. What was kept stays, and it goes on from there once something can be written.',
)

const BROKE = refusal(
  'lab-broke',
  null,
  '実験の途中で遊びのプログラムが失敗しました。同じ設定を tefuda lab run で試すと、くわしく分かります。',
  'The program of the game failed on the way. tefuda lab run with the same settings tells more.',
)

/** What became of an experiment that failed. */
export const troubleOf = (error: unknown, isAborted: boolean): Refusal => {
  if (isAborted) return TOO_SLOW
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? TOO_MUCH_MEMORY
    : BROKE
}
