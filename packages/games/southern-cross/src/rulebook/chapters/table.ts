import { type Block, type Chapter, text } from '@tefuda/kernel'
import { count, say } from '../block.ts'
import type { BookSubject } from '../subject.ts'

/** What is played at this table: the field, the cards, the people, how long. */
export const table = (subject: BookSubject): Chapter => ({
  id: 'table',
  title: text('この卓', 'This table'),
  blocks: [
    field(subject),
    packs(subject),
    people(subject),
    hand(subject),
    session(subject),
    takingBack(subject),
  ].flat(),
})

const FIELDS = {
  '3x3': text('場は縦3マス、横3マスの9マスです。', 'The field is three cells by three.'),
  '4x4': text(
    '場は縦4マス、横4マスの16マスです（シシクロス、またの名をリベンジ・クロス）。',
    'The field is four cells by four (4×4 cross, also called revenge cross).',
  ),
  '5x5': text(
    '場は縦5マス、横5マスの25マスです（ゴゴクロス、またの名をモンテカルロ・クロス）。',
    'The field is five cells by five (5×5 cross, also called Monte Carlo cross).',
  ),
  zodiac: text(
    '場は時計の文字盤のような12マスの環と、その中心の1マス、合わせて13マスです（ゾディアクロス、またの名をクロックワーク・サザンクロス、十二神将クロス）。',
    'The field is a ring of twelve cells, like a clock face, and one in its centre (zodiac cross, also called clockwork Southern Cross or cross of the twelve generals).',
  ),
  free: text(
    '場は縦3マス、横3マスの9マスから始まり、好きなほうへ広がっていきます（フリークロス、またの名をのびクロス）。',
    'The field begins with three cells by three and grows wherever the players like (free cross, also called stretching cross).',
  ),
  ultra: text(
    '場は何もないところから始まり、好きなほうへ広がっていきます（ウルトラ・フリークロス、またの名をビッグバン・クロス）。',
    'The field begins with nothing and grows wherever the players like (ultra free cross, also called big bang cross).',
  ),
} as const

const field = (subject: BookSubject): Block => {
  const { ja, en } = FIELDS[subject.rules.board]
  return say(subject, ja, en, { rulings: [2] })
}

const packs = (subject: BookSubject): Block => {
  const { packs: n, rules } = subject
  const [whoJa, whoEn] = rules.match ? ['それぞれ', 'Everybody uses '] : ['', '']
  return say(
    subject,
    `${whoJa}トランプ${n}組、${n * 54}枚を使います。うち${n * 2}枚はジョーカーです。`,
    `${whoEn}${count(n, 'pack')} of cards, ${n * 54} in all, ${n * 2} of them jokers.`,
    { rulings: [14] },
  )
}

const people = (subject: BookSubject): Block => {
  const { seats, rules } = subject
  if (rules.match)
    return say(
      subject,
      `${seats}人がそれぞれ自分の場でひとり遊びをして、点数を比べます（マッチ・プレイ）。`,
      `${seats} players each play a solitaire on a field of their own and compare their scores (match play).`,
      { rulings: [17] },
    )
  if (seats > 1)
    return say(
      subject,
      `${seats}人で1つの場を囲み、順番に札を置きます。`,
      `${seats} players share one field and take turns.`,
    )
  return say(subject, 'ひとりで遊びます（ソリティア・クロス）。', 'You play alone (solitaire cross).')
}

const hand = (subject: BookSubject): Block[] => {
  const { rules } = subject
  const [nameJa, nameEn] = rules.hand === 1 ? ['（ショート・プレイ）', ' (short play)'] : ['', '']
  const own = say(subject, `手札は${rules.hand}枚です${nameJa}。`, `A hand is ${count(rules.hand, 'card')}${nameEn}.`, {
    rulings: [14],
  })
  if (rules.jokers === 0) return [own]
  const [red, black] = [Math.ceil(rules.jokers / 2), Math.floor(rules.jokers / 2)]
  const extra = say(
    subject,
    `さらにジョーカーを${rules.jokers}枚（赤${red}枚${black > 0 ? `、黒${black}枚` : ''}）持って始めます（ワイルド・プレイ）。手札は合わせて${rules.hand + rules.jokers}枚で始まり、1枚置くごとに1枚引きます。`,
    `On top of that everybody starts with ${count(rules.jokers, 'joker')}, ${red} red${black > 0 ? ` and ${black} black` : ''} (wild play): ${count(rules.hand + rules.jokers, 'card')} to begin with, and one draw for each card played.`,
    { rulings: [14, 29] },
  )
  return [own, extra]
}

const session = (subject: BookSubject): Block => {
  const { target } = subject.rules
  return target > 0
    ? say(
        subject,
        `だれかの合計が${target}点に届くまで、ゲームを重ねます${target === 1000 ? '（サウザンド・ポイント）' : ''}。`,
        `Games are played until somebody’s total has reached ${target} points${target === 1000 ? ' (play to a thousand)' : ''}.`,
        { rulings: [17] },
      )
    : say(subject, '1ゲームで終わりです。', 'One game is played.')
}

const takingBack = (subject: BookSubject): Block =>
  subject.rules.undo && subject.seats === 1
    ? say(
        subject,
        '置いた札を戻せます。戻して遊んだゲームには印がつきます。',
        'A placed card may be taken back; a game in which that was done is marked.',
        { rulings: [20] },
      )
    : say(subject, '置いた札は戻せません。', 'A placed card is not taken back.', { rulings: [20] })
