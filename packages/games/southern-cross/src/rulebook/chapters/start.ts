import { type Chapter, text } from '@tefuda/kernel'
import { list } from '../block.ts'
import { moveFigure } from '../figure.ts'
import { scene } from '../scenes.ts'
import type { BookSubject } from '../subject.ts'

/** Three sentences for somebody who has never played. */
export const start = (subject: BookSubject): Chapter => ({
  id: 'start',
  title: text('はじめての人へ', 'If you have never played'),
  blocks: [
    list(subject, [place(subject), take(subject), goOn(subject)]),
    ...moveFigure(subject, scene(subject, 'first'), {
      lead: text('しるしの札を置いたところ', 'The marked card has just been placed'),
    }),
  ],
})

const place = ({ rules, seats }: BookSubject) => {
  const [turnJa, turnEn] = seats > 1 && !rules.match ? ['順番が来たら、', 'When it is your turn, place'] : ['', 'Place']
  const [cardJa, cardEn] =
    rules.hand + rules.jokers > 1 ? ['手札から1枚選んで', 'a card of your hand'] : ['手札の1枚を', 'your card']
  switch (rules.board) {
    case 'free':
      return text(
        `${turnJa}${cardJa}、場の札に重ねるか、場のすぐ隣に置きます。`,
        `${turnEn} ${cardEn} on top of a card of the field, or right beside the field.`,
      )
    case 'ultra':
      return text(
        `${turnJa}${cardJa}、場の札に重ねるか、場のすぐ隣に置きます（最初の1枚から場が始まります）。`,
        `${turnEn} ${cardEn} on top of a card of the field or right beside the field, which begins with the first card.`,
      )
    default:
      return text(
        `${turnJa}${cardJa}、場の札のどれかに重ねて置きます。`,
        `${turnEn} ${cardEn} on top of any card of the field.`,
      )
  }
}

const take = ({ rules, longest }: BookSubject) => {
  const many = {
    3: text('3枚', 'three cards'),
    4: text('3枚か4枚', 'three or four cards'),
    5: text('3枚から5枚', 'three to five cards'),
  }[longest]
  const where =
    rules.board === 'zodiac'
      ? text('環の上か、中心を通る列に', 'along the ring or through the centre')
      : text('縦・横・斜めのどれかに', 'in a row, a column or a diagonal')
  return text(
    `${where.ja}、5・6・7 のような続いた数字か、8・8・8 のような同じ数字が${many.ja}並べば「役」になり、その札を取って点にします。`,
    `If ${many.en} now lie ${where.en} as a run such as 5 6 7 or as equal ranks such as 8 8 8, that is a role: you take its cards and score.`,
  )
}

const goOn = ({ rules, seats }: BookSubject) => {
  if (seats === 1)
    return text(
      'あとは山札から1枚引いてくり返し、札がなくなるまでに何点取れるかを楽しみます。',
      'Then you draw a card and go on; see how many points you can make before the cards run out.',
    )
  return rules.target > 0
    ? text(
        `あとは札を1枚引いて次へ進み、全員の札がなくなるたびに点を足して、だれかの合計が${rules.target}点に届くまでゲームを重ね、合計の一番多い人が勝ちです。`,
        `Then you draw a card and play goes on until all cards have been played. Games follow until somebody’s total has reached ${rules.target} points; the highest total wins.`,
      )
    : text(
        'あとは札を1枚引いて次へ進み、全員の札がなくなったとき、点の多い人が勝ちです。',
        'Then you draw a card and play goes on; when all cards have been played, the most points win.',
      )
}
