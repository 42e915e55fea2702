import { type Chapter, text } from '@tefuda/kernel'
import { cards, list, word } from '../block.ts'
import type { BookSubject } from '../subject.ts'

/** Three sentences for somebody who has never played. */
export const start = (subject: BookSubject): Chapter => {
  const { sets, pair, rules } = subject
  const whole = ['S3 S4 S5', 'HQ DQ CQ', 'D12 D13 D14', 'H7 D7 C7'].slice(0, sets)
  return {
    id: 'start',
    title: text('はじめての人へ', 'If you have never played'),
    blocks: [
      list(subject, [
        text(
          '自分の番に山札から1枚引き、いらない札を1枚捨てます。',
          'On your turn draw a card from the wall and discard one that you do not need.',
        ),
        text(
          pair
            ? `同じ数字か記号の3枚（群）や、同じスートで続いた3枚（連）を${sets}組と、同じ数字か記号の2枚（対）を1組、先にそろえた人があがりです。`
            : `同じ数字か記号の3枚（群）や、同じスートで続いた3枚（連）を${sets}組、先にそろえた人があがりです。`,
          `Three cards of one number or symbol are a group, three in order in one suit a run. Be the first to hold ${word(sets)} of these${pair ? ' and a pair' : ''}.`,
        ),
        rules.yaku.reach >= rules.least
          ? text(
              `あがるには「役」が要ります。迷ったら、あと1枚になったときに「リーチ」を宣言すれば、それが役になります${rules.stake > 0 ? `（チップを${rules.stake}点出します）` : ''}。`,
              `A win needs a yaku. If in doubt, say "reach" when you are one card short: that is one${rules.stake > 0 ? ` (it costs ${rules.stake} points)` : ''}.`,
            )
          : text(
              `あがるには、ドラのほかに${rules.least}段以上の「役」が要ります。`,
              `A win needs yaku of ${rules.least} dan or more, dora apart.`,
            ),
      ]),
      cards([...whole, ...(pair ? ['HK CK'] : [])].join(' | '), text('あがりの形', 'A complete hand')),
    ],
  }
}
