import { type Block, type Chapter, text } from '@tefuda/kernel'
import { count, say } from '../block.ts'
import type { BookSubject } from '../subject.ts'

/** When the game ends and who wins. */
export const end = (subject: BookSubject): Chapter => ({
  id: 'end',
  title: text('終わりと勝ち負け', 'The end'),
  blocks: [...(subject.several ? [whole(subject)] : []), ...limit(subject)],
})

const whole = (subject: BookSubject): Block => {
  const { target, sanJiaXi, teams } = subject
  const ground = { rulings: [7] } as const
  if (sanJiaXi)
    return say(
      subject,
      `合計が${target}点に届いたチームがあれば終わりで、点の多いチームが勝ちます。同点なら、もう1ディール行います。`,
      `When a team has ${target} points the game ends and the team with more of them wins. With equal points there is one more deal.`,
      ground,
    )
  return teams
    ? say(
        subject,
        `合計が${target}点に届いたチームがあれば終わりで、点の多いチームが勝ちます。同点なら引き分けです。`,
        `When a team has ${target} points the game ends and the team with more of them wins. Equal teams share the win.`,
        ground,
      )
    : say(
        subject,
        `合計が${target}点に届いた人がいれば終わりで、合計の一番多い人が勝ちます。並んだら、勝ちを分け合います。`,
        `When somebody has ${target} points the game ends and the highest total wins. Equal totals share the win.`,
        ground,
      )
}

const limit = (subject: BookSubject): Block[] => {
  const { deals } = subject.rules
  if (deals === 0) return []
  const ground = { rulings: [7, 14] } as const
  return [
    deals === 1
      ? say(
          subject,
          '1ディールで終わり、点の一番多いほうが勝ちます。同じ点は同じ順位です。',
          'The game ends after one deal and the most points win. Equal points share a rank.',
          ground,
        )
      : say(
          subject,
          `ただし、${deals}ディールまでです。届いていなくても、同点でも、そこで終わります。`,
          `There are ${count(deals, 'deal')} at most; then the game ends, even if the points have not been reached or are equal.`,
          ground,
        ),
  ]
}
