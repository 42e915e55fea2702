import { type Block, type Chapter, type Text, text } from '@tefuda/kernel'
import { same, say, table } from '../block.ts'
import { type BookSubject, hasCells } from '../subject.ts'

/** When a game ends, what cells score, and who wins. */
export const end = (subject: BookSubject): Chapter => ({
  id: 'end',
  title: text('終わりと点', 'The end'),
  blocks: [
    say(
      subject,
      '山札を使い切ると、次の人から1回ずつ、全員がもう1回ずつ番を行って終わります。最後は、最後の札を引いた人の番です。この間は札を引けません。',
      'When the pile is used up for good everybody has one more turn, beginning with the next player and ending with whoever drew last. Nothing is drawn in these turns.',
      { rulings: [7] },
    ),
    say(
      subject,
      '全員が2回続けて、コインを置かず札も引かなければ、そこで終わります。',
      'If for two rounds nobody places a coin or draws a card, the game is over at once.',
      { rulings: [8] },
    ),
    points(subject),
    say(
      subject,
      '自陣も準自陣も、点は同じです。合計の一番多い人が勝ちで、同点なら勝ちを分け合います。',
      'Territory and near-territory score alike. The highest total wins; equal totals share the win.',
      { rulings: [9] },
    ),
  ],
})

const points = (subject: BookSubject): Block => {
  const { points: worth } = subject.rules
  const rows: readonly (readonly ['low' | 'middle' | 'high', Text])[] = [
    ['low', text('1〜4', '1 to 4')],
    ['middle', text('5・6', '5 and 6')],
    ['high', text('7以上', '7 and more')],
  ]
  return table(
    subject,
    [text('マスの数', 'Number of the cell'), text('点', 'Points')],
    rows.filter(([row]) => hasCells(subject, row)).map(([row, label]) => [label, same(worth[row])]),
    { rulings: [9] },
  )
}
