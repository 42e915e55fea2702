import { type Block, type Chapter, text } from '@tefuda/kernel'
import { count, say } from '../block.ts'
import type { BookSubject } from '../subject.ts'

/** When a game and a session end, and who wins. */
export const end = (subject: BookSubject): Chapter => ({
  id: 'end',
  title: text('終わりと勝ち負け', 'The end'),
  blocks: [lastCard(subject), ...hidden(subject), ...result(subject)],
})

const lastCard = (subject: BookSubject): Block => {
  const { seats, rules } = subject
  if (seats === 1)
    return say(
      subject,
      '山札も手札もなくなれば終わりです（オールオーバー）。それまでの点の合計が、このゲームの得点です。',
      'When pile and hand are used up the game is over. What you have scored by then is your result.',
      { rulings: [19] },
    )
  if (rules.match)
    return say(
      subject,
      '自分の山札と手札がなくなった人から終わります。全員が終われば、そのゲームは終わりです（オールオーバー）。',
      'Whoever has used up pile and hand is done; when all are, the game is over.',
      { rulings: [17, 19] },
    )
  return say(
    subject,
    '手札がなくなった人の番は飛ばします。全員の手札がなくなれば終わりです（オールオーバー）。',
    'Whoever has no card left is skipped. When nobody has one, the game is over.',
    { rulings: [19] },
  )
}

const hidden = (subject: BookSubject): Block[] =>
  subject.rules.match
    ? [
        say(
          subject,
          'それまで、ほかの人の場は見えません。見えるのは点と残りの枚数だけです。',
          'Until then others’ fields are hidden; only their points and number of cards left can be seen.',
          { rulings: [17] },
        ),
      ]
    : []

const result = (subject: BookSubject): Block[] => {
  const { seats, rules } = subject
  if (rules.target > 0)
    return [
      say(
        subject,
        `ゲームごとの点を足していき、だれかの合計が${rules.target}点に届いたゲームで終わります。合計の一番多い人が勝ちで、一番多い人が並んだら、もう1ゲーム行います。`,
        `The points of all games are added. After the game in which somebody’s total has reached ${rules.target}, the highest total wins; if it is shared, one more game is played.`,
        { rulings: [17] },
      ),
      ...limit(subject),
    ]
  return seats > 1
    ? [
        say(
          subject,
          '点の一番多い人が勝ちです。同点なら同じ順位になります。',
          'The most points win; equal scores share a rank.',
        ),
      ]
    : []
}

const limit = (subject: BookSubject): Block[] => {
  const { deals } = subject.rules
  return deals === 0
    ? []
    : [
        say(
          subject,
          `ただし、${deals}ゲームまでです。そこで一番多い人が並んでいても、もう行いません。`,
          `There are at most ${count(deals, 'game')}, even if the highest total is shared then.`,
          { rulings: [31] },
        ),
      ]
}
