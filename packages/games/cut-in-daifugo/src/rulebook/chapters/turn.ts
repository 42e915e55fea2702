import { type Block, type Chapter, text } from '@tefuda/kernel'
import { list, say } from '../block.ts'
import type { BookSubject } from '../subject.ts'

/** Who leads, what one does in a turn, when a phase ends. */
export const turn = (subject: BookSubject): Chapter => ({
  id: 'turn',
  title: text('順番とフェイズ', 'Turns and phases'),
  blocks: [lead(subject), steps(subject), passing(subject), clearing(subject), outOfTime(subject)],
})

const lead = (subject: BookSubject): Block => {
  const { several, rules } = subject
  const tied = text('2人いれば、席の番号が小さい人です。', 'If two do, the lower seat leads.')
  if (!several)
    return say(
      subject,
      `D3 を持つ人は、それをはじめに公開札にします。最初に出すのはその人です（ダイヤさん）。${tied.ja}`,
      `Every D3 becomes public first, and whoever holds one leads. ${tied.en}`,
      { rulings: [10] },
    )
  if (rules.lead === 'pauper')
    return say(
      subject,
      `1ゲーム目は、まず D3 を公開札にして、それを持つ人から始めます（ダイヤさん）。${tied.ja}2ゲーム目からは、前のゲームの大貧民が始めます。`,
      `In the first game every D3 becomes public, and whoever holds one leads. ${tied.en} From the second game on the great pauper of the game before leads.`,
      { rulings: [10] },
    )
  const [afterJa, afterEn] = rules.exchange
    ? ['札の交換をするときは、そのあとに公開します。', ' Where cards are exchanged, this comes afterwards.']
    : ['', '']
  return say(
    subject,
    `どのゲームでも、まず D3 を公開札にして、それを持つ人から始めます（ダイヤさん）。${tied.ja}${afterJa}`,
    `In every game every D3 becomes public, and whoever holds one leads. ${tied.en}${afterEn}`,
    { rulings: [10, 26] },
  )
}

const steps = (subject: BookSubject): Block =>
  list(
    subject,
    [
      text(
        '始める人は、好きな札を出します。ここから場が流れるまでが1つの「フェイズ」です。',
        'The leader plays any cards. From here until the table is cleared is a phase.',
      ),
      text(
        'あとは席順に、場の札と同じ形・同じ枚数で、より強い札を出すか、パスします。',
        'Then, seat by seat, everybody plays stronger cards of the same type and number, or passes.',
      ),
    ],
    { rulings: [2] },
  )

const passing = (subject: BookSubject): Block =>
  subject.rules.passBinds
    ? say(
        subject,
        'フェイズの最初の番ではパスできません。一度パスした人は、場が流れるまで休みです。',
        'You cannot pass on a lead. Whoever has passed is out of the phase until the table is cleared.',
        { rulings: subject.rules.cutIn ? [12, 17] : [12] },
      )
    : say(
        subject,
        'フェイズの最初の番ではパスできません。パスしても、順番がまた来れば出せます。',
        'You cannot pass on a lead. Whoever has passed may play when their turn comes again.',
        { rulings: [12] },
      )

const clearing = (subject: BookSubject): Block =>
  say(
    subject,
    'だれも続けて出さず、最後に出した人まで順番が戻ると、場が流れます。流れた札は捨て札になり、縛りは消え、その人が次のフェイズを始めます。もう上がっていれば、次の人が始めます。',
    'When nobody plays on and the turn comes back to the player of the last cards, the table is cleared: its cards become discards, binds end, and that player leads the next phase, or the next one if they are out.',
    { rulings: [12] },
  )

const outOfTime = (subject: BookSubject): Block =>
  say(
    subject,
    '時間を決めた卓で時間が切れるとパスになります。フェイズの最初の番では、出せる札の一覧の先頭を出します。渡す札や捨てる札は、一番弱いものになります。',
    'Where time is limited and runs out, you pass; you lead the first play of the list, and part with your weakest cards.',
    { rulings: [30] },
  )
