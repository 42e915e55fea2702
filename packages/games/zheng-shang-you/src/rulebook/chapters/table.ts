import { type Block, type Chapter, text } from '@tefuda/kernel'
import { say } from '../block.ts'
import type { BookSubject } from '../subject.ts'

/** What is played at this table: cards, people, how long. */
export const table = (subject: BookSubject): Chapter => ({
  id: 'table',
  title: text('この卓', 'This table'),
  blocks: [
    say(
      subject,
      'トランプ1組、52枚と、ジョーカー2枚を使います。ジョーカーは赤と黒で、赤のほうが強い札です。',
      'One pack of 52 cards and two jokers, a red one and a black one; the red is the stronger.',
    ),
    people(subject),
    length(subject),
  ],
})

const people = (subject: BookSubject): Block => {
  const about = {} as const
  switch (subject.rules.mode) {
    case 'teams':
      return say(
        subject,
        '4人で遊びます。向かい合う2人（席1と席3、席2と席4）が組みます。',
        'Four play; those who sit opposite are partners: seats 1 and 3, seats 2 and 4.',
      )
    case 'san-jia-xi':
      return say(
        subject,
        '6人で遊びます。ひとりおきの3人（席1・3・5と、席2・4・6）がチームを組みます（三家喜。成都では火箭とも）。',
        'Six play; every other seat belongs to one team of three: seats 1, 3, 5 and seats 2, 4, 6 (San Jia Xi; in Chengdu also Huo Jian).',
      )
    default:
      return say(subject, `${subject.seats}人の個人戦です。`, `A game for ${subject.seats}, everyone alone.`, about)
  }
}

const length = (subject: BookSubject): Block => {
  const { rules, target } = subject
  if (rules.deals === 1) return say(subject, '1ディールだけ遊びます。', 'One deal is played.', { rulings: [14] })
  const [sideJa, sideEn] = subject.teams ? ['どちらかのチーム', 'a team'] : ['だれか', 'somebody']
  const whole = say(
    subject,
    `${sideJa}の合計が${target}点になるまで、ディールを重ねます。`,
    `Deals are played until ${sideEn} has ${target} points.`,
    { rulings: [7] },
  )
  return whole
}
