import { type Block, type Chapter, text } from '@tefuda/kernel'
import { count, list, say } from '../block.ts'
import type { BookSubject } from '../subject.ts'

/** When a round and the game end, and who wins. */
export const end = (subject: BookSubject): Chapter => ({
  id: 'end',
  title: text('ラウンドの終わりとゲームの終わり', 'The end of a round, and of the game'),
  blocks: [round(subject), game(subject), ...limit(subject), result(subject)],
})

const round = (subject: BookSubject): Block =>
  list(
    subject,
    [
      text(
        'だれかがあがれば、ラウンドは終わりです。山札がなくなり、最後の捨て札でだれもあがらなければ、流局です。',
        'A round ends when somebody wins, or when the wall is empty and nobody takes the last discard (a drawn round).',
      ),
      text(
        '親があがったら、次も同じ人が親です（連荘）。そうでなければ、流局でも、親は時計回りに次の人へ移ります。',
        'A dealer who wins deals again. Otherwise the deal passes clockwise, after a drawn round too.',
      ),
    ],
    { rulings: [4, 9, 10] },
  )

const game = (subject: BookSubject): Block => {
  const { rules, seats } = subject
  return say(
    subject,
    `親が${rules.laps}周したら、つまり親のあがらなかったラウンドが${rules.laps * seats}回になったら、ゲームは終わりです。だれかのチップがなくなったラウンドでも終わります。`,
    `The game ends when the deal has gone round ${rules.laps === 1 ? 'once' : rules.laps === 2 ? 'twice' : `${rules.laps} times`}, that is after ${count(rules.laps * seats, 'round')} not won by their dealer, or after a round that leaves somebody without chips.`,
    { rulings: [9] },
  )
}

const limit = (subject: BookSubject): Block[] => {
  const { deals } = subject.rules
  return deals === 0
    ? []
    : [
        say(
          subject,
          `ただし、${deals}ラウンドまでです。親が続けたラウンドも数えます。`,
          `There are at most ${count(deals, 'round')}, those of a kept deal included.`,
          { rulings: [13] },
        ),
      ]
}

const result = (subject: BookSubject): Block =>
  say(
    subject,
    'チップの一番多い人が勝ちです。同点なら同じ順位になります。',
    'The most chips win; equal chips share a rank.',
    { rulings: [9] },
  )
