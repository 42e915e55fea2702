import { type Block, type Chapter, text } from '@tefuda/kernel'
import { same, say, table } from '../block.ts'
import type { BookSubject } from '../subject.ts'

/** The ways of drawing, and what happens when the pile runs out. */
export const drawing = (subject: BookSubject): Chapter => ({
  id: 'drawing',
  title: text('札を引く', 'Drawing'),
  blocks: [
    say(subject, '番の終わりに、次のどれか1つを選びます。', 'At the end of your turn choose one of these:', {
      rulings: [7],
    }),
    table(
      subject,
      [text('捨てる枚数', 'Discard'), text('引く枚数', 'Draw')],
      subject.context.draws.map(({ count, discards }) => [same(discards), same(count)]),
      { rulings: [7] },
    ),
    say(
      subject,
      '捨てる枚数の札が手札になければ、その引き方は選べません。山札に残っている枚数より多く引くこともできません。',
      'You must hold the cards to be discarded, and the pile must hold as many as you draw.',
      { rulings: [7] },
    ),
    renewal(subject),
  ],
})

const renewal = (subject: BookSubject): Block => {
  const { reshuffles } = subject.rules
  const ground = { rulings: [7] } as const
  if (reshuffles === 0)
    return say(
      subject,
      '使った札は山札に戻しません（0回）。山札がなくなったら、最後の番に入ります。',
      'Used cards do not come back (0 times): when the pile runs out, the last turns begin.',
      ground,
    )
  const [ja, en] =
    reshuffles === 1
      ? ['初めてなくなったら', 'The first time the pile runs out']
      : [`なくなるたびに（${reshuffles}回目まで）`, `The first ${reshuffles} times the pile runs out`]
  return say(
    subject,
    `山札が${ja}、使った札（いま捨てた札も）をすぐに全部切って、新しい山札にします。その次になくなるか、切る札が1枚もなければ、最後の番に入ります。`,
    `${en}, all used cards, those just discarded too, are shuffled at once and become the pile. When it runs out after that, or nothing is there to shuffle, the last turns begin.`,
    ground,
  )
}
