import { type Block, type Chapter, text } from '@tefuda/kernel'
import { say } from '../block.ts'
import { type BookSubject, has } from '../subject.ts'

/** Getting rid of the last card, and the end of a game. */
export const out = (subject: BookSubject): Chapter => ({
  id: 'out',
  title: text('上がり', 'Going out'),
  blocks: [order(subject), ...last(subject), end(subject)],
})

/** Whether an effect may take somebody’s last card. */
const isEmptied = (subject: BookSubject): boolean => has(subject, 'pass', 'discard', 'greed')

const order = (subject: BookSubject): Block =>
  say(
    subject,
    `手札も公開札もなくなれば上がりです。順位は上がった順です。${isEmptied(subject) ? '最後の1枚が効果でなくなったときも上がりです。' : ''}`,
    `Whoever has no card left, hidden or public, is out. Places follow that order.${isEmptied(subject) ? ' Losing the last card by an effect counts as well.' : ''}`,
    { rulings: [15] },
  )

const last = (subject: BookSubject): Block[] =>
  subject.rules.finish
    ? [
        say(
          subject,
          '最後に出した札にジョーカー、2、8、S3 のどれかが入っていると、禁止上がりで最下位になります。革命などで強さが逆の間は、2 の代わりに 3 です。',
          'A last play that holds a joker, a 2, an 8 or S3 is forbidden and ranks last; while the order is turned round, a 3 instead of a 2.',
          { rulings: [15, 21] },
        ),
      ]
    : [
        say(subject, '最後にどの札を出してもかまいません。', 'Any cards may be the last.', {
          rulings: [15],
        }),
      ]

const end = (subject: BookSubject): Block =>
  say(
    subject,
    '手札が残っている人が1人だけになると、そのゲームはすぐに終わります。',
    'As soon as only one player has cards the game is over.',
    { rulings: isEmptied(subject) ? [4, 20] : [4] },
  )
