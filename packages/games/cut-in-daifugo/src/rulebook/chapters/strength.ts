import { type Block, type Chapter, text } from '@tefuda/kernel'
import { effectName } from '../../rules.ts'
import { same, say, table } from '../block.ts'
import { jokerExample } from '../example.ts'
import { playsFigure } from '../figure.ts'
import { type BookSubject, has, rankWith } from '../subject.ts'

/** Which cards beat which, and what turns the order round. */
export const strength = (subject: BookSubject): Chapter => ({
  id: 'strength',
  title: text('札の強さ', 'Strength'),
  blocks: [
    orders(subject),
    suits(subject),
    threes(subject),
    jokerFigure(subject),
    revolution(subject),
    ...back(subject),
  ],
})

const UPWARD = '3 4 5 6 7 8 9 10 J Q K A 2'

const orders = (subject: BookSubject): Block =>
  table(
    subject,
    [text('順', 'Order'), text('弱い → 強い', 'Weak → strong')],
    [
      [text('通常時', 'Usual'), same(UPWARD)],
      [text('逆', 'Turned'), same(UPWARD.split(' ').toReversed().join(' '))],
    ],
    { rulings: [1] },
  )

const suits = (subject: BookSubject): Block =>
  say(
    subject,
    'スートに強弱はなく、同じランクには勝てません。ジョーカーはどちらの順でも 2 や 3 より強く、4枚とも同じ強さです。',
    'Suits do not matter, and equal ranks do not beat one another. Jokers are above all ranks in either order; the four of them are equal.',
    { rulings: [1] },
  )

const threes = (subject: BookSubject): Block =>
  say(
    subject,
    'ジョーカーのまま1枚で出たジョーカーに勝てるのは、1枚の S3 だけです（スペさん）。ほかの札に対しては、S3 もただの 3 です。',
    'A joker that was played alone, as a joker, is beaten by a single S3 and nothing else. Against all other cards S3 is a plain three.',
    { rulings: [1, 3] },
  )

const jokerFigure = (subject: BookSubject): Block => {
  const [below] = jokerExample(subject).plays
  return playsFigure(
    jokerExample(subject),
    text(
      `${below!.cards} にジョーカー、そのジョーカーに S3。S3 にはもう何も出せません`,
      `A joker on ${below!.cards}, S3 on the joker; nothing may follow S3`,
    ),
    [1, 3],
  )
}

const revolution = (subject: BookSubject): Block =>
  say(
    subject,
    '一度に4枚以上出すと革命で、強さが逆の順になります。シークエンスでもかまいません。ゲームの終わりまで続き、もう一度起きれば元の順に戻ります。',
    'Four cards or more in one play are a revolution: the order is turned round. A sequence will do. It lasts to the end of the game; another one turns the order back.',
    { rulings: [1, 2] },
  )

const back = (subject: BookSubject): Block[] => {
  if (!has(subject, 'back')) return []
  const { ja, en } = effectName('back', rankWith(subject, 'back'))
  return [
    say(
      subject,
      `${ja}も順を逆にしますが、そのフェイズの間だけです。革命と重なると元の順になります。`,
      `${en} turns the order round too, but only for the phase. Together with a revolution the order is as usual.`,
      { rulings: [1] },
    ),
  ]
}
