import { type Block, type Chapter, type Text, text } from '@tefuda/kernel'
import type { BoardId, RoleKind } from '../../rules.ts'
import { same, say, slip, table } from '../block.ts'
import { moveFigure } from '../figure.ts'
import { type SceneName, scene } from '../scenes.ts'
import type { BookSubject } from '../subject.ts'
import { trickNamed } from '../trick-names.ts'

/** Several roles at once: what they are called and by how much they are multiplied. */
export const tricks = (subject: BookSubject): Chapter => ({
  id: 'tricks',
  title: text('いくつもの役を同時に', 'Several roles at once'),
  blocks: [
    say(
      subject,
      '一度に2つ以上の役ができると「トリック」です。どの役の札にもジョーカーがなければ、点の合計に倍率をかけます。',
      'Two or more roles made by one move are a trick. If none of their cards is a joker, the sum of their points is multiplied.',
      { rulings: [7] },
    ),
    extraTable(subject),
    ...extraFigures(subject),
    ...special(subject),
    say(
      subject,
      'ジョーカーが1枚でも入っていれば、前から場にあったジョーカーでも、点は足すだけです。呼び名も変わります。',
      'If there is a joker among them, even one that already lay there, the points are only added, and the trick has another name.',
      { rulings: [7, 8] },
    ),
    jokerTable(subject),
    ...(subject.longest === 3 ? [] : [beyondEight(subject)]),
    ...jokerFigures(subject),
    ...(subject.rules.board === '4x4' ? slip(subject, VARIANT, 200) : []),
  ],
})

/** The rulings that names rest on. */
const BOARD_RULINGS: Readonly<Record<'extra' | 'joker', Readonly<Record<BoardId, readonly number[]>>>> = {
  extra: { '3x3': [7, 8], '4x4': [7, 8, 25], '5x5': [7, 8], zodiac: [7, 8, 25], free: [7, 8, 25], ultra: [7, 8, 25] },
  joker: { '3x3': [8], '4x4': [8, 23, 24], '5x5': [8], zodiac: [8, 24], free: [8, 23], ultra: [8, 23] },
}

const HEAD = [text('同時にできた役', 'Roles at once'), text('呼び名', 'Name')]

/** A row of a table of tricks. */
export interface Row {
  readonly count: number
  readonly label: Text
  readonly centred?: boolean
  readonly length?: number
}

const rolesLabel = (n: number): Text => text(`${n}役`, `${n} roles`)
const orMore = (n: number): Text => text(`${n}役以上`, `${n} roles or more`)

export const extraRows = ({ rules }: BookSubject): Row[] => {
  const upTo = (last: number): Row[] =>
    Array.from({ length: last - 1 }, (_, k) => ({ count: k + 2, label: rolesLabel(k + 2) }))
  switch (rules.board) {
    case '5x5':
      return [
        ...upTo(8),
        {
          count: 4,
          label: text('中央に置いて、5枚役4つ', 'placed in the centre, four roles of five'),
          centred: true,
          length: 5,
        },
      ]
    case 'zodiac':
      return [
        ...upTo(4),
        { count: 5, label: text('中心で5役', '5 roles through the centre'), centred: true },
        { count: 6, label: text('中心で6役', '6 roles through the centre'), centred: true },
      ]
    case 'free':
    case 'ultra':
      return upTo(8)
    default:
      return upTo(4)
  }
}

const extraTable = (subject: BookSubject): Block => {
  return table(
    subject,
    [...HEAD, text('倍率', 'Times')],
    extraRows(subject).map(({ count, label, ...meeting }) => {
      const { name, multiplier } = trickNamed(subject, count, { joker: false, centred: false, ...meeting })
      return [label, name, same(`×${multiplier}`)]
    }),
    {
      rulings: BOARD_RULINGS.extra[subject.rules.board],
    },
  )
}

export const jokerRows = ({ rules }: BookSubject): Row[] => {
  const plain = (...counts: number[]): Row[] => counts.map((count) => ({ count, label: rolesLabel(count) }))
  const centred = (count: number): Row => ({
    count,
    label: text(
      `${count}役、どれも${rules.board === 'zodiac' ? '中心' : '中央'}を通る`,
      `${count} roles, all through the centre`,
    ),
    centred: true,
  })
  const elsewhere = (count: number): Row => ({
    count,
    label: text(`${count}役、それ以外`, `${count} roles otherwise`),
  })
  switch (rules.board) {
    case '3x3':
      return [...plain(2, 3), centred(4), elsewhere(4), { count: 5, label: orMore(5) }]
    case 'zodiac':
      return [...plain(2, 3), centred(4), elsewhere(4), ...plain(5), centred(6), elsewhere(6), ...plain(7, 8)]
    case 'free':
      return [...plain(2, 3), centred(4), elsewhere(4), ...plain(5, 6, 7, 8)]
    default:
      return plain(2, 3, 4, 5, 6, 7, 8)
  }
}

const jokerTable = (subject: BookSubject): Block => {
  const { board } = subject.rules
  return table(
    subject,
    HEAD,
    jokerRows(subject).map(({ count, label, ...meeting }) => [
      label,
      trickNamed(subject, count, { joker: true, centred: false, ...meeting }).name,
    ]),
    { rulings: BOARD_RULINGS.joker[board] },
  )
}

const beyondEight = (subject: BookSubject): Block =>
  say(
    subject,
    `8役より多ければ、役の数で「${trickNamed(subject, 9, { joker: true, centred: false }).name.ja}」のように呼びます。`,
    `Beyond eight the number of roles is said, as in "${trickNamed(subject, 9, { joker: true, centred: false }).name.en}".`,
    { rulings: [24] },
  )

/** Names for particular roles meeting. */
const special = (subject: BookSubject): Block[] => {
  if (subject.rules.board === '5x5') {
    const { name } = trickNamed(subject, 4, {
      joker: false,
      centred: true,
      length: 5,
      kinds: ['royal-straight-flush', 'royal-straight-flush', 'five-cards', 'straight'],
    })
    return [
      say(
        subject,
        `ニルヴァーナのうち、ロイヤル・ストレート・フラッシュ2つ、ファイブ・カード、ストレートの組は「${name.ja}」と呼びます。`,
        `A Nirvana of two royal straight flushes, five cards and a straight is called ${name.en}.`,
        { rulings: [8] },
      ),
    ]
  }
  const { name } = trickNamed(subject, 4, {
    joker: false,
    centred: true,
    kinds: ['royal-sequence', 'set', 'sequence', 'sequence'],
  })
  return [
    say(
      subject,
      `4役がロイヤル・シークエンス1つ、セット1つ、シークエンス2つなら「${name.ja}」と呼びます。`,
      `Four roles that are a royal sequence, a set and two sequences are called the ${name.en.toLowerCase()}.`,
      { rulings: subject.rules.board === '3x3' ? [8] : [8, 25] },
    ),
  ]
}

const EXTRA: Readonly<Record<BoardId, readonly SceneName[]>> = {
  '3x3': ['extraDouble', 'extraTriple', 'grandCross'],
  '4x4': ['extraDouble', 'extraTriple', 'grandCross'],
  '5x5': ['extraDouble', 'extraTriple', 'queenOfEmpire'],
  zodiac: ['extraTriple', 'supernova'],
  free: ['extraDouble', 'extraTriple', 'grandCross'],
  ultra: ['extraDouble', 'extraTriple', 'grandCross'],
}

const extraFigures = (subject: BookSubject): Block[] =>
  EXTRA[subject.rules.board].flatMap((name) =>
    name === 'queenOfEmpire' && subject.packs < 2 ? [] : moveFigure(subject, scene(subject, name), { rulings: [7, 8] }),
  )

const WITH_JOKER: Readonly<Record<BoardId, readonly SceneName[]>> = {
  '3x3': ['jokerTriple', 'southernCross'],
  '4x4': ['jokerTriple', 'variantCross'],
  '5x5': ['jokerTriple', 'southernCross'],
  zodiac: ['zodiacCross'],
  free: ['jokerTriple', 'southernCross'],
  ultra: ['jokerTriple', 'southernCross'],
}

/** Of the variant southern cross that is shown. */
const VARIANT: readonly RoleKind[] = ['hyper-sequence', 'hyper-royal-sequence', 'hyper-set', 'royal-sequence']

const jokerFigures = (subject: BookSubject): Block[] =>
  WITH_JOKER[subject.rules.board].flatMap((name) => moveFigure(subject, scene(subject, name), { rulings: [4, 7, 8] }))
