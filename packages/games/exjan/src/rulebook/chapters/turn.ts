import { type Block, type Chapter, text } from '@tefuda/kernel'
import { list, say } from '../block.ts'
import type { BookSubject } from '../subject.ts'

/** Drawing, discarding, and what others may do with a discard. */
export const turn = (subject: BookSubject): Chapter => ({
  id: 'turn',
  title: text('手番', 'A turn'),
  blocks: [
    say(
      subject,
      '親から反時計回りに、1枚引いて1枚捨てます。捨て札は自分の前に、見えるように並べます。',
      'From the dealer on counter-clockwise everybody draws a card and discards one. Discards lie open in a row before their player.',
      { rulings: [4, 15] },
    ),
  ],
})

const leftOnly = (subject: BookSubject): Block =>
  say(
    subject,
    'この卓では、群や連を宣言できるのは、左どなりの人、つまり直前の手番の人の捨て札だけです。あがりは、だれの捨て札でも宣言できます。',
    'At this table groups and runs are called on the discard of the left neighbour only, who plays before you. A win may be declared on anybody’s discard.',
    { rulings: [4] },
  )

export const calls = (subject: BookSubject): Chapter => ({
  id: 'calls',
  title: text('群・連の宣言', 'Calls'),
  blocks: [
    say(
      subject,
      'ほかの人の捨て札で群か連ができるなら、宣言してその札を取れます。できたセットは表にして自分の前に置き、手札から1枚捨てます。次は、宣言した人の次の人の番です。',
      'If another player’s discard makes a group or a run with two of your cards, you may call it. Lay the set open and discard a card; play goes on with the player after you.',
      { rulings: [4, 5] },
    ),
    ...(subject.rules.claims === 'left' ? [leftOnly(subject)] : []),
    list(
      subject,
      [
        text(
          '宣言が重なったら、あがり、群、連の順に優先します。同じ宣言どうしなら、捨てた人から手番の順に近い人が先です。',
          'A win goes before a group and a group before a run; among equals whoever comes first after the discarder.',
        ),
        text(
          `札が捨てられるたびに、ほかの全員が${subject.rules.window}秒のうちに、宣言するか見送るかを答えます。全員が答えてから決まり、通らなかった宣言は明かされません。`,
          `After each discard everybody has ${subject.rules.window} seconds to answer. Nothing is done before all have, and calls that lose stay secret.`,
        ),
        text(
          'リーチした人は、群や連を宣言できません。山札がなくなったあとの最後の捨て札に宣言できるのは、あがりだけです。',
          'Whoever has said reach makes no calls. Once the wall is empty, a discard can only be won on.',
        ),
        text(
          '宣言のあとは、どの札を捨ててもかまいません。取った札と同じ数字でもかまいません。',
          'After a call any card may be discarded, even one of the number just called.',
        ),
        ...(subject.pair
          ? []
          : [
              text(
                '手札の最後の2枚で群や連を宣言することはできません。捨てる札がなくなるからです。',
                'The last two cards of a hand make no call: nothing would be left to discard.',
              ),
            ]),
      ],
      { rulings: subject.pair ? [5, 6, 14] : [5, 6, 14, 18] },
    ),
  ],
})
