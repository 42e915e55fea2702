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
        `群や連を宣言していない人は、札を捨てたあとがあと1枚でそろう形なら、捨てるときに「リーチ」を宣言できます。その札を横向きに置き、${rules.stake}点のチップを場に出します。`,
        `Whoever has not called may say "reach" with a discard that leaves the hand one card short of complete. The card is laid sideways, and ${rules.stake} points in chips go to the table.`,
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
          text(
            `チップが${rules.stake}点以上あり、山札が残っていることが要ります。`,
            `It takes at least ${rules.stake} points in chips, and a card left in the wall.`,
          ),
          text(
            '待つ札は、自分の手札といま捨てた札のほかにあるものでなければなりません。ほかの人の前に出ていてもかまいません。',
            'The card waited for must not be among your own cards, the discard included. It may lie before somebody else.',
          ),
          text(
            'そのあとは、引いた札であがるか、その札を捨てるかです。',
            'From then on you win with the card you draw, or discard it.',
          ),
          pair
            ? text(
                '捨て札では、対をそろえる札でもあがれます。見送っても、そのあとのあがりに制限はありません。',
                'On a discard you may win with the pair, too. Letting one pass does not keep you from a later win.',
              )
            : text(
                'あがれる捨て札を見送っても、そのあとのあがりに制限はありません。',
                'Letting a discard pass does not keep you from a later win.',
              ),
          text(
            `出したチップは、その捨て札であがられても戻りません。あがった人がすべて取り、だれもあがらなければ戻ります。`,
            'The chips stay on the table even if that very discard is won on. The winner of the round gets them all; if nobody wins, they go back.',
          ),
        ],
        { rulings: [6, 7] },
      ),
    ],
  }
}
