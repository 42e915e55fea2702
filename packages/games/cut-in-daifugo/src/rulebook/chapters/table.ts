import { type Block, type Chapter, joinTexts, text } from '@tefuda/kernel'
import { effectName } from '../../rules.ts'
import { count, say } from '../block.ts'
import type { BookSubject } from '../subject.ts'

const CARDS = 108

/** What is played at this table: the cards, the people, the effects, how long. */
export const table = (subject: BookSubject): Chapter => ({
  id: 'table',
  title: text('この卓', 'This table'),
  blocks: [cards(subject), effects(subject), cutIns(subject), session(subject)],
})

const cards = (subject: BookSubject): Block => {
  const { seats } = subject
  const fewest = Math.floor(CARDS / seats)
  const [eachJa, eachEn] =
    CARDS % seats === 0
      ? [`${fewest}枚ずつ`, `${fewest} each`]
      : [`${fewest}枚か${fewest + 1}枚ずつ`, `${fewest} or ${fewest + 1} each`]
  return say(
    subject,
    `${seats}人で遊びます。トランプ2組にジョーカー4枚を入れた${CARDS}枚を、席1から1枚ずつ、${eachJa}になるように全部配ります。`,
    `${seats} players. Two packs with four jokers, ${CARDS} cards, are dealt out one at a time from seat 1: ${eachEn}.`,
    { rulings: [16] },
  )
}

const effects = (subject: BookSubject): Block => {
  const names = subject.active.map(({ effect, rank }) => effectName(effect, rank))
  const ground = { rulings: [5] }
  if (names.length === 0)
    return say(
      subject,
      '札に効果はありません。強さだけで競います。',
      'No card has an effect: strength alone counts.',
      ground,
    )
  const all = joinTexts(names, text('、', ', '))
  return say(
    subject,
    `出すと効果のある札が${names.length}種類あります：${all.ja}。`,
    `${count(names.length, 'effect')} when certain ranks are played: ${all.en.toLowerCase()}.`,
    ground,
  )
}

const cutIns = (subject: BookSubject): Block =>
  subject.rules.cutIn
    ? say(
        subject,
        'まったく同じ札を持っている人は、順番でなくてもカットインできます。',
        'Whoever holds exactly the cards just played may cut in, out of turn.',
        { rulings: [4] },
      )
    : say(subject, 'カットインはできません。', 'There are no cut-ins.', { rulings: [4] })

const session = (subject: BookSubject): Block => {
  const { deals } = subject.rules
  return subject.several
    ? say(
        subject,
        `${deals}ゲームを続けて行い、順位の点の合計を競います。`,
        `${deals} games make a session; the points for places are added up.`,
        { rulings: [11] },
      )
    : say(subject, '1ゲームだけの勝負です。', 'A single game is played.', { rulings: [11] })
}
