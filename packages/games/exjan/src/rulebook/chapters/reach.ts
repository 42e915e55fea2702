import { type Chapter, text } from '@tefuda/kernel'
import { cards, list, say } from '../block.ts'
import type { BookSubject } from '../subject.ts'

/** When reach may be said, and what follows from it. */
export const reach = (subject: BookSubject): Chapter => {
  const { rules, sets, pair } = subject
  const waiting = ['S3 S4 S5', 'HQ DQ CQ', 'D12 D13 D14'].slice(0, sets - 1)
  return {
    id: 'reach',
    title: text('リーチ', 'Reach'),
    blocks: [
      say(
        subject,
        `群や連を1度も宣言していない人は、札を捨てて、あと1枚でそろう形（テンパイ）になるとき、「リーチ」を宣言できます。捨てる札を横向きに置きます。${rules.stake > 0 ? `チップを${rules.stake}点、場に出します。` : ''}`,
        `Whoever has not called may say "reach" with a discard that leaves the hand one card short of complete. The card is laid sideways${rules.stake > 0 ? `, and ${rules.stake} points in chips go to the table` : ''}.`,
        { rulings: [7, 15] },
      ),
      ...(sets > 1
        ? [
            cards(
              [...waiting, 'H1 H2', ...(pair ? ['SK CK'] : [])].join(' | '),
              text('H0 か H3 であがり', 'H0 or H3 completes this hand'),
            ),
          ]
        : []),
      list(
        subject,
        [
          rules.stake > 0
            ? text(
                `チップが${rules.stake}点以上あり、山札が残っているときに限ります。`,
                `It takes at least ${rules.stake} points in chips, and a card left in the wall.`,
              )
            : text('山札が残っているときに限ります。', 'It takes a card left in the wall.'),
          text(
            '待ちの札を、どれも自分で（手札といま捨てた札に）持っているときは、宣言できません。ほかの人の前に出ている札は、待ちに数えます。',
            'The card waited for must not be among your own cards, the discard included. It may lie before somebody else.',
          ),
          text(
            'リーチのあとは、引いた札であがるか、その札をそのまま捨てるかのどちらかです。',
            'From then on you win with the card you draw, or discard it.',
          ),
          pair
            ? text(
                '捨て札で対をそろえてあがることもできます。見送っても、そのあとのあがりに制限はありません（フリテンなし）。',
                'On a discard you may win with the pair, too. Letting one pass does not keep you from a later win.',
              )
            : text(
                'あがれる捨て札を見送っても、そのあとのあがりに制限はありません（フリテンなし）。',
                'Letting a discard pass does not keep you from a later win.',
              ),
          ...(rules.stake === 0
            ? []
            : [
                text(
                  `出したチップは、そのラウンドであがった人のものになります。リーチの捨て札であがられても戻りません。流局なら戻ります。`,
                  'The chips stay on the table even if that very discard is won on. The winner of the round gets them all; if nobody wins, they go back.',
                ),
              ]),
        ],
        { rulings: [6, 7] },
      ),
    ],
  }
}
