import { type Block, type Chapter, type Text, text } from '@tefuda/kernel'
import { type ExjanRules, MOST_DAN } from '../../rules.ts'
import { pointsOf } from '../../scoring/reading.ts'
import { same, say, table } from '../block.ts'
import type { BookSubject } from '../subject.ts'

/** From dan to points, and who pays them. */
export const points = (subject: BookSubject): Chapter => ({
  id: 'points',
  title: text('点数', 'Points'),
  blocks: [byDan(subject), ...whoPays(subject)],
})

const DAN = Array.from({ length: MOST_DAN }, (_, k) => k + 1)

const byDan = (subject: BookSubject): Block =>
  table(
    subject,
    [text('段数', 'Dan'), text('点数', 'Points')],
    DAN.map((dan) => [
      dan === MOST_DAN ? text(`${dan}以上`, `${dan} and more`) : same(dan),
      same(pointsOf(subject.rules, dan)),
    ]),
    { rulings: [9] },
  )

type Share = keyof ExjanRules['shares']

const whoPays = (subject: BookSubject): Block[] => {
  const { rules, seats } = subject
  const [all, dealer, others]: readonly [Share, Share, Share] =
    seats === 3
      ? ['dealerDraw3', 'otherDrawDealer3', 'otherDrawOther3']
      : ['dealerDraw4', 'otherDrawDealer4', 'otherDrawOther4']
  const rows: readonly (readonly [Text, Text, Share])[] = [
    [text('親が、捨て札で', 'The dealer, on a discard'), text('捨てた人', 'Who discarded'), 'dealerDiscard'],
    [text('子が、捨て札で', 'Another, on a discard'), text('捨てた人', 'Who discarded'), 'otherDiscard'],
    [text('親が、引いて', 'The dealer, on a draw'), text('子それぞれ', 'Each other player'), all],
    [text('子が、引いて', 'Another, on a draw'), text('親', 'The dealer'), dealer],
    [
      text('子が、引いて', 'Another, on a draw'),
      seats === 3 ? text('もう1人の子', 'The other player') : text('ほかの子それぞれ', 'Each other player'),
      others,
    ],
  ]
  return [
    table(
      subject,
      [text('あがり', 'Who wins'), text('払う人', 'Who pays'), text('払う点', 'How much')],
      rows.map(([who, pays, share]) => [who, pays, part(rules.shares[share])]),
      { rulings: [9, 12] },
    ),
    say(
      subject,
      `1人が払う点が${rules.leastShare}点に満たなければ、${rules.leastShare}点にします。払いきれない人は、持っている分だけ払います。`,
      `A payment of less than ${rules.leastShare} becomes ${rules.leastShare}. Whoever cannot pay in full pays what there is.`,
      { rulings: [9] },
    ),
  ]
}

const NAMED: Readonly<Record<number, Text>> = {
  25: text('点数の4分の1', 'A quarter of the points'),
  50: text('点数の半分', 'Half the points'),
  100: text('点数', 'The points'),
  150: text('点数の1.5倍', 'One and a half times the points'),
}

const part = (percent: number): Text => NAMED[percent] ?? text(`点数の${percent}％`, `${percent}% of the points`)
