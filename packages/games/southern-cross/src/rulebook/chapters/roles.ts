import { type Block, type Chapter, type Text, text } from '@tefuda/kernel'
import { ROLE_NAMES, ROLES, type RoleKind } from '../../rules.ts'
import { same, say, table } from '../block.ts'
import { roleFigure } from '../figure.ts'
import { type BookSubject, canOccur } from '../subject.ts'

/** The roles, what they score and where they lie. */
export const roles = (subject: BookSubject): Chapter => ({
  id: 'roles',
  title: text('役と点数', 'Roles and points'),
  blocks: [lines(subject), rolesTable(subject), runs(subject), ...figures(subject)],
})

const LINES = {
  '3x3': text(
    '役は、縦3列、横3列、斜め2列の、合わせて8本の列でできます。',
    'Roles are made on eight lines: three rows, three columns and both diagonals.',
  ),
  '4x4': text(
    '役は、縦・横・斜めに隣り合って並ぶ3枚か4枚でできます。斜めは、3マス以上あれば短い列も数えます。',
    'Roles are made by three or four cards side by side in a row, a column or a diagonal, short diagonals of three cells too.',
  ),
  '5x5': text(
    '役は、縦・横・斜めに隣り合って並ぶ3枚から5枚でできます。斜めは、3マス以上あれば短い列も数えます。',
    'Roles are made by three, four or five cards side by side in a row, a column or a diagonal, short diagonals too.',
  ),
  zodiac: text(
    '役は、環の上で隣り合う3枚から5枚か、環から中心を通って向かい側へ抜ける3枚でできます。環に端はなく、12時の隣は1時です。中心を通る列は6本あります。',
    'Roles are made by three, four or five cards side by side on the ring, or by three from the ring through the centre to the other side. The ring has no end: one o’clock follows twelve. Six lines go through the centre.',
  ),
  free: text(
    '役は、場のマスが縦・横・斜めにとぎれず続くところに並ぶ3枚から5枚でできます。',
    'Roles are made by three, four or five cards side by side in a row, a column or a diagonal of the field.',
  ),
  ultra: text(
    '役は、場のマスが縦・横・斜めにとぎれず続くところに並ぶ3枚から5枚でできます。',
    'Roles are made by three, four or five cards side by side in a row, a column or a diagonal of the field.',
  ),
} as const

const lines = (subject: BookSubject): Block => {
  const { ja, en } = LINES[subject.rules.board]
  return say(subject, ja, en, { rulings: [2] })
}

/** What a role is made of. */
export const MADE_OF: Readonly<Record<RoleKind, Text>> = {
  sequence: text('続いた数字3枚', 'three ranks in order'),
  set: text('同じ数字3枚', 'three of a rank'),
  'royal-sequence': text('同じスートの続いた数字3枚', 'three in order, of one suit'),
  'hyper-sequence': text('続いた数字4枚', 'four ranks in order'),
  'hyper-set': text('同じ数字4枚', 'four of a rank'),
  'hyper-royal-sequence': text('同じスートの続いた数字4枚', 'four in order, of one suit'),
  straight: text('続いた数字5枚', 'five ranks in order'),
  'five-cards': text('同じ数字5枚', 'five of a rank'),
  'straight-flush': text('同じスートの続いた数字5枚', 'five in order, of one suit'),
  'royal-straight-flush': text('同じスートの 10・J・Q・K・A', '10 J Q K A of one suit'),
  orion: text('ジョーカー3枚', 'three jokers'),
}

const rolesTable = (subject: BookSubject): Block => {
  const shown = ROLES.filter((kind) => canOccur(subject, kind))
  return table(
    subject,
    [text('役', 'Role'), text('並び', 'Cards'), text('点', 'Points')],
    shown.map((kind) => [ROLE_NAMES[kind], MADE_OF[kind], same(subject.rules.points[kind])]),
    {
      rulings: [2, 3],
    },
  )
}

const runs = (subject: BookSubject): Block =>
  say(
    subject,
    `数字は A から K まで進むと A に戻ります。Q・K・A や K・A・2 も続いた数字です。どちらの端から読んでもかまいませんが、順に並んでいなければなりません（3・5・4 は役になりません）。${subject.longest === 5 ? 'ロイヤル・ストレート・フラッシュだけは 10・J・Q・K・A に限ります。' : ''}`,
    `Ranks run from ace to king and on to the ace again: Q K A and K A 2 are in order too. Either end may come first, but the cards must lie in order; 3 5 4 is nothing.${subject.longest === 5 ? ' Only the royal straight flush must be 10 J Q K A.' : ''}`,
    { rulings: [3] },
  )

const EXAMPLES: readonly (readonly [needs: RoleKind, cards: string])[] = [
  ['sequence', 'S5 H6 C7'],
  ['sequence', 'H2 CA DK'],
  ['set', 'D9 S9 H9'],
  ['royal-sequence', 'HJ H10 H9'],
  ['hyper-sequence', 'C4 D5 H6 S7'],
  ['hyper-set', 'SQ HQ DQ CQ'],
  ['hyper-royal-sequence', 'D2 D3 D4 D5'],
  ['straight', 'DJ SQ HK CA H2'],
  ['five-cards', 'S6 H6 RJ D6 C6'],
  ['straight-flush', 'S9 S8 S7 S6 S5'],
  ['royal-straight-flush', 'H10 HJ HQ HK HA'],
]

const figures = (subject: BookSubject): Block[] =>
  EXAMPLES.flatMap(([needs, cards]) => (canOccur(subject, needs) ? roleFigure(subject, cards) : []))
